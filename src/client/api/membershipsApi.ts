import type { AvailablePod, DriftingMember, Invite, PodHealth } from '../../contract/entities.gen';
import { apiBase } from './apiBase';
import { membershipLists, withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/memberships.gen';
import { listPage, nextPages, SMALL_PAGE_SIZE } from './listPage';
import type { ListPage } from './listPage';

interface InviteArg {
  code: string;
  /** Words in the names of its pods. */
  q?: string;
}

interface SearchArg {
  /** The membership. */
  id: string;
  q?: string;
}

interface InvitePage extends ListPage<AvailablePod> {
  invite: Invite;
}

/** What pods and people are looked at by. */
const health = ['Pod', 'PodMember', 'Member', 'Waitlist', 'Meeting', 'Attendance', 'Step', 'Message'] as const;

export const membershipsApi = withCacheRules(enhancedApi, {
  listBusinessMemberships: { providesTags: ['Membership', membershipLists] },
  listMyMemberships: { providesTags: ['Membership', membershipLists] },
  getMembership: { providesTags: ['Membership'] },
  listMembershipSettings: { providesTags: ['Membership'] },
  getMembershipSetting: { providesTags: ['Membership'] },
  listMembershipFeatures: { providesTags: ['Membership'] },
  listCustomButtons: { providesTags: ['Membership'] },
  getMembershipDeleteStatus: { providesTags: ['Membership', 'Pod', 'Member'] },
  getMembershipInfo: { providesTags: ['Membership', 'Pod'] },
  listMembershipInvites: { providesTags: ['MembershipInvite'] },
  resetInviteLinks: { invalidatesTags: ['MembershipInvite'] },
  getPlatformSettings: { providesTags: ['PlatformSetting'], keepUnusedDataFor: 3600 },
  // What waits ends with an answer, a place, a leader: with what these name.
  listStaffTasks: { providesTags: ['Membership', 'Pod', 'Waitlist', 'Leader', 'Member', 'Notification'] },
  listPodHealth: { providesTags: health },
  listDriftingMembers: { providesTags: health },
  getLastActive: { providesTags: ['Member'] },
  // Asked for once, before anybody is logged in.
  getInvite: 'none',
  createMembership: { invalidatesTags: ['Membership', 'Channel', 'Action'] },
  updateMembership: { invalidatesTags: ['Membership', 'Pod', 'LeaderPod', 'Channel'] },
  uploadMembershipLogo: { invalidatesTags: ['Membership'] },
  // The page of what is gone is not asked for again while one is led away from it. Pods and members were gone before.
  deleteMembership: { invalidatesTags: [membershipLists, 'Business', 'LeaderPod', 'Channel'] },
}).injectEndpoints({
  endpoints: (build) => ({
    /** `listPodHealth` page by page. */
    podHealthPages: build.infiniteQuery<ListPage<PodHealth>, SearchArg, string | undefined>({
      infiniteQueryOptions: nextPages,
      query: ({ queryArg: { id, q }, pageParam: after }) => ({
        url: `/v1/memberships/${encodeURIComponent(id)}/pod-health`,
        params: { limit: SMALL_PAGE_SIZE, q, after },
      }),
      transformResponse: (pods: PodHealth[], meta, { queryArg: { q } }) => listPage(pods, meta, q),
      providesTags: health,
    }),
    /** `listDriftingMembers` page by page. */
    driftingPages: build.infiniteQuery<ListPage<DriftingMember>, SearchArg, string | undefined>({
      infiniteQueryOptions: nextPages,
      query: ({ queryArg: { id }, pageParam: after }) => ({
        url: `/v1/memberships/${encodeURIComponent(id)}/drifting-members`,
        params: { limit: SMALL_PAGE_SIZE, after },
      }),
      transformResponse: (people: DriftingMember[], meta) => listPage(people, meta),
      providesTags: health,
    }),
    /** `getInvite` with its pods page by page; every page has the invite, too. */
    invitePages: build.infiniteQuery<InvitePage, InviteArg, string | undefined>({
      infiniteQueryOptions: nextPages,
      query: ({ queryArg: { code, q }, pageParam: after }) => ({
        url: `/v1/invites/${encodeURIComponent(code)}`,
        params: { limit: SMALL_PAGE_SIZE, q, after },
      }),
      transformResponse: (invite: Invite, meta) => ({ invite, ...listPage(invite.info.availablePods, meta) }),
    }),
  }),
});

export const { useDriftingPagesInfiniteQuery, useInvitePagesInfiniteQuery, usePodHealthPagesInfiniteQuery } =
  membershipsApi;

export * from './generated/memberships.gen';

/**
 * Where a membership's logo is; public, so that an image can show it. With the version, because a page shows an image that
 * it has shown before at the same address without asking whether it has changed.
 */
export function membershipLogoUrl(membershipId: string, version?: string): string {
  const query = version ? `?v=${encodeURIComponent(version)}` : '';
  return `${apiBase()}/v1/memberships/${encodeURIComponent(membershipId)}/logo${query}`;
}
