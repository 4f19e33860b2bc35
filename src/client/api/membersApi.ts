import type { Member } from '../../contract/entities.gen';
import type { MemberSort } from '../../domain/members/sorts';
import { membershipLists, withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/members.gen';
import type { ListMembersApiArg } from './generated/members.gen';
import { listPage } from './listPage';
import type { ListPage } from './listPage';

/** So many are fetched at once while somebody scrolls. */
const PAGE_SIZE = 100;

type MembersArg = Pick<ListMembersApiArg, 'id' | 'q'> & { sort: MemberSort };

interface MemberPage extends ListPage<Member> {
  /** What it was asked to be sorted by. */
  sort: MemberSort;
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
  enableMember: { invalidatesTags: ['Member', 'Leader', 'PodMember'] },
  changeMemberEmail: { invalidatesTags: ['Member'] },
}).injectEndpoints({
  endpoints: (build) => ({
    /**
     * `listMembers` page by page, as far as somebody has scrolled. Fetched anew, it is the first page again: all of
     * them would be a hundred requests, one after the other, for who has scrolled through ten thousand people.
     */
    memberPages: build.infiniteQuery<MemberPage, MembersArg, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next,
        refetchCachedPages: false,
      },
      query: ({ queryArg: { id, ...search }, pageParam: after }) => ({
        url: `/v1/memberships/${encodeURIComponent(id)}/members`,
        params: { ...search, limit: PAGE_SIZE, after },
      }),
      transformResponse: (members: Member[], meta, { queryArg: { sort } }) => ({ ...listPage(members, meta), sort }),
      providesTags: ['Member'],
    }),
  }),
});

export const { useMemberPagesInfiniteQuery } = membersApi;
export * from './generated/members.gen';
