import type { NextTinyStep } from '../../contract/entities.gen';
import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/steps.gen';
import { listPage, nextPages } from './listPage';
import type { ListPage } from './listPage';

/** So many earlier steps are shown at first, and so many more each time that they are asked for. */
const FIRST_PAGE_SIZE = 5;
const PAGE_SIZE = 20;

/** More pods than anybody is in: a person has one current step in each of theirs. */
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
  listMySteps: { providesTags: ['Step'] },
  listPodSteps: { providesTags: ['Step'] },
  listPodStepStatuses: { providesTags: ['Step'] },
  updateStep: { invalidatesTags: ['Step'] },
  commitStep: { invalidatesTags: ['Step'] },
  markStepDone: { invalidatesTags: ['Step'] },
  markStepNotDone: { invalidatesTags: ['Step'] },
  // What was asked says itself how it stands once it is answered.
  getAskedStep: 'none',
  answerStep: { invalidatesTags: ['Step'] },
}).injectEndpoints({
  endpoints: (build) => ({
    /**
     * What somebody committed to in a pod before their current step, the newest first, as far as it was asked for. Fetched
     * anew it is as long as it was.
     */
    previousSteps: build.infiniteQuery<ListPage<NextTinyStep>, PreviousStepsArg, string | undefined>({
      infiniteQueryOptions: nextPages,
      query: ({ queryArg: { podId, userId }, pageParam: after }) => ({
        url: `/v1/pods/${encodeURIComponent(podId)}/next-tiny-steps`,
        params: { userId, ...ofPages(after) },
      }),
      transformResponse: (steps: NextTinyStep[], meta) => listPage(steps, meta),
      providesTags: ['Step'],
    }),
    /** The same of one's own, in every pod one has ever been in. */
    myPreviousSteps: build.infiniteQuery<ListPage<NextTinyStep>, void, string | undefined>({
      infiniteQueryOptions: nextPages,
      query: ({ pageParam }) => ({ url: '/v1/my-next-tiny-steps', params: ofPages(pageParam) }),
      transformResponse: (steps: NextTinyStep[], meta) => listPage(steps, meta),
      providesTags: ['Step'],
    }),
  }),
});

export const { usePreviousStepsInfiniteQuery, useMyPreviousStepsInfiniteQuery } = stepsApi;

/** What is asked for one's current step in each of one's pods. */
export const myCurrentSteps = { current: true, limit: MAX_CURRENT_STEPS };

export const useMyCurrentStepsQuery = () => stepsApi.useListMyStepsQuery(myCurrentSteps);

export * from './generated/steps.gen';
