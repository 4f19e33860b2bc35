import type { RouteObject } from 'react-router-dom';
import { paths } from '../../../domain/links';
import { lazyRoutes, withApi } from './lazyRoutes';
import { RequireSession } from './RequireSession';
import { RouteError } from './RouteError';

const frame = () => import(/* webpackChunkName: 'frame' */ '../chunks/frame');
const chats = () => import(/* webpackChunkName: 'chats' */ '../../chat/list/ChatsPage');

const pages: RouteObject[] = [
  ...lazyRoutes(() => import(/* webpackChunkName: 'business' */ '../chunks/business'), {
    Admins: paths.businessAdmins,
    AssignAdmin: paths.assignAdmin,
    InviteAdmin: paths.inviteAdmin,
    RemoveAdmin: paths.removeAdmin,
    SetupZoom: paths.setupZoom,
    ApiKeys: paths.apiKeys,
    CreateApiKey: paths.apiKeysAdd,
    Webhooks: paths.webhooks,
    CreateWebhook: paths.webhooksAdd,
    Webhook: paths.webhook,
    AuditLog: paths.auditLog,
    Reports: paths.businessReports,
    BusinessSettings: paths.businessSettings,
    ZoomSettings: paths.thirdPartySettings,
    SignOnSettings: paths.businessSignOn,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'leaders' */ '../chunks/leaders'), {
    LeaderWelcome: paths.leaderWelcome,
    ConfirmTraining: paths.leaderConfirmTraining,
    LeaderTraining: paths.leaderTraining,
    LeaderSwitch: paths.leaderSwitch,
    CompleteSwitch: paths.leaderCompleteSwitch,
    DemoteLeader: paths.leaderDemote,
    RequestLeadership: paths.requestLeadership,
    RequestLeadershipSent: paths.requestLeadershipSent,
    AssignAssistant: paths.podParticipantAssign,
    UnassignAssistant: paths.podParticipantUnassign,
    ConfirmAssistant: paths.podConfirmAssistantLeader,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'memberships' */ '../../home/MembershipsPage'), {
    Memberships: paths.memberships,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'membership' */ '../chunks/membership'), {
    AddMembership: paths.membershipsAdd,
    MembershipSettings: paths.membershipSettings,
    OwnWords: paths.membershipOwnWords,
    Invites: paths.membershipInvites,
    InvitePeople: paths.membershipInvitePeople,
    ResetLinks: paths.membershipResetLinks,
    LeaveMembership: paths.membershipLeave,
    DeleteMembership: paths.deleteMembership,
    PodHealth: paths.membershipHealth,
    Announcements: paths.announcements,
    AddAnnouncement: paths.announcementsAdd,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'members' */ '../chunks/members'), {
    Members: paths.members,
    Member: paths.member,
    RemoveMember: paths.memberRemove,
    PlaceMember: paths.memberPlace,
    Bulk: paths.bulk,
    BulkAction: paths.bulkAction,
    BulkActions: paths.bulkActions,
    MemberBio: paths.bio,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'join' */ '../../meetings/joining/JoinMeetingPage'), {
    JoinMeeting: paths.join,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'leader-meetings' */ '../chunks/leaderMeetings'), {
    LeaderPods: paths.leaderPods,
    AddLeaderPod: paths.leaderPodsAdd,
    EditLeaderPod: paths.leaderPodsEdit,
    CancelLeaderPod: paths.leaderPodsConfirmCancel,
    LeaderPod: paths.leaderPod,
    LeaderPodMeetings: paths.leaderPodMeetings,
    LeaderPodParticipants: paths.leaderPodParticipants,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'my-settings' */ '../../account/MySettingsPage'), {
    MySettings: paths.mySettings,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'account' */ '../chunks/account'), {
    ChangePassword: paths.changePassword,
    DeleteAccount: paths.deleteAccount,
    HandOverBusiness: paths.businessHandOver,
    TwoFactor: paths.twoFactor,
    Passkeys: paths.passkeys,
    Identities: paths.identities,
    Bio: paths.accountBio,
    MyJourney: paths.myJourney,
    MyReports: paths.reports,
    Report: paths.report,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'pods' */ '../../pods/PodsPage'), {
    Pods: paths.pods,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'pod-form' */ '../chunks/podForm'), {
    AddPod: paths.podsAdd,
    EditPod: paths.podEdit,
    FormPod: paths.membershipFormPod,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'joining' */ '../chunks/joining'), {
    JoinPod: paths.podsJoin,
    JoinAnotherPod: paths.podsJoinAnother,
    ConfirmJoinPod: paths.podsConfirmJoinPod,
    ConfirmJoinWaitlist: paths.podsConfirmJoinWaitlist,
    LeavePod: paths.podLeave,
    SwitchPod: paths.podSwitch,
    ConfirmSwitch: paths.podConfirmSwitch,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'step' */ '../../steps/NextTinyStepPage'), {
    NextTinyStep: paths.podsNextTinyStep,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'pod' */ '../../pods/PodPage'), {
    Pod: paths.pod,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'meeting-mode' */ '../../rounds/MeetingModePage'), {
    MeetingMode: paths.podMeeting,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'pod-people' */ '../chunks/podPeople'), {
    ManagePod: paths.podAdmin,
    PodAdministration: paths.podsAdmin,
    AdminRemoveParticipant: paths.podsAdminRemove,
    RemoveLeader: paths.podsAdminRemoveLeader,
    PodMeetings: paths.podMeetings,
    PodAttendance: paths.podAttendance,
    Participants: paths.podParticipants,
    Participant: paths.podParticipant,
    RemoveParticipant: paths.podParticipantRemove,
  }),
  ...lazyRoutes(() => import(/* webpackChunkName: 'notifications' */ '../chunks/notifications'), {
    Notifications: paths.notifications,
    Announcement: paths.announcement,
  }),
  {
    lazy: async () => ({ Component: (await chats()).ChatLayout }),
    children: [
      { path: paths.chats, lazy: async () => ({ Component: (await chats()).ChatsPage }) },
      ...lazyRoutes(() => import(/* webpackChunkName: 'chat' */ '../../chat/ChatPage'), { Chat: paths.chat }),
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
