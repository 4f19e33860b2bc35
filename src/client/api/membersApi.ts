import type { Member, WaitingRegistration } from '../../contract/entities.gen';
import type { LeaderStatus } from '../../domain/leadership/status';
import type { MemberSort } from '../../domain/members/sorts';
import { PAGE_SIZE, SMALL_PAGE_SIZE } from '../../domain/lists/pageSizes';
import { membershipListsTag, withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/members.gen';
import type { ListMembersApiArg, ListWaitingRegistrationsApiArg } from './generated/members.gen';
import { listPage, nextPages } from './listPage';
import type { ListPage } from './listPage';

type MembersArg = Pick<ListMembersApiArg, 'id' | 'q' | 'leaderStatus' | 'withoutPod'> & { sort: MemberSort };

interface MemberPage extends ListPage<Member> {
  sort: MemberSort;
  leaderStatus?: LeaderStatus;
  withoutPod: boolean;
}

export const membersApi = withCacheRules(enhancedApi, {
  registerMember: 'none',
  listMembers: { providesTags: ['Member'] },
  search: { keepUnusedDataFor: 0 },
  listWaitingRegistrations: { providesTags: ['Member'] },
  acceptInvite: { invalidatesTags: ['Business', 'Membership', 'Pod', 'Waitlist', 'Channel', 'Action'] },
  // Refetches only the lists: the user can no longer read the membership they left.
  leaveMembership: {
    invalidatesTags: [membershipListsTag, 'Business', 'Pod', 'LeaderPod', 'Waitlist', 'Channel', 'Step'],
  },
  removeMember: { invalidatesTags: ['Member', 'Leader', 'Pod', 'PodMember', 'Waitlist', 'Step', 'Assistant'] },
  disableMember: { invalidatesTags: ['Member', 'Leader', 'PodMember'] },
  // If the person enabled is on a waitlist, they may get a seat that has become free meanwhile.
  enableMember: { invalidatesTags: ['Member', 'Leader', 'Pod', 'PodMember', 'Waitlist', 'Step'] },
  sendLoginLink: 'none',
  changeMemberEmail: { invalidatesTags: ['Member'] },
}).injectEndpoints({
  endpoints: (build) => ({
    /**
     * A refetch starts at the first page: all pages of ten thousand members would take two hundred requests in
     * sequence.
     */
    memberPages: build.infiniteQuery<MemberPage, MembersArg, string | undefined>({
      infiniteQueryOptions: { ...nextPages, refetchCachedPages: false },
      query: ({ queryArg: { id, ...search }, pageParam: after }) => ({
        url: `/v1/memberships/${encodeURIComponent(id)}/members`,
        params: { ...search, limit: SMALL_PAGE_SIZE, after },
      }),
      transformResponse: (members: Member[], meta, { queryArg: { q, sort, leaderStatus, withoutPod = false } }) => ({
        ...listPage(members, meta, q),
        sort,
        ...(leaderStatus && { leaderStatus }),
        withoutPod,
      }),
      providesTags: ['Member'],
    }),
    /** A refetch starts at the first page, since the newest come first. */
    waitingRegistrationPages: build.infiniteQuery<
      ListPage<WaitingRegistration>,
      Pick<ListWaitingRegistrationsApiArg, 'id'>,
      string | undefined
    >({
      infiniteQueryOptions: { ...nextPages, refetchCachedPages: false },
      query: ({ queryArg: { id }, pageParam: after }) => ({
        url: `/v1/memberships/${encodeURIComponent(id)}/waiting-registrations`,
        params: { limit: PAGE_SIZE, after },
      }),
      transformResponse: (registrations: WaitingRegistration[], meta) => listPage(registrations, meta),
      providesTags: ['Member'],
    }),
  }),
});

export const { useMemberPagesInfiniteQuery, useWaitingRegistrationPagesInfiniteQuery } = membersApi;
export * from './generated/members.gen';
