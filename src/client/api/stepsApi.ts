import type { NextTinyStep } from '../../contract/entities.gen';
import { myStepsTag, ofPod, withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/steps.gen';
import { listPage, nextPages } from './listPage';
import type { ListPage } from './listPage';

const FIRST_PAGE_SIZE = 5;
const PAGE_SIZE = 20;

/** Above any number of pods; a person has one current step in each. */
const MAX_CURRENT_STEPS = 500;

interface PreviousStepsArg {
  podId: string;
  userId: string;
}

const ofPages = (after: string | undefined) => ({
  current: false,
  limit: after === undefined ? FIRST_PAGE_SIZE : PAGE_SIZE,
  after,
});

export const stepsApi = withCacheRules(enhancedApi, {
  listMySteps: { providesTags: [myStepsTag] },
  listPodSteps: { providesTags: ofPod('Step') },
  listPodStepStatuses: { providesTags: ofPod('Step') },
  updateStep: { invalidatesTags: ['Step', 'Round'] },
  commitStep: { invalidatesTags: ['Step', 'StepResponse', 'Round'] },
  markStepDone: { invalidatesTags: ['Step', 'Round'] },
  markStepNotDone: { invalidatesTags: ['Step', 'Round'] },
  enterStep: { invalidatesTags: ['Step', 'StepResponse', 'Round'] },
  enterStepStatus: { invalidatesTags: ['Step', 'Round'] },
  confirmStep: { invalidatesTags: ['Step', 'Round'] },
  listPodStepResponses: { providesTags: ofPod('StepResponse') },
  cheerStep: { invalidatesTags: ['StepResponse'] },
  withdrawCheer: { invalidatesTags: ['StepResponse'] },
  commentOnStep: { invalidatesTags: ['StepResponse'] },
  deleteStepComment: { invalidatesTags: ['StepResponse'] },
  nudgeStep: { invalidatesTags: ['PodMember'] },
  getAskedStep: 'none',
  answerStep: { invalidatesTags: ['Step', 'Round'] },
}).injectEndpoints({
  endpoints: (build) => ({
    previousSteps: build.infiniteQuery<ListPage<NextTinyStep>, PreviousStepsArg, string | undefined>({
      infiniteQueryOptions: nextPages,
      query: ({ queryArg: { podId, userId }, pageParam: after }) => ({
        url: `/v1/pods/${encodeURIComponent(podId)}/next-tiny-steps`,
        params: { userId, ...ofPages(after) },
      }),
      transformResponse: (steps: NextTinyStep[], meta) => listPage(steps, meta),
      providesTags: (_pages, _error, { podId }) => [{ type: 'Step', id: podId }],
    }),
    myPreviousSteps: build.infiniteQuery<ListPage<NextTinyStep>, void, string | undefined>({
      infiniteQueryOptions: nextPages,
      query: ({ pageParam }) => ({ url: '/v1/my-next-tiny-steps', params: ofPages(pageParam) }),
      transformResponse: (steps: NextTinyStep[], meta) => listPage(steps, meta),
      providesTags: [myStepsTag],
    }),
  }),
});

export const { usePreviousStepsInfiniteQuery, useMyPreviousStepsInfiniteQuery } = stepsApi;

export const myCurrentSteps = { current: true, limit: MAX_CURRENT_STEPS };

export const useMyCurrentStepsQuery = () => stepsApi.useListMyStepsQuery(myCurrentSteps);

export * from './generated/steps.gen';
