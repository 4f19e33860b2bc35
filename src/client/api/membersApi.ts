import type { Member, WaitingRegistration } from '../../contract/entities.gen';
import type { LeaderStatus } from '../../domain/leadership/status';
import type { MemberSort } from '../../domain/members/sorts';
import { membershipLists, withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/members.gen';
import type { ListMembersApiArg, ListWaitingRegistrationsApiArg } from './generated/members.gen';
import { listPage, nextPages, PAGE_SIZE } from './listPage';
import type { ListPage } from './listPage';

type MembersArg = Pick<ListMembersApiArg, 'id' | 'q' | 'leaderStatus'> & { sort: MemberSort };

interface MemberPage extends ListPage<Member> {
  /** What it was asked to be sorted by. */
  sort: MemberSort;
  /** Whom it was asked for alone; absent where everybody was. */
  leaderStatus?: LeaderStatus;
}

export const membersApi = withCacheRules(enhancedApi, {
  // Who registers is not logged in yet.
  registerMember: 'none',
  listMembers: { providesTags: ['Member'] },
  listWaitingRegistrations: { providesTags: ['Member'] },
  acceptInvite: { invalidatesTags: ['Business', 'Membership', 'Pod', 'Waitlist', 'Channel', 'Action'] },
  // Of memberships the lists alone: the one that was left is not there for them any more.
  leaveMembership: {
    invalidatesTags: [membershipLists, 'Business', 'Pod', 'LeaderPod', 'Waitlist', 'Channel', 'Step'],
  },
  removeMember: { invalidatesTags: ['Member', 'Leader', 'Pod', 'PodMember', 'Waitlist', 'Step', 'Assistant'] },
  disableMember: { invalidatesTags: ['Member', 'Leader', 'PodMember'] },
  // Who waited for a place gets what became free meanwhile.
  enableMember: { invalidatesTags: ['Member', 'Leader', 'Pod', 'PodMember', 'Waitlist', 'Step'] },
  changeMemberEmail: { invalidatesTags: ['Member'] },
}).injectEndpoints({
  endpoints: (build) => ({
    /**
     * `listMembers` page by page, as far as somebody has scrolled. Fetched anew, it is the first page again: all of
     * them would be a hundred requests, one after the other, for who has scrolled through ten thousand people.
     */
    memberPages: build.infiniteQuery<MemberPage, MembersArg, string | undefined>({
      infiniteQueryOptions: { ...nextPages, refetchCachedPages: false },
      query: ({ queryArg: { id, ...search }, pageParam: after }) => ({
        url: `/v1/memberships/${encodeURIComponent(id)}/members`,
        params: { ...search, limit: PAGE_SIZE, after },
      }),
      transformResponse: (members: Member[], meta, { queryArg: { q, sort, leaderStatus } }) => ({
        ...listPage(members, meta, q),
        sort,
        ...(leaderStatus && { leaderStatus }),
      }),
      providesTags: ['Member'],
    }),
    /** `listWaitingRegistrations` page by page. Fetched anew, it is the first page again, as new ones come in first. */
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
