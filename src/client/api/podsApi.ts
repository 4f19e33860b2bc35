import type { Pod, PodOverview, WaitlistEntry } from '../../contract/entities.gen';
import { POD_PAGE_SIZE, SMALL_PAGE_SIZE } from '../../domain/lists/pageSizes';
import { acrossPods, ofPod, withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/pods.gen';
import type { ListPodOverviewApiArg, ListPodsApiArg, ListWaitlistsApiArg } from './generated/pods.gen';
import { listPage, nextPages } from './listPage';
import type { ListPage } from './listPage';

const WAITLIST_PAGE_SIZE = 10;

export type PodPagesArg = Omit<ListPodsApiArg, 'limit' | 'after'>;

interface PodPage extends ListPage<Pod> {
  isFiltered: boolean;
  filterKey: string;
}

interface PodOverviewPage extends ListPage<PodOverview> {
  listKey: string;
}

const overviewTags = acrossPods('Pod', 'PodMember', 'Waitlist', 'Step');

const seatTags = [
  'Membership',
  'Pod',
  'PodMember',
  'Waitlist',
  'Channel',
  'Step',
  'StepResponse',
  'Member',
  'Leader',
] as const;

export const podsApi = withCacheRules(enhancedApi, {
  listPods: { providesTags: acrossPods('Pod') },
  listPodOverview: { providesTags: overviewTags },
  listMyPods: { providesTags: acrossPods('Pod') },
  getPod: { providesTags: ofPod('Pod') },
  listPodMembers: { providesTags: ofPod('PodMember', 'Step') },
  listWaitlists: { providesTags: acrossPods('Waitlist') },
  listPodWaitlist: { providesTags: ofPod('Waitlist') },
  listMyWaitlists: { providesTags: acrossPods('Waitlist') },
  createPod: { invalidatesTags: seatTags },
  getPodFormation: { providesTags: ofPod('Waitlist') },
  formPod: { invalidatesTags: seatTags },
  // A new meeting link revokes the assistant's; a higher maximum admits people from the waitlist.
  updatePod: {
    invalidatesTags: ['Pod', 'PodMember', 'Member', 'Leader', 'Meeting', 'Waitlist', 'Channel', 'Step', 'Assistant'],
  },
  deletePod: { invalidatesTags: seatTags },
  joinPod: { invalidatesTags: seatTags },
  leavePod: { invalidatesTags: seatTags },
  switchPod: { invalidatesTags: seatTags },
  placePodMember: { invalidatesTags: seatTags },
  removePodMember: { invalidatesTags: [...seatTags, 'Assistant'] },
  joinWaitlist: { invalidatesTags: ['Pod', 'Waitlist'] },
  leaveWaitlist: { invalidatesTags: ['Pod', 'Waitlist'] },
}).injectEndpoints({
  endpoints: (build) => ({
    /** A refetch reloads all loaded pages: pods change while the user reads, who must not lose their position. */
    podPages: build.infiniteQuery<PodPage, PodPagesArg, string | undefined>({
      infiniteQueryOptions: nextPages,
      query: ({ queryArg: { id, ...asked }, pageParam: after }) => ({
        url: `/v1/memberships/${encodeURIComponent(id)}/pods`,
        params: { ...asked, limit: POD_PAGE_SIZE, after },
      }),
      transformResponse: (pods: Pod[], meta, { queryArg: { q, weekday, timeOfDay } }) => ({
        ...listPage(pods, meta, q),
        filterKey: JSON.stringify([q, weekday, timeOfDay]),
        isFiltered: (q ?? weekday ?? timeOfDay) !== undefined,
      }),
      providesTags: acrossPods('Pod'),
    }),
    podOverviewPages: build.infiniteQuery<
      PodOverviewPage,
      Omit<ListPodOverviewApiArg, 'limit' | 'after'>,
      string | undefined
    >({
      infiniteQueryOptions: nextPages,
      query: ({ queryArg: { id, ...asked }, pageParam: after }) => ({
        url: `/v1/memberships/${encodeURIComponent(id)}/pod-overview`,
        params: { ...asked, limit: SMALL_PAGE_SIZE, after },
      }),
      transformResponse: (pods: PodOverview[], meta, { queryArg: { q, sort, order } }) => ({
        ...listPage(pods, meta, q),
        listKey: JSON.stringify([q, sort, order]),
      }),
      providesTags: overviewTags,
    }),
    waitlistPages: build.infiniteQuery<
      ListPage<WaitlistEntry>,
      Pick<ListWaitlistsApiArg, 'id' | 'q'>,
      string | undefined
    >({
      infiniteQueryOptions: nextPages,
      query: ({ queryArg: { id, ...asked }, pageParam: after }) => ({
        url: `/v1/memberships/${encodeURIComponent(id)}/waitlists`,
        params: { ...asked, limit: POD_PAGE_SIZE, after },
      }),
      transformResponse: (entries: WaitlistEntry[], meta, { queryArg: { q } }) => listPage(entries, meta, q),
      providesTags: acrossPods('Waitlist'),
    }),
    podWaitlist: build.infiniteQuery<ListPage<WaitlistEntry>, { id: string }, string | undefined>({
      infiniteQueryOptions: nextPages,
      query: ({ queryArg: { id }, pageParam: after }) => ({
        url: `/v1/pods/${encodeURIComponent(id)}/waitlist`,
        params: { limit: WAITLIST_PAGE_SIZE, after },
      }),
      transformResponse: (entries: WaitlistEntry[], meta) => listPage(entries, meta),
      providesTags: ofPod('Waitlist'),
    }),
  }),
});

export const {
  usePodOverviewPagesInfiniteQuery,
  usePodPagesInfiniteQuery,
  usePodWaitlistInfiniteQuery,
  useWaitlistPagesInfiniteQuery,
} = podsApi;
export * from './generated/pods.gen';
