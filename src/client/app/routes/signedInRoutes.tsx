import type { RouteObject } from 'react-router-dom';
import { paths } from '../../../domain/links';
import { pagesOf, withApi } from './lazyPage';
import { RequireSession } from './RequireSession';
import { RouteError } from './RouteError';

const frame = () => import(/* webpackChunkName: 'frame' */ '../pages/frame');
const chats = () => import(/* webpackChunkName: 'chats' */ '../../chat/list/ChatsPage');

/** The signed-in pages, in chunks of pages used together. */
const pages: RouteObject[] = [
  ...pagesOf(() => import(/* webpackChunkName: 'business' */ '../pages/business'), {
    AssignAdminPage: paths.assignAdmin,
    InviteAdminPage: paths.inviteAdmin,
    RemoveAdminPage: paths.removeAdmin,
    SetupZoomPage: paths.setupZoom,
    AuditLogPage: paths.auditLog,
    BusinessSettingsPage: paths.businessSettings,
    ThirdPartySettingsPage: paths.thirdPartySettings,
  }),
  ...pagesOf(() => import(/* webpackChunkName: 'leaders' */ '../pages/leaders'), {
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
  ...pagesOf(() => import(/* webpackChunkName: 'memberships' */ '../../home/MembershipsPage'), {
    MembershipsPage: paths.memberships,
  }),
  ...pagesOf(() => import(/* webpackChunkName: 'membership' */ '../pages/membership'), {
    AddMembershipPage: paths.membershipsAdd,
    MembershipSettingsPage: paths.membershipSettings,
    InvitesPage: paths.membershipInvites,
    ResetLinksPage: paths.membershipResetLinks,
    LeaveMembershipPage: paths.membershipLeave,
    DeleteMembershipPage: paths.deleteMembership,
  }),
  ...pagesOf(() => import(/* webpackChunkName: 'pod-health' */ '../../memberships/health/PodHealthPage'), {
    PodHealthPage: paths.membershipHealth,
  }),
  ...pagesOf(() => import(/* webpackChunkName: 'members' */ '../pages/members'), {
    MembersPage: paths.members,
    MemberPage: paths.member,
    RemoveMemberPage: paths.memberRemove,
    MemberBioPage: paths.bio,
  }),
  ...pagesOf(() => import(/* webpackChunkName: 'join' */ '../../meetings/joining/JoinMeetingPage'), {
    JoinMeetingPage: paths.join,
  }),
  ...pagesOf(() => import(/* webpackChunkName: 'leader-meetings' */ '../pages/leaderMeetings'), {
    LeaderPodsPage: paths.leaderPods,
    AddLeaderPodPage: paths.leaderPodsAdd,
    EditLeaderPodPage: paths.leaderPodsEdit,
    CancelLeaderPodPage: paths.leaderPodsConfirmCancel,
    LeaderPodPage: paths.leaderPod,
    LeaderPodMeetingsPage: paths.leaderPodMeetings,
    LeaderPodParticipantsPage: paths.leaderPodParticipants,
  }),
  ...pagesOf(() => import(/* webpackChunkName: 'my-settings' */ '../../account/MySettingsPage'), {
    MySettingsPage: paths.mySettings,
  }),
  ...pagesOf(() => import(/* webpackChunkName: 'account' */ '../pages/account'), {
    ChangePasswordPage: paths.changePassword,
    DeleteAccountPage: paths.deleteAccount,
    TwoFactorPage: paths.twoFactor,
    BioPage: paths.accountBio,
  }),
  ...pagesOf(() => import(/* webpackChunkName: 'pods' */ '../../pods/PodsPage'), {
    PodsPage: paths.pods,
  }),
  ...pagesOf(() => import(/* webpackChunkName: 'pod-form' */ '../pages/podForm'), {
    AddPodPage: paths.podsAdd,
    EditPodPage: paths.podEdit,
    FormPodPage: paths.membershipFormPod,
  }),
  ...pagesOf(() => import(/* webpackChunkName: 'joining' */ '../pages/joining'), {
    JoinPodPage: paths.podsJoin,
    JoinAnotherPodPage: paths.podsJoinAnother,
    ConfirmJoinPodPage: paths.podsConfirmJoinPod,
    ConfirmJoinWaitlistPage: paths.podsConfirmJoinWaitlist,
    LeavePodPage: paths.podLeave,
    SwitchPodPage: paths.podSwitch,
    ConfirmSwitchPage: paths.podConfirmSwitch,
  }),
  ...pagesOf(() => import(/* webpackChunkName: 'step' */ '../../steps/NextTinyStepPage'), {
    NextTinyStepPage: paths.podsNextTinyStep,
  }),
  ...pagesOf(() => import(/* webpackChunkName: 'pod' */ '../../pods/PodPage'), {
    PodPage: paths.pod,
  }),
  ...pagesOf(() => import(/* webpackChunkName: 'pod-people' */ '../pages/podPeople'), {
    PodAdminPage: paths.podAdmin,
    PodAdministrationPage: paths.podsAdmin,
    AdminRemoveParticipantPage: paths.podsAdminRemove,
    RemoveLeaderPage: paths.podsAdminRemoveLeader,
    PodMeetingsPage: paths.podMeetings,
    PodAttendancePage: paths.podAttendance,
    ParticipantsPage: paths.podParticipants,
    ParticipantPage: paths.podParticipant,
    RemoveParticipantPage: paths.podParticipantRemove,
  }),
  ...pagesOf(() => import(/* webpackChunkName: 'notifications' */ '../../notifications/NotificationsPage'), {
    NotificationsPage: paths.notifications,
  }),
  {
    lazy: async () => ({ Component: (await chats()).ChatLayout }),
    children: [
      { path: paths.chats, lazy: async () => ({ Component: (await chats()).ChatsPage }) },
      ...pagesOf(() => import(/* webpackChunkName: 'chat' */ '../../chat/ChatPage'), { ChatPage: paths.chat }),
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
