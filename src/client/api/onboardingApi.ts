import { actionKey } from '../../domain/onboarding/actions';
import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/onboarding.gen';

export const onboardingApi = withCacheRules(enhancedApi, {
  listAllMyActions: { providesTags: ['Action'] },
  listMyActions: { providesTags: ['Action'] },
  deferAction: { invalidatesTags: ['Action'] },
  completeAction: {
    invalidatesTags: (_done, _error, { completeActionRequest: { action } }) =>
      action === 'LEADER_CONFIRM_TRAINING' ? ['Membership', 'LeaderStatus', 'LeaderPod', 'Leader', 'Member'] : [],
    async onQueryStarted({ completeActionRequest: done }, { dispatch, queryFulfilled }) {
      const confirmed = await queryFulfilled.then(
        () => true,
        () => false,
      );
      if (!confirmed) return;
      dispatch(
        enhancedApi.util.updateQueryData('listAllMyActions', undefined, (actions) =>
          actions.filter((due) => actionKey(due) !== actionKey(done)),
        ),
      );
    },
  },
});

export * from './generated/onboarding.gen';
