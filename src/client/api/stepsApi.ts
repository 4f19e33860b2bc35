import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/steps.gen';

withCacheRules(enhancedApi, {
  listMySteps: { providesTags: ['Step'] },
  listPodSteps: { providesTags: ['Step'] },
  listPodStepStatuses: { providesTags: ['Step'] },
  updateStep: { invalidatesTags: ['Step'] },
  commitStep: { invalidatesTags: ['Step'] },
});

export * from './generated/steps.gen';
