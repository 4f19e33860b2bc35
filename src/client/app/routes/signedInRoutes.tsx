import type { RouteObject } from 'react-router-dom';
import { paths } from '../../../domain/links';
import { lazyRoutes, withApi } from './lazyRoutes';
import { RequireSession } from './RequireSession';
import { RouteError } from './RouteError';

const frame = () => import(/* webpackChunkName: 'frame' */ '../chunks/frame');
const chats = () => import(/* webpackChunkName: 'chats' */ '../../chat/list/ChatsPage');

const pages: RouteObject[] = [
  ...lazyRoutes(() => import(/* webpackChunkName: 'business' */ '../chunks/business'), {
    AdminsPage: paths.businessAdmins,
    AssignAdminPage: paths.assignAdmin,
    InviteAdminPage: paths.inviteAdmin,
    RemoveAdminPage: paths.removeAdmin,
    SetupZoomPage: paths.setupZoom,
    ApiKeysPage: paths.apiKeys,
    CreateApiKeyPage: paths.apiKeysAdd,
    WebhooksPage: paths.webhooks,
    CreateWebhookPage: paths.webhooksAdd,
    WebhookPage: paths.webhook,
    AuditLogPage: paths.auditLog,
    BusinessSettingsPage: paths.businessSettings,
    ZoomSettingsPage: paths.thirdPartySettings,
    SignOnSettingsPage: paths.businessSignOn,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'leaders' */ '../chunks/leaders'), {
    LeaderWelcomePage: paths.leaderWelcome,
    ConfirmTrainingPage: paths.leaderConfirmTraining,
    LeaderTrainingPage: paths.leaderTraining,
    LeaderSwitchPage: paths.leaderSwitch,
    CompleteSwitchPage: paths.leaderCompleteSwitch,
    DemoteLeaderPage: paths.leaderDemote,
    RequestLeadershipPage: paths.requestLeadership,
    RequestLeadershipSentPage: paths.requestLeadershipSent,
    AssignAssistantPage: paths.podParticipantAssign,
    UnassignAssistantPage: paths.podParticipantUnassign,
    ConfirmAssistantPage: paths.podConfirmAssistantLeader,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'memberships' */ '../../home/MembershipsPage'), {
    MembershipsPage: paths.memberships,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'membership' */ '../chunks/membership'), {
    AddMembershipPage: paths.membershipsAdd,
    MembershipSettingsPage: paths.membershipSettings,
    InvitesPage: paths.membershipInvites,
    InvitePeoplePage: paths.membershipInvitePeople,
    ResetLinksPage: paths.membershipResetLinks,
    LeaveMembershipPage: paths.membershipLeave,
    DeleteMembershipPage: paths.deleteMembership,
    PodHealthPage: paths.membershipHealth,
    AnnouncementsPage: paths.announcements,
    AddAnnouncementPage: paths.announcementsAdd,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'members' */ '../chunks/members'), {
    MembersPage: paths.members,
    MemberPage: paths.member,
    RemoveMemberPage: paths.memberRemove,
    PlaceMemberPage: paths.memberPlace,
    BulkPage: paths.bulk,
    BulkActionPage: paths.bulkAction,
    BulkActionsPage: paths.bulkActions,
    MemberBioPage: paths.bio,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'join' */ '../../meetings/joining/JoinMeetingPage'), {
    JoinMeetingPage: paths.join,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'leader-meetings' */ '../chunks/leaderMeetings'), {
    LeaderPodsPage: paths.leaderPods,
    AddLeaderPodPage: paths.leaderPodsAdd,
    EditLeaderPodPage: paths.leaderPodsEdit,
    CancelLeaderPodPage: paths.leaderPodsConfirmCancel,
    LeaderPodPage: paths.leaderPod,
    LeaderPodMeetingsPage: paths.leaderPodMeetings,
    LeaderPodParticipantsPage: paths.leaderPodParticipants,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'my-settings' */ '../../account/MySettingsPage'), {
    MySettingsPage: paths.mySettings,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'account' */ '../chunks/account'), {
    ChangePasswordPage: paths.changePassword,
    DeleteAccountPage: paths.deleteAccount,
    HandOverBusinessPage: paths.businessHandOver,
    TwoFactorPage: paths.twoFactor,
    PasskeysPage: paths.passkeys,
    IdentitiesPage: paths.identities,
    BioPage: paths.accountBio,
    MyJourneyPage: paths.myJourney,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'pods' */ '../../pods/PodsPage'), {
    PodsPage: paths.pods,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'pod-form' */ '../chunks/podForm'), {
    AddPodPage: paths.podsAdd,
    EditPodPage: paths.podEdit,
    FormPodPage: paths.membershipFormPod,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'joining' */ '../chunks/joining'), {
    JoinPodPage: paths.podsJoin,
    JoinAnotherPodPage: paths.podsJoinAnother,
    ConfirmJoinPodPage: paths.podsConfirmJoinPod,
    ConfirmJoinWaitlistPage: paths.podsConfirmJoinWaitlist,
    LeavePodPage: paths.podLeave,
    SwitchPodPage: paths.podSwitch,
    ConfirmSwitchPage: paths.podConfirmSwitch,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'step' */ '../../steps/NextTinyStepPage'), {
    NextTinyStepPage: paths.podsNextTinyStep,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'pod' */ '../../pods/PodPage'), {
    PodPage: paths.pod,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'meeting-mode' */ '../../rounds/MeetingModePage'), {
    MeetingModePage: paths.podMeeting,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'pod-people' */ '../chunks/podPeople'), {
    ManagePodPage: paths.podAdmin,
    PodAdministrationPage: paths.podsAdmin,
    AdminRemoveParticipantPage: paths.podsAdminRemove,
    RemoveLeaderPage: paths.podsAdminRemoveLeader,
    PodMeetingsPage: paths.podMeetings,
    PodAttendancePage: paths.podAttendance,
    ParticipantsPage: paths.podParticipants,
    ParticipantPage: paths.podParticipant,
    RemoveParticipantPage: paths.podParticipantRemove,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'notifications' */ '../chunks/notifications'), {
    NotificationsPage: paths.notifications,
    AnnouncementPage: paths.announcement,
  }),
  {
    lazy: async () => ({ Component: (await chats()).ChatLayout }),
    children: [
      { path: paths.chats, lazy: async () => ({ Component: (await chats()).ChatsPage }) },
      ...lazyRoutes(() => import(/* webpackChunkName: 'chat' */ '../../chat/ChatPage'), { ChatPage: paths.chat }),
    ],
  },
];

export const signedInRoutes: RouteObject = {
  element: <RequireSession />,
  children: [
    withApi([
      {
        lazy: async () => ({ Component: (await frame()).MainLayout }),
        children: [
          {
            lazy: async () => ({ Component: (await frame()).RequireActions }),
            errorElement: <RouteError />,
            children: pages,
          },
        ],
      },
    ]),
  ],
};
