import type { operations } from '../../../src/contract/operations.gen';
import { PAGE_SIZE, POD_PAGE_SIZE, SMALL_PAGE_SIZE } from '../../../src/domain/lists/pageSizes';
import { POD_OVERVIEW_SORTS } from '../../../src/domain/pods/overviewSorts';
import type { Asker, Subject } from './subject';

type ReadOperation = Extract<(typeof operations)[number], { method: 'GET' }>['operationId'];

export interface Case {
  as: Asker;
  path: (subject: Subject) => string;
  variant?: string;
  status?: number;
  isWhole?: true;
}

const of = (as: Asker, path: (subject: Subject) => string, more: Omit<Case, 'as' | 'path'> = {}): Case[] => [
  { as, path, ...more },
];

const membersBy = (sort: string): Case[] =>
  of('owner', ({ membershipId }) => `/v1/memberships/${membershipId}/members?limit=${SMALL_PAGE_SIZE}&sort=${sort}`, {
    variant: `by ${sort}`,
  });

const podsOf = (query: string, as: Asker = 'owner'): Case[] =>
  of(as, ({ membershipId }) => `/v1/memberships/${membershipId}/pods?limit=${POD_PAGE_SIZE}&${query}`, {
    variant: query,
  });

/** Every read of the contract: a missing read is a type error. For reads measured elsewhere, a comment says where. */
export const cases: Record<ReadOperation, Case[] | string> = {
  getBatch: of(
    'owner',
    ({ businessId, membershipId }) =>
      `/v1/batch?path=/v1/users/my-user&path=/v1/channels/my-channels&path=/v1/memberships/${membershipId}` +
      `&path=/v1/businesses/${businessId}/my-memberships`,
  ),
  getPageSnapshot: 'Its answers are those of a batch; the rendering is measured by `npm run bench -- browser`.',
  getMyUser: of('owner', () => '/v1/users/my-user'),
  listPasskeys: of('owner', () => '/v1/users/passkeys'),
  listIdentities: of('owner', () => '/v1/users/identities'),
  listSignOnProviders: of('nobody', ({ businessId }) => `/v1/sign-on/providers?businessId=${businessId}`),
  getSignOnSettings: of('owner', ({ businessId }) => `/v1/businesses/${businessId}/sign-on`),
  getTwoFactor: of('owner', () => '/v1/users/two-factor'),
  verifyEmail: of('nobody', () => '/v1/users/verify-email?code=unknown-code', { status: 302 }),
  getPendingRegistration: of('nobody', ({ codes }) => `/v1/users/verify-email/${codes.registration}`),
  getPasswordReset: of('nobody', () => '/v1/users/reset-password/unknown-code', { status: 404 }),
  getLoginLink: of('nobody', () => '/v1/users/login-link/unknown-code', { status: 404 }),
  confirmEmail: of('nobody', () => '/v1/users/confirm-email?code=unknown-code', { status: 302 }),
  getPendingEmailChange: of('nobody', ({ codes }) => `/v1/users/confirm-email/${codes.emailChange}`),
  listBlocks: of('participant', () => '/v1/blocks'),
  getBlock: of('participant', ({ ownerId }) => `/v1/blocks/${ownerId}`),
  getMyAccount: of('participant', () => '/v1/users/my-account'),
  getJourney: of('participant', () => '/v1/users/my-account/journey'),
  getJourneyYear: of('participant', () => '/v1/users/my-account/journey/2026'),
  downloadMyData: of('participant', () => '/v1/users/my-account/data', { isWhole: true }),
  listMyBusinesses: of('owner', () => '/v1/businesses/my-businesses'),
  listAdminInvitations: of('owner', ({ businessId }) => `/v1/businesses/${businessId}/admins`),
  listBusinessAdmins: of('owner', ({ businessId }) => `/v1/businesses/${businessId}/business-admins`),
  getPendingAdminInvitation: of('nobody', ({ codes }) => `/v1/business-admins/invitations/${codes.adminInvitation}`),
  listApiKeys: of('owner', ({ businessId }) => `/v1/businesses/${businessId}/api-keys`),
  listWebhooks: of('owner', ({ businessId }) => `/v1/businesses/${businessId}/webhooks`),
  getWebhook: 'It reads one row of listWebhooks by its key.',
  listWebhookDeliveries:
    'It reads a page of one webhook by an index: see server/integrations/webhooks/deliver.test.ts.',
  listMyWebhooks: 'It takes an API key, and reads the rows of listWebhooks.',
  listWebhookSamples: 'It takes an API key, and reads nothing.',
  getMyApiKey: 'It takes an API key: one look-up by its hash.',
  listMemberChanges: of(
    'owner',
    ({ membershipId }) => `/v1/memberships/${membershipId}/member-changes?limit=${PAGE_SIZE}`,
  ),
  getZoomSettings: of('owner', ({ businessId }) => `/v1/businesses/${businessId}/zoom/settings`),
  getZoomSupported: of('owner', ({ businessId }) => `/v1/businesses/${businessId}/zoom/supported`, { status: 404 }),
  listAuditEntries: [
    ...of('owner', ({ businessId }) => `/v1/businesses/${businessId}/audit-entries?limit=${PAGE_SIZE}`),
    ...of(
      'owner',
      ({ businessId, ownerId }) => `/v1/businesses/${businessId}/audit-entries?limit=${PAGE_SIZE}&personId=${ownerId}`,
      {
        variant: 'of one person',
      },
    ),
  ],
  listAuditActors: of('owner', ({ businessId }) => `/v1/businesses/${businessId}/audit-actors`),
  downloadAuditLog: of('owner', ({ businessId }) => `/v1/businesses/${businessId}/audit-entries/csv`, {
    isWhole: true,
  }),
  listBusinessMemberships: of('owner', ({ businessId }) => `/v1/businesses/${businessId}/memberships`),
  listMyMemberships: of('owner', ({ businessId }) => `/v1/businesses/${businessId}/my-memberships`),
  listStaffTasks: of('owner', ({ businessId }) => `/v1/businesses/${businessId}/staff-tasks`),
  getMembership: of('owner', ({ membershipId }) => `/v1/memberships/${membershipId}`),
  getMembershipDeleteStatus: of('owner', ({ membershipId }) => `/v1/memberships/${membershipId}/delete-status`),
  listMembershipSettings: of('owner', ({ membershipId }) => `/v1/memberships/${membershipId}/settings`),
  getMembershipSetting: of('owner', ({ membershipId }) => `/v1/memberships/${membershipId}/settings/ShareWinLink`),
  listMembershipFeatures: of('owner', ({ membershipId }) => `/v1/memberships/${membershipId}/features`),
  listCustomButtons: of('owner', ({ membershipId }) => `/v1/memberships/${membershipId}/custom-buttons`),
  getOwnWords: of('owner', ({ membershipId }) => `/v1/memberships/${membershipId}/own-words`),
  getPlatformSettings: of('owner', () => '/v1/platform-settings'),
  getMembershipInfo: of('owner', ({ membershipId }) => `/v1/memberships/${membershipId}/info?limit=${SMALL_PAGE_SIZE}`),
  getInvite: of('nobody', ({ membershipId }) => `/v1/invites/participant-${membershipId}?limit=${SMALL_PAGE_SIZE}`),
  listMembershipInvites: of('owner', ({ membershipId }) => `/v1/memberships/${membershipId}/invites`),
  listPodHealth: of(
    'owner',
    ({ membershipId }) => `/v1/memberships/${membershipId}/pod-health?limit=${SMALL_PAGE_SIZE}`,
  ),
  listDriftingMembers: of(
    'owner',
    ({ membershipId }) => `/v1/memberships/${membershipId}/drifting-members?limit=${SMALL_PAGE_SIZE}`,
  ),
  downloadPodHealthCsv: of('owner', ({ membershipId }) => `/v1/memberships/${membershipId}/pod-health/csv`),
  getLastActive: of('owner', ({ membershipId }) => `/v1/memberships/${membershipId}/last-active?limit=100`),
  downloadMembersCsv: of('owner', ({ membershipId }) => `/v1/memberships/${membershipId}/active-campaign/csv`, {
    isWhole: true,
  }),
  getMembershipLogo: of('nobody', ({ membershipId }) => `/v1/memberships/${membershipId}/logo`),
  search: [
    ...of('owner', ({ businessId }) => `/v1/businesses/${businessId}/search?q=lind`),
    ...of('owner', ({ businessId }) => `/v1/businesses/${businessId}/search?q=a`, { variant: 'one letter' }),
  ],
  listMembers: [
    ...of('owner', ({ membershipId }) => `/v1/memberships/${membershipId}/members?limit=${SMALL_PAGE_SIZE}`),
    ...['lastName', 'lastActive', 'joinedLatest', 'meetingTime', 'podSize', 'podName'].flatMap(membersBy),
    ...of('owner', ({ membershipId }) => `/v1/memberships/${membershipId}/members?limit=${SMALL_PAGE_SIZE}&q=lind`, {
      variant: 'q',
    }),
    ...of(
      'owner',
      ({ membershipId }) => `/v1/memberships/${membershipId}/members?limit=${SMALL_PAGE_SIZE}&q=nosuchname`,
      {
        variant: 'q, nobody',
      },
    ),
    ...of(
      'owner',
      ({ membershipId }) => `/v1/memberships/${membershipId}/members?limit=${SMALL_PAGE_SIZE}&withoutPod=true`,
      {
        variant: 'without a pod',
      },
    ),
    ...of('participant', ({ membershipId }) => `/v1/memberships/${membershipId}/members?limit=${SMALL_PAGE_SIZE}`, {
      variant: 'as participant',
    }),
  ],
  listWaitingRegistrations: of(
    'owner',
    ({ membershipId }) => `/v1/memberships/${membershipId}/waiting-registrations?limit=${PAGE_SIZE}`,
  ),
  listAnnouncements: of(
    'owner',
    ({ membershipId }) => `/v1/memberships/${membershipId}/announcements?limit=${SMALL_PAGE_SIZE}`,
  ),
  listReports: [
    ...of('owner', ({ businessId }) => `/v1/businesses/${businessId}/reports?limit=${SMALL_PAGE_SIZE}`),
    ...of('owner', ({ businessId }) => `/v1/businesses/${businessId}/reports?limit=${SMALL_PAGE_SIZE}&closed=true`, {
      variant: 'closed',
    }),
  ],
  countOpenReports: of('owner', ({ businessId }) => `/v1/businesses/${businessId}/open-reports`),
  getReport: 'It reads one report by its key, and the state of what it is about by keys.',
  getReportImage: 'It reads one image by its key.',
  getReportOutcome: 'It reads one row of listMyReports by its key.',
  listMyReports: of('participant', () => '/v1/reports/my-reports'),
  getTermsInForce: of('participant', () => '/v1/terms'),
  getInviteTerms: 'needs the code of an invite',
  getAdminInvitationTerms: 'needs the code of an invitation',
  getMyTerms: of('participant', () => '/v1/terms/my-terms'),
  getTermsVersion: 'needs the id of a version',
  listBusinessTerms: of('owner', ({ businessId }) => `/v1/businesses/${businessId}/terms`),
  listAgreements: of('owner', ({ membershipId }) => `/v1/memberships/${membershipId}/agreements`),
  getReportGuidance: of('participant', ({ membershipId }) => `/v1/memberships/${membershipId}/report-guidance`),
  getBusinessReportGuidance: of('owner', ({ businessId }) => `/v1/businesses/${businessId}/report-guidance`),
  getAnnouncement: of('owner', ({ announcementId }) => `/v1/announcements/${announcementId}`),
  listAnnouncementRecipients: of(
    'owner',
    ({ announcementId }) => `/v1/announcements/${announcementId}/recipients?limit=${PAGE_SIZE}`,
  ),
  listAllMyActions: of('owner', () => '/v1/onboarding-actions/my-actions'),
  listMyActions: of('owner', ({ businessId }) => `/v1/onboarding-actions/my-actions/${businessId}`),
  listLeaders: of('owner', ({ membershipId }) => `/v1/memberships/${membershipId}/leaders?limit=${PAGE_SIZE}`),
  getMyLeaderStatus: of('leader', ({ membershipId }) => `/v1/memberships/${membershipId}/my-leader-status`),
  getLeaderCandidates: of('leader', ({ podId }) => `/v1/pods/${podId}/leader-candidates`),
  listMyLeaderTransfers: of('participant', () => '/v1/leader-transfers/my-transfers'),
  getLeaderTransfer: of('participant', ({ transferId }) => `/v1/leader-transfers/${transferId}`),
  getAssistantLeader: of('leader', ({ podId }) => `/v1/pods/${podId}/assistant-leader`),
  listPods: [
    ...podsOf('filter=all'),
    ...podsOf('filter=available', 'participant'),
    ...podsOf('filter=waitlist'),
    ...podsOf('filter=mine', 'leader'),
    ...podsOf('q=walkers'),
    ...podsOf('filter=available&weekday=MONDAY', 'participant'),
  ],
  listPodOverview: POD_OVERVIEW_SORTS.flatMap((sort) =>
    of(
      'owner',
      ({ membershipId }) => `/v1/memberships/${membershipId}/pod-overview?limit=${SMALL_PAGE_SIZE}&sort=${sort}`,
      {
        variant: `by ${sort}`,
      },
    ),
  ),
  listEmailInvitations: of('owner', ({ membershipId }) => `/v1/memberships/${membershipId}/email-invitations`),
  listBulkActions: of('owner', ({ membershipId }) => `/v1/memberships/${membershipId}/bulk-actions`),
  getBulkAction: 'a look-up by id',
  listBulkActionRows: 'a range of the primary key',
  listMyPods: of('leader', () => '/v1/pods/my-pods'),
  getPod: of('leader', ({ podId }) => `/v1/pods/${podId}`),
  getAgenda: of('leader', ({ podId }) => `/v1/pods/${podId}/agenda`, { isWhole: true }),
  listWaitlists: of('owner', ({ membershipId }) => `/v1/memberships/${membershipId}/waitlists?limit=${POD_PAGE_SIZE}`),
  listPodWaitlist: of('leader', ({ podId }) => `/v1/pods/${podId}/waitlist?limit=50`),
  listMyWaitlists: of('participant', () => '/v1/pods/my-waitlists'),
  getPodFormation: of('owner', ({ podId }) => `/v1/pods/${podId}/form-pod`),
  listPodMembers: of('leader', ({ podId }) => `/v1/pods/${podId}/members`),
  getScheduledMeeting: of('leader', ({ meetingId }) => `/v1/scheduled-meetings/${meetingId}`),
  getMeetingToJoin: of('leader', ({ meetingId }) => `/v1/scheduled-meetings/${meetingId}/join`),
  getPodRound: of('leader', ({ podId }) => `/v1/pods/${podId}/round`),
  listOccurrences: of('leader', ({ meetingId }) => `/v1/scheduled-meetings/${meetingId}/occurrences`),
  getPodAttendance: of('leader', ({ podId }) => `/v1/pods/${podId}/attendance`),
  listLeaderPods: of('owner', ({ membershipId }) => `/v1/memberships/${membershipId}/leader-pods`),
  listMyLeaderPods: of('leader', () => '/v1/leader-pods/my-pods'),
  getMyCalendarFeed: of('leader', () => '/v1/my-calendar-feed'),
  getMeetingCalendar: of('leader', ({ meetingId }) => `/v1/scheduled-meetings/${meetingId}/calendar`, {
    isWhole: true,
  }),
  readCalendar: of('nobody', ({ calendarPath }) => calendarPath, { isWhole: true }),
  listMySteps: of('participant', () => '/v1/my-next-tiny-steps?limit=50'),
  listPodSteps: of('leader', ({ podId }) => `/v1/pods/${podId}/next-tiny-steps?limit=100`),
  listPodStepResponses: of('leader', ({ podId }) => `/v1/pods/${podId}/step-responses`),
  listPodStepStatuses: of('leader', ({ podId }) => `/v1/pods/${podId}/step-statuses`),
  listMyChannels: [...of('leader', () => '/v1/channels/my-channels'), ...of('owner', () => '/v1/channels/my-channels')],
  getMessageImage: 'one row by its id, as getMembershipLogo',
  getPhoto: 'one row by its id, as getMembershipLogo',
  listMessages: [
    ...of('participant', ({ channelId }) => `/v1/channels/${channelId}/messages?limit=50`),
    ...of(
      'participant',
      ({ channelId, oldMessageId }) => `/v1/channels/${channelId}/messages?limit=100&before=${oldMessageId}`,
      {
        variant: 'long ago',
      },
    ),
    ...of('owner', ({ leaderChannelId }) => `/v1/channels/${leaderChannelId}/messages?limit=50`, {
      variant: 'among leaders',
    }),
  ],
  listChannelPeople: of('owner', ({ leaderChannelId }) => `/v1/channels/${leaderChannelId}/people?limit=100`),
  searchMessages: [
    ...of('participant', () => '/v1/messages?q=week&limit=20'),
    ...of('participant', () => '/v1/messages?q=nosuchword&limit=20', { variant: 'no such word' }),
  ],
  streamMessages: 'It stays open. What a stream costs is measured by `npm run bench -- resume streams`.',
  listMyNotifications: [
    ...of('owner', () => `/v1/notifications/my-notifications?limit=${PAGE_SIZE}&folded=true`),
    ...of('participant', () => `/v1/notifications/my-notifications?limit=${PAGE_SIZE}`, { variant: 'each' }),
  ],
  getPushKey: of('participant', () => '/v1/notifications/push-key'),
  listMyNotificationSettings: of('participant', () => '/v1/my-notification-settings'),
  getAskedStep: of('nobody', ({ codes }) => `/v1/step-answers/${codes.stepAnswer}`),
  openUnsubscribePage: of('nobody', () => '/v1/unsubscribe/unknown-code', { status: 302 }),
};
