import type { Pod, WaitlistEntry } from '../../contract/entities.gen';
import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/pods.gen';
import type { ListPodsApiArg, ListWaitlistsApiArg } from './generated/pods.gen';
import { listPage, nextPages, PAGE_SIZE, SMALL_PAGE_SIZE } from './listPage';
import type { ListPage } from './listPage';

export type PodPagesArg = Omit<ListPodsApiArg, 'limit' | 'after'>;

interface PodPage extends ListPage<Pod> {
  /** Whether it was asked for by a search, or by when pods meet: then there may be more pods than it counts. */
  isNarrowed: boolean;
  /** All of that in one word, which pages of different lists have in common when they answer the same. */
  asked: string;
}

/** What changes when somebody takes or gives up a place; with it what they may do in the membership. */
const places = ['Membership', 'Pod', 'PodMember', 'Waitlist', 'Channel', 'Step', 'Member', 'Leader'] as const;

export const podsApi = withCacheRules(enhancedApi, {
  listPods: { providesTags: ['Pod'] },
  listMyPods: { providesTags: ['Pod'] },
  getPod: { providesTags: ['Pod'] },
  listPodMembers: { providesTags: ['PodMember'] },
  listWaitlists: { providesTags: ['Waitlist'] },
  listMyWaitlists: { providesTags: ['Waitlist'] },
  createPod: { invalidatesTags: places },
  getPodFormation: { providesTags: ['Waitlist'] },
  formPod: { invalidatesTags: places },
  // Another link puts an end to the assistant's, which was in force; a higher maximum lets in who waits.
  updatePod: {
    invalidatesTags: ['Pod', 'PodMember', 'Member', 'Leader', 'Meeting', 'Waitlist', 'Channel', 'Step', 'Assistant'],
  },
  deletePod: { invalidatesTags: places },
  joinPod: { invalidatesTags: places },
  leavePod: { invalidatesTags: places },
  switchPod: { invalidatesTags: places },
  removePodMember: { invalidatesTags: [...places, 'Assistant'] },
  joinWaitlist: { invalidatesTags: ['Pod', 'Waitlist'] },
  leaveWaitlist: { invalidatesTags: ['Pod', 'Waitlist'] },
}).injectEndpoints({
  endpoints: (build) => ({
    /**
     * `listPods` page by page, as far as somebody has scrolled. Fetched anew, it is as many pages as there were: pods change
     * while they are looked at, and nobody loses their place for it.
     */
    podPages: build.infiniteQuery<PodPage, PodPagesArg, string | undefined>({
      infiniteQueryOptions: nextPages,
      query: ({ queryArg: { id, ...asked }, pageParam: after }) => ({
        url: `/v1/memberships/${encodeURIComponent(id)}/pods`,
        params: { ...asked, limit: SMALL_PAGE_SIZE, after },
      }),
      transformResponse: (pods: Pod[], meta, { queryArg: { q, weekday, timeOfDay } }) => ({
        ...listPage(pods, meta, q),
        asked: JSON.stringify([q, weekday, timeOfDay]),
        isNarrowed: (q ?? weekday ?? timeOfDay) !== undefined,
      }),
      providesTags: ['Pod'],
    }),
    /** `listWaitlists` page by page. Fetched anew, it is as many pages as there were. */
    waitlistPages: build.infiniteQuery<
      ListPage<WaitlistEntry>,
      Pick<ListWaitlistsApiArg, 'id' | 'q'>,
      string | undefined
    >({
      infiniteQueryOptions: nextPages,
      query: ({ queryArg: { id, ...asked }, pageParam: after }) => ({
        url: `/v1/memberships/${encodeURIComponent(id)}/waitlists`,
        params: { ...asked, limit: PAGE_SIZE, after },
      }),
      transformResponse: (entries: WaitlistEntry[], meta, { queryArg: { q } }) => listPage(entries, meta, q),
      providesTags: ['Waitlist'],
    }),
  }),
});

export const { usePodPagesInfiniteQuery, useWaitlistPagesInfiniteQuery } = podsApi;
export * from './generated/pods.gen';
