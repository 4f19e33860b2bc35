import type { AvailablePod, DriftingMember, EmailInvitation, Invite, PodHealth } from '../../contract/entities.gen';
import { PAGE_SIZE, SMALL_PAGE_SIZE } from '../../domain/lists/pageSizes';
import { apiBase } from './apiBase';
import { acrossPods, membershipListsTag, withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/memberships.gen';
import { listPage, nextPages } from './listPage';
import type { ListPage } from './listPage';

interface InviteArg {
  code: string;
  q?: string;
}

interface SearchArg {
  id: string;
  q?: string;
}

interface InvitePage extends ListPage<AvailablePod> {
  invite: Invite;
}

const health = [
  ...acrossPods('Pod', 'PodMember', 'Waitlist', 'Attendance', 'Step'),
  'Member',
  'Meeting',
  'Message',
] as const;

export const membershipsApi = withCacheRules(enhancedApi, {
  listBusinessMemberships: { providesTags: ['Membership', membershipListsTag] },
  listMyMemberships: { providesTags: ['Membership', membershipListsTag] },
  getMembership: { providesTags: ['Membership'] },
  listMembershipSettings: { providesTags: ['Membership'] },
  getMembershipSetting: { providesTags: ['Membership'] },
  listMembershipFeatures: { providesTags: ['Membership'] },
  listCustomButtons: { providesTags: ['Membership'] },
  getOwnWords: { providesTags: ['Membership'] },
  saveOwnWords: { invalidatesTags: ['Membership'] },
  getMembershipDeleteStatus: { providesTags: ['Membership', ...acrossPods('Pod'), 'Member'] },
  getMembershipInfo: { providesTags: ['Membership', ...acrossPods('Pod')] },
  listMembershipInvites: { providesTags: ['MembershipInvite'] },
  listEmailInvitations: { providesTags: ['MembershipInvite'] },
  checkEmailInvitations: 'none',
  withdrawEmailInvitation: { invalidatesTags: ['MembershipInvite'] },
  resetInviteLinks: { invalidatesTags: ['MembershipInvite'] },
  getPlatformSettings: { providesTags: ['PlatformSetting'], keepUnusedDataFor: 3600 },
  // A task ends with an answer, a seat or a leader, all covered by these tags.
  listStaffTasks: {
    providesTags: [
      'Business',
      'Membership',
      'MembershipInvite',
      ...acrossPods('Pod', 'Waitlist'),
      'Leader',
      'Member',
      'Notification',
    ],
  },
  putSetUpAway: { invalidatesTags: ['Business'] },
  listPodHealth: { providesTags: health },
  listDriftingMembers: { providesTags: health },
  getLastActive: { providesTags: ['Member'] },
  getInvite: 'none',
  createMembership: { invalidatesTags: ['Membership', 'Channel', 'Action'] },
  updateMembership: { invalidatesTags: ['Membership', 'Pod', 'LeaderPod', 'Channel'] },
  uploadMembershipLogo: { invalidatesTags: ['Membership'] },
  // Only the lists: the page must not refetch the deleted membership before it navigates. A membership has no pods when
  // it is deleted.
  deleteMembership: { invalidatesTags: [membershipListsTag, 'Business', 'LeaderPod', 'Channel'] },
}).injectEndpoints({
  endpoints: (build) => ({
    emailInvitationPages: build.infiniteQuery<ListPage<EmailInvitation>, { id: string }, string | undefined>({
      infiniteQueryOptions: { ...nextPages, refetchCachedPages: false },
      query: ({ queryArg: { id }, pageParam: after }) => ({
        url: `/v1/memberships/${encodeURIComponent(id)}/email-invitations`,
        params: { limit: PAGE_SIZE, after },
      }),
      transformResponse: (invitations: EmailInvitation[], meta) => listPage(invitations, meta),
      providesTags: ['MembershipInvite'],
    }),
    podHealthPages: build.infiniteQuery<ListPage<PodHealth>, SearchArg, string | undefined>({
      infiniteQueryOptions: nextPages,
      query: ({ queryArg: { id, q }, pageParam: after }) => ({
        url: `/v1/memberships/${encodeURIComponent(id)}/pod-health`,
        params: { limit: SMALL_PAGE_SIZE, q, after },
      }),
      transformResponse: (pods: PodHealth[], meta, { queryArg: { q } }) => listPage(pods, meta, q),
      providesTags: health,
    }),
    driftingPages: build.infiniteQuery<ListPage<DriftingMember>, SearchArg, string | undefined>({
      infiniteQueryOptions: nextPages,
      query: ({ queryArg: { id }, pageParam: after }) => ({
        url: `/v1/memberships/${encodeURIComponent(id)}/drifting-members`,
        params: { limit: SMALL_PAGE_SIZE, after },
      }),
      transformResponse: (people: DriftingMember[], meta) => listPage(people, meta),
      providesTags: health,
    }),
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

export const {
  useDriftingPagesInfiniteQuery,
  useEmailInvitationPagesInfiniteQuery,
  useInvitePagesInfiniteQuery,
  usePodHealthPagesInfiniteQuery,
} = membershipsApi;

export * from './generated/memberships.gen';

/**
 * Public, so that an image can show it. The version is part of the URL because a browser would otherwise show a
 * cached logo.
 */
export function membershipLogoUrl(membershipId: string, version?: string): string {
  const query = version ? `?v=${encodeURIComponent(version)}` : '';
  return `${apiBase()}/v1/memberships/${encodeURIComponent(membershipId)}/logo${query}`;
}
