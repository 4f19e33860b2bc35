import type { RouteObject } from 'react-router-dom';
import { paths } from '../../domain/links';
import { page, withApi } from './lazyPage';
import { RequireSession } from './RequireSession';
import { RouteError } from './RouteError';

// Pages that are used together come together.
const business = () => import(/* webpackChunkName: 'business' */ './pages/business');
const leaders = () => import(/* webpackChunkName: 'leaders' */ './pages/leaders');
const membership = () => import(/* webpackChunkName: 'membership' */ './pages/membership');
const members = () => import(/* webpackChunkName: 'members' */ './pages/members');
const leaderMeetings = () => import(/* webpackChunkName: 'leader-meetings' */ './pages/leaderMeetings');
const account = () => import(/* webpackChunkName: 'account' */ './pages/account');
const podForm = () => import(/* webpackChunkName: 'pod-form' */ './pages/podForm');
const joining = () => import(/* webpackChunkName: 'joining' */ './pages/joining');
const podPeople = () => import(/* webpackChunkName: 'pod-people' */ './pages/podPeople');
const frame = () => import(/* webpackChunkName: 'frame' */ './pages/frame');

/** Pages of the signed-in part, by area. A page is added here when it exists. */
const pages: RouteObject[] = [
  page(paths.assignAdmin, async () => (await business()).AssignAdminPage),
  page(paths.inviteAdmin, async () => (await business()).InviteAdminPage),
  page(paths.removeAdmin, async () => (await business()).RemoveAdminPage),
  page(paths.setupZoom, async () => (await business()).SetupZoomPage),
  page(paths.leaderWelcome, async () => (await leaders()).LeaderWelcomePage),
  page(paths.leaderConfirmTraining, async () => (await leaders()).ConfirmTrainingPage),
  page(paths.leaderTraining, async () => (await leaders()).LeaderTrainingPage),
  page(paths.leaderSwitch, async () => (await leaders()).LeaderSwitchPage),
  page(paths.leaderCompleteSwitch, async () => (await leaders()).CompleteSwitchPage),
  page(paths.leaderDemote, async () => (await leaders()).DemoteLeaderPage),
  page(paths.requestLeadership, async () => (await leaders()).RequestLeadershipPage),
  page(paths.requestLeadershipSent, async () => (await leaders()).RequestLeadershipSentPage),
  page(
    paths.memberships,
    async () => (await import(/* webpackChunkName: 'memberships' */ '../memberships/MembershipsPage')).MembershipsPage,
  ),
  page(paths.membershipsAdd, async () => (await membership()).AddMembershipPage),
  page(paths.membershipSettings, async () => (await membership()).MembershipSettingsPage),
  page(paths.membershipInvites, async () => (await membership()).InvitesPage),
  page(paths.membershipResetLinks, async () => (await membership()).ResetLinksPage),
  page(paths.membershipLeave, async () => (await membership()).LeaveMembershipPage),
  page(paths.deleteMembership, async () => (await membership()).DeleteMembershipPage),
  page(paths.members, async () => (await members()).MembersPage),
  page(paths.member, async () => (await members()).MemberPage),
  page(paths.memberRemove, async () => (await members()).RemoveMemberPage),
  page(paths.bio, async () => (await members()).MemberBioPage),
  page(paths.leaderPods, async () => (await leaderMeetings()).LeaderPodsPage),
  page(paths.leaderPodsAdd, async () => (await leaderMeetings()).AddLeaderPodPage),
  page(paths.leaderPodsEdit, async () => (await leaderMeetings()).EditLeaderPodPage),
  page(paths.leaderPodsConfirmCancel, async () => (await leaderMeetings()).CancelLeaderPodPage),
  page(paths.leaderPod, async () => (await leaderMeetings()).LeaderPodPage),
  page(paths.leaderPodParticipants, async () => (await leaderMeetings()).LeaderPodParticipantsPage),
  page(
    paths.mySettings,
    async () => (await import(/* webpackChunkName: 'my-settings' */ '../account/MySettingsPage')).MySettingsPage,
  ),
  page(paths.changePassword, async () => (await account()).ChangePasswordPage),
  page(paths.deleteAccount, async () => (await account()).DeleteAccountPage),
  page(paths.accountBio, async () => (await account()).BioPage),
  page(paths.pods, async () => (await import(/* webpackChunkName: 'pods' */ '../pods/PodsPage')).PodsPage),
  page(paths.podsAdd, async () => (await podForm()).AddPodPage),
  page(paths.podsJoin, async () => (await joining()).JoinPodPage),
  page(paths.podsJoinAnother, async () => (await joining()).JoinAnotherPodPage),
  page(paths.podsConfirmJoinPod, async () => (await joining()).ConfirmJoinPodPage),
  page(paths.podsConfirmJoinWaitlist, async () => (await joining()).ConfirmJoinWaitlistPage),
  page(
    paths.podsNextTinyStep,
    async () => (await import(/* webpackChunkName: 'step' */ '../steps/NextTinyStepPage')).NextTinyStepPage,
  ),
  page(paths.pod, async () => (await import(/* webpackChunkName: 'pod' */ '../pods/PodPage')).PodPage),
  page(paths.podEdit, async () => (await podForm()).EditPodPage),
  page(paths.podAdmin, async () => (await podPeople()).PodAdminPage),
  page(paths.podsAdmin, async () => (await podPeople()).PodAdministrationPage),
  page(paths.podsAdminRemove, async () => (await podPeople()).AdminRemoveParticipantPage),
  page(paths.podsAdminRemoveLeader, async () => (await podPeople()).RemoveLeaderPage),
  page(paths.podParticipants, async () => (await podPeople()).ParticipantsPage),
  page(paths.podParticipant, async () => (await podPeople()).ParticipantPage),
  page(paths.podParticipantRemove, async () => (await podPeople()).RemoveParticipantPage),
  page(paths.podParticipantAssign, async () => (await leaders()).AssignAssistantPage),
  page(paths.podParticipantUnassign, async () => (await leaders()).UnassignAssistantPage),
  page(paths.podConfirmAssistantLeader, async () => (await leaders()).ConfirmAssistantPage),
  page(paths.podLeave, async () => (await joining()).LeavePodPage),
  page(paths.podSwitch, async () => (await joining()).SwitchPodPage),
  page(paths.podConfirmSwitch, async () => (await joining()).ConfirmSwitchPage),
  page(paths.auditLog, async () => (await business()).AuditLogPage),
  page(paths.businessSettings, async () => (await business()).BusinessSettingsPage),
  page(paths.thirdPartySettings, async () => (await business()).ThirdPartySettingsPage),
  page(
    paths.notifications,
    async () =>
      (await import(/* webpackChunkName: 'notifications' */ '../notifications/NotificationsPage')).NotificationsPage,
  ),
  {
    lazy: async () => ({ Component: (await import(/* webpackChunkName: 'chats' */ '../chat/ChatsPage')).ChatLayout }),
    children: [
      page(paths.chats, async () => (await import(/* webpackChunkName: 'chats' */ '../chat/ChatsPage')).ChatsPage),
      page(paths.chat, async () => (await import(/* webpackChunkName: 'chat' */ '../chat/ChatPage')).ChatPage),
    ],
  },
];

export const signedInRoutes: RouteObject = {
  element: <RequireSession />,
  children: [
    withApi([
      {
        lazy: async () => ({
          Component: (await frame()).MainLayout,
        }),
        children: [
          {
            lazy: async () => ({
              Component: (await frame()).RequireActions,
            }),
            errorElement: <RouteError />,
            children: pages,
          },
        ],
      },
    ]),
  ],
};
