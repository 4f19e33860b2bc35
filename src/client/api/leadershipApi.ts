import type { Leader, LeaderCandidates } from '../../contract/entities.gen';
import { PAGE_SIZE } from '../../domain/lists/pageSizes';
import { acrossPods, ofPod, withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/leadership.gen';
import type { GetLeaderCandidatesApiArg, ListLeadersApiArg } from './generated/leadership.gen';
import { listPage, nextPages } from './listPage';
import type { ListPage } from './listPage';

type CandidatePage = ListPage<LeaderCandidates['candidates'][number]> & Omit<LeaderCandidates, 'candidates'>;

const leading = ['Pod', 'PodMember', 'Leader', 'Member', 'Membership', 'Channel', 'LeaderPod', 'Meeting'] as const;

export const leadershipApi = withCacheRules(enhancedApi, {
  listLeaders: { providesTags: ['Leader'] },
  getMyLeaderStatus: { providesTags: ['LeaderStatus'] },
  requestLeadership: { invalidatesTags: ['LeaderStatus', 'Membership'] },
  setLeaderStatus: { invalidatesTags: ['Leader', 'Member', 'LeaderStatus'] },
  approveLeader: { invalidatesTags: ['Leader', 'Member', 'Notification'] },
  declineLeader: { invalidatesTags: ['Leader', 'Member', 'Notification'] },
  reopenApplication: { invalidatesTags: ['Leader', 'Member', 'Notification'] },
  demoteLeader: { invalidatesTags: [...leading, 'LeaderStatus', 'Assistant'] },
  getLeaderCandidates: { providesTags: ofPod('LeaderTransfer', 'PodMember', 'Leader') },
  listMyLeaderTransfers: { providesTags: acrossPods('LeaderTransfer') },
  getLeaderTransfer: { providesTags: acrossPods('LeaderTransfer') },
  offerLeaderTransfer: { invalidatesTags: ['LeaderTransfer'] },
  // The new leader gets a step there, and the free seat goes to the waitlist.
  acceptLeaderTransfer: {
    invalidatesTags: [...leading, 'LeaderTransfer', 'LeaderStatus', 'Notification', 'Assistant', 'Step', 'Waitlist'],
  },
  declineLeaderTransfer: { invalidatesTags: ['LeaderTransfer', 'Pod', 'Notification'] },
  getAssistantLeader: { providesTags: ofPod('Assistant') },
  assignAssistantLeader: { invalidatesTags: ['Assistant', 'Pod', 'PodMember'] },
  unassignAssistantLeader: { invalidatesTags: ['Assistant', ...leading] },
  declineAssistantLeader: { invalidatesTags: ['Assistant', 'Pod', 'PodMember', 'Notification'] },
  confirmAssistantLeader: { invalidatesTags: ['Assistant', 'Notification', ...leading] },
}).injectEndpoints({
  endpoints: (build) => ({
    leaderPages: build.infiniteQuery<
      ListPage<Leader>,
      Pick<ListLeadersApiArg, 'id' | 'q' | 'filter'>,
      string | undefined
    >({
      infiniteQueryOptions: nextPages,
      query: ({ queryArg: { id, ...asked }, pageParam: after }) => ({
        url: `/v1/memberships/${encodeURIComponent(id)}/leaders`,
        params: { ...asked, limit: PAGE_SIZE, after },
      }),
      transformResponse: (leaders: Leader[], meta, { queryArg: { q } }) => listPage(leaders, meta, q),
      providesTags: ['Leader'],
    }),
    candidatePages: build.infiniteQuery<CandidatePage, Pick<GetLeaderCandidatesApiArg, 'id' | 'q'>, string | undefined>(
      {
        infiniteQueryOptions: nextPages,
        query: ({ queryArg: { id, ...asked }, pageParam: after }) => ({
          url: `/v1/pods/${encodeURIComponent(id)}/leader-candidates`,
          params: { ...asked, limit: PAGE_SIZE, after },
        }),
        transformResponse: ({ candidates, ...choice }: LeaderCandidates, meta, { queryArg: { q } }) => ({
          ...listPage(candidates, meta, q),
          ...choice,
        }),
        providesTags: ofPod('LeaderTransfer', 'PodMember', 'Leader'),
      },
    ),
  }),
});

export const { useLeaderPagesInfiniteQuery, useCandidatePagesInfiniteQuery } = leadershipApi;
export * from './generated/leadership.gen';
