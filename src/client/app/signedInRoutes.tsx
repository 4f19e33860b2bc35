import type { RouteObject } from 'react-router-dom';
import { paths } from '../../domain/links';
import { page } from './lazyPage';
import { RequireSession } from './RequireSession';
import { RouteError } from './RouteError';

/** Pages of the signed-in part, by area. A page is added here when it exists. */
const pages: RouteObject[] = [
  page(
    paths.assignAdmin,
    async () => (await import(/* webpackChunkName: 'business' */ '../businesses/AssignAdminPage')).AssignAdminPage,
  ),
  page(
    paths.inviteAdmin,
    async () => (await import(/* webpackChunkName: 'business' */ '../businesses/InviteAdminPage')).InviteAdminPage,
  ),
  page(
    paths.removeAdmin,
    async () => (await import(/* webpackChunkName: 'business' */ '../businesses/RemoveAdminPage')).RemoveAdminPage,
  ),
  page(
    paths.setupZoom,
    async () => (await import(/* webpackChunkName: 'business' */ '../businesses/SetupZoomPage')).SetupZoomPage,
  ),
  page(
    paths.leaderWelcome,
    async () => (await import(/* webpackChunkName: 'leaders' */ '../onboarding/LeaderWelcomePage')).LeaderWelcomePage,
  ),
  page(
    paths.leaderConfirmTraining,
    async () =>
      (await import(/* webpackChunkName: 'leaders' */ '../onboarding/ConfirmTrainingPage')).ConfirmTrainingPage,
  ),
  page(
    paths.leaderTraining,
    async () => (await import(/* webpackChunkName: 'leaders' */ '../onboarding/LeaderTrainingPage')).LeaderTrainingPage,
  ),
  page(
    paths.leaderSwitch,
    async () => (await import(/* webpackChunkName: 'leaders' */ '../leadership/LeaderSwitchPage')).LeaderSwitchPage,
  ),
  page(
    paths.leaderCompleteSwitch,
    async () => (await import(/* webpackChunkName: 'leaders' */ '../leadership/CompleteSwitchPage')).CompleteSwitchPage,
  ),
  page(
    paths.leaderDemote,
    async () => (await import(/* webpackChunkName: 'leaders' */ '../leadership/DemoteLeaderPage')).DemoteLeaderPage,
  ),
  page(
    paths.requestLeadership,
    async () =>
      (await import(/* webpackChunkName: 'leaders' */ '../leadership/RequestLeadershipPage')).RequestLeadershipPage,
  ),
  page(
    paths.requestLeadershipSent,
    async () =>
      (await import(/* webpackChunkName: 'leaders' */ '../leadership/RequestLeadershipPage')).RequestLeadershipSentPage,
  ),
  page(
    paths.memberships,
    async () => (await import(/* webpackChunkName: 'memberships' */ '../memberships/MembershipsPage')).MembershipsPage,
  ),
  page(
    paths.membershipsAdd,
    async () =>
      (await import(/* webpackChunkName: 'membership' */ '../memberships/AddMembershipPage')).AddMembershipPage,
  ),
  page(
    paths.membershipSettings,
    async () =>
      (await import(/* webpackChunkName: 'membership' */ '../memberships/MembershipSettingsPage'))
        .MembershipSettingsPage,
  ),
  page(
    paths.membershipInvites,
    async () => (await import(/* webpackChunkName: 'membership' */ '../memberships/InvitesPage')).InvitesPage,
  ),
  page(
    paths.membershipResetLinks,
    async () => (await import(/* webpackChunkName: 'membership' */ '../memberships/ResetLinksPage')).ResetLinksPage,
  ),
  page(
    paths.membershipLeave,
    async () =>
      (await import(/* webpackChunkName: 'membership' */ '../memberships/LeaveMembershipPage')).LeaveMembershipPage,
  ),
  page(
    paths.deleteMembership,
    async () =>
      (await import(/* webpackChunkName: 'membership' */ '../memberships/DeleteMembershipPage')).DeleteMembershipPage,
  ),
  page(
    paths.members,
    async () => (await import(/* webpackChunkName: 'members' */ '../members/MembersPage')).MembersPage,
  ),
  page(paths.member, async () => (await import(/* webpackChunkName: 'members' */ '../members/MemberPage')).MemberPage),
  page(
    paths.memberRemove,
    async () => (await import(/* webpackChunkName: 'members' */ '../members/RemoveMemberPage')).RemoveMemberPage,
  ),
  page(
    paths.bio,
    async () => (await import(/* webpackChunkName: 'members' */ '../members/MemberBioPage')).MemberBioPage,
  ),
  page(
    paths.leaderPods,
    async () => (await import(/* webpackChunkName: 'leader-meetings' */ '../meetings/LeaderPodsPage')).LeaderPodsPage,
  ),
  page(
    paths.leaderPodsAdd,
    async () =>
      (await import(/* webpackChunkName: 'leader-meetings' */ '../meetings/AddLeaderPodPage')).AddLeaderPodPage,
  ),
  page(
    paths.leaderPodsEdit,
    async () =>
      (await import(/* webpackChunkName: 'leader-meetings' */ '../meetings/EditLeaderPodPage')).EditLeaderPodPage,
  ),
  page(
    paths.leaderPodsConfirmCancel,
    async () =>
      (await import(/* webpackChunkName: 'leader-meetings' */ '../meetings/CancelLeaderPodPage')).CancelLeaderPodPage,
  ),
  page(
    paths.leaderPod,
    async () => (await import(/* webpackChunkName: 'leader-meetings' */ '../meetings/LeaderPodPage')).LeaderPodPage,
  ),
  page(
    paths.leaderPodParticipants,
    async () =>
      (await import(/* webpackChunkName: 'leader-meetings' */ '../meetings/LeaderPodParticipantsPage'))
        .LeaderPodParticipantsPage,
  ),
  page(
    paths.mySettings,
    async () => (await import(/* webpackChunkName: 'my-settings' */ '../account/MySettingsPage')).MySettingsPage,
  ),
  page(
    paths.changePassword,
    async () => (await import(/* webpackChunkName: 'account' */ '../account/ChangePasswordPage')).ChangePasswordPage,
  ),
  page(
    paths.deleteAccount,
    async () => (await import(/* webpackChunkName: 'account' */ '../account/DeleteAccountPage')).DeleteAccountPage,
  ),
  page(paths.accountBio, async () => (await import(/* webpackChunkName: 'account' */ '../account/BioPage')).BioPage),
  page(paths.pods, async () => (await import(/* webpackChunkName: 'pods' */ '../pods/PodsPage')).PodsPage),
  page(paths.podsAdd, async () => (await import(/* webpackChunkName: 'pod-form' */ '../pods/AddPodPage')).AddPodPage),
  page(paths.podsJoin, async () => (await import(/* webpackChunkName: 'joining' */ '../pods/JoinPodPage')).JoinPodPage),
  page(
    paths.podsJoinAnother,
    async () => (await import(/* webpackChunkName: 'joining' */ '../pods/JoinAnotherPodPage')).JoinAnotherPodPage,
  ),
  page(
    paths.podsConfirmJoinPod,
    async () => (await import(/* webpackChunkName: 'joining' */ '../pods/ConfirmJoinPodPage')).ConfirmJoinPodPage,
  ),
  page(
    paths.podsConfirmJoinWaitlist,
    async () =>
      (await import(/* webpackChunkName: 'joining' */ '../pods/ConfirmJoinWaitlistPage')).ConfirmJoinWaitlistPage,
  ),
  page(
    paths.podsNextTinyStep,
    async () => (await import(/* webpackChunkName: 'step' */ '../steps/NextTinyStepPage')).NextTinyStepPage,
  ),
  page(paths.pod, async () => (await import(/* webpackChunkName: 'pod' */ '../pods/PodPage')).PodPage),
  page(paths.podEdit, async () => (await import(/* webpackChunkName: 'pod-form' */ '../pods/EditPodPage')).EditPodPage),
  page(
    paths.podAdmin,
    async () => (await import(/* webpackChunkName: 'pod-people' */ '../pods/PodAdminPage')).PodAdminPage,
  ),
  page(
    paths.podsAdmin,
    async () =>
      (await import(/* webpackChunkName: 'pod-people' */ '../pods/PodAdministrationPage')).PodAdministrationPage,
  ),
  page(
    paths.podsAdminRemove,
    async () =>
      (await import(/* webpackChunkName: 'pod-people' */ '../pods/RemoveParticipantPage')).AdminRemoveParticipantPage,
  ),
  page(
    paths.podsAdminRemoveLeader,
    async () => (await import(/* webpackChunkName: 'pod-people' */ '../pods/RemoveLeaderPage')).RemoveLeaderPage,
  ),
  page(
    paths.podParticipants,
    async () => (await import(/* webpackChunkName: 'pod-people' */ '../pods/ParticipantsPage')).ParticipantsPage,
  ),
  page(
    paths.podParticipant,
    async () => (await import(/* webpackChunkName: 'pod-people' */ '../pods/ParticipantPage')).ParticipantPage,
  ),
  page(
    paths.podParticipantRemove,
    async () =>
      (await import(/* webpackChunkName: 'pod-people' */ '../pods/RemoveParticipantPage')).RemoveParticipantPage,
  ),
  page(
    paths.podParticipantAssign,
    async () =>
      (await import(/* webpackChunkName: 'leaders' */ '../leadership/AssignAssistantPage')).AssignAssistantPage,
  ),
  page(
    paths.podParticipantUnassign,
    async () =>
      (await import(/* webpackChunkName: 'leaders' */ '../leadership/UnassignAssistantPage')).UnassignAssistantPage,
  ),
  page(
    paths.podConfirmAssistantLeader,
    async () =>
      (await import(/* webpackChunkName: 'leaders' */ '../leadership/ConfirmAssistantPage')).ConfirmAssistantPage,
  ),
  page(
    paths.podLeave,
    async () => (await import(/* webpackChunkName: 'joining' */ '../pods/LeavePodPage')).LeavePodPage,
  ),
  page(
    paths.podSwitch,
    async () => (await import(/* webpackChunkName: 'joining' */ '../pods/SwitchPodPage')).SwitchPodPage,
  ),
  page(
    paths.podConfirmSwitch,
    async () => (await import(/* webpackChunkName: 'joining' */ '../pods/ConfirmSwitchPage')).ConfirmSwitchPage,
  ),
  page(
    paths.businessSettings,
    async () =>
      (await import(/* webpackChunkName: 'business' */ '../businesses/BusinessSettingsPage')).BusinessSettingsPage,
  ),
  page(
    paths.thirdPartySettings,
    async () =>
      (await import(/* webpackChunkName: 'business' */ '../businesses/ThirdPartySettingsPage')).ThirdPartySettingsPage,
  ),
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
    {
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: 'frame' */ './layout/MainLayout')).MainLayout,
      }),
      children: [
        {
          lazy: async () => ({
            Component: (await import(/* webpackChunkName: 'frame' */ './RequireActions')).RequireActions,
          }),
          errorElement: <RouteError />,
          children: pages,
        },
      ],
    },
  ],
};
