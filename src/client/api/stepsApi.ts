import { enhancedApi } from './generated/steps.gen';

enhancedApi.enhanceEndpoints({
  endpoints: {
    listMySteps: { providesTags: ['Step'] },
    listPodSteps: { providesTags: ['Step'] },
    updateStep: { invalidatesTags: ['Step'] },
    commitStep: { invalidatesTags: ['Step'] },
  },
});

export * from './generated/steps.gen';
