import type { RouteObject } from 'react-router-dom';
import { paths } from '../../domain/links';
import { page } from './lazyPage';
import { RequireSession } from './RequireSession';
import { RouteError } from './RouteError';

/** Pages of the signed-in part, by area. A page is added here when it exists. */
const pages: RouteObject[] = [
  page(paths.assignAdmin, async () => (await import('../businesses/AssignAdminPage')).AssignAdminPage),
  page(paths.inviteAdmin, async () => (await import('../businesses/InviteAdminPage')).InviteAdminPage),
  page(paths.removeAdmin, async () => (await import('../businesses/RemoveAdminPage')).RemoveAdminPage),
  page(paths.setupZoom, async () => (await import('../businesses/SetupZoomPage')).SetupZoomPage),
  page(paths.leaderWelcome, async () => (await import('../onboarding/LeaderWelcomePage')).LeaderWelcomePage),
  page(
    paths.leaderConfirmTraining,
    async () => (await import('../onboarding/ConfirmTrainingPage')).ConfirmTrainingPage,
  ),
  page(paths.leaderTraining, async () => (await import('../onboarding/LeaderTrainingPage')).LeaderTrainingPage),
  page(paths.leaderSwitch, async () => (await import('../leadership/LeaderSwitchPage')).LeaderSwitchPage),
  page(paths.leaderCompleteSwitch, async () => (await import('../leadership/CompleteSwitchPage')).CompleteSwitchPage),
  page(paths.leaderDemote, async () => (await import('../leadership/DemoteLeaderPage')).DemoteLeaderPage),
  page(
    paths.requestLeadership,
    async () => (await import('../leadership/RequestLeadershipPage')).RequestLeadershipPage,
  ),
  page(
    paths.requestLeadershipSent,
    async () => (await import('../leadership/RequestLeadershipPage')).RequestLeadershipSentPage,
  ),
  page(
    paths.memberships,
    async () => (await import(/* webpackChunkName: 'memberships' */ '../memberships/MembershipsPage')).MembershipsPage,
  ),
  page(paths.membershipsAdd, async () => (await import('../memberships/AddMembershipPage')).AddMembershipPage),
  page(
    paths.membershipSettings,
    async () => (await import('../memberships/MembershipSettingsPage')).MembershipSettingsPage,
  ),
  page(paths.membershipInvites, async () => (await import('../memberships/InvitesPage')).InvitesPage),
  page(paths.membershipResetLinks, async () => (await import('../memberships/ResetLinksPage')).ResetLinksPage),
  page(paths.membershipLeave, async () => (await import('../memberships/LeaveMembershipPage')).LeaveMembershipPage),
  page(paths.deleteMembership, async () => (await import('../memberships/DeleteMembershipPage')).DeleteMembershipPage),
  page(paths.members, async () => (await import('../members/MembersPage')).MembersPage),
  page(paths.member, async () => (await import('../members/MemberPage')).MemberPage),
  page(paths.memberRemove, async () => (await import('../members/RemoveMemberPage')).RemoveMemberPage),
  page(paths.bio, async () => (await import('../members/MemberBioPage')).MemberBioPage),
  page(paths.leaderPods, async () => (await import('../meetings/LeaderPodsPage')).LeaderPodsPage),
  page(paths.leaderPodsAdd, async () => (await import('../meetings/AddLeaderPodPage')).AddLeaderPodPage),
  page(paths.leaderPodsEdit, async () => (await import('../meetings/EditLeaderPodPage')).EditLeaderPodPage),
  page(
    paths.leaderPodsConfirmCancel,
    async () => (await import('../meetings/CancelLeaderPodPage')).CancelLeaderPodPage,
  ),
  page(paths.leaderPod, async () => (await import('../meetings/LeaderPodPage')).LeaderPodPage),
  page(
    paths.leaderPodParticipants,
    async () => (await import('../meetings/LeaderPodParticipantsPage')).LeaderPodParticipantsPage,
  ),
  page(
    paths.mySettings,
    async () => (await import(/* webpackChunkName: 'my-settings' */ '../account/MySettingsPage')).MySettingsPage,
  ),
  page(paths.changePassword, async () => (await import('../account/ChangePasswordPage')).ChangePasswordPage),
  page(paths.deleteAccount, async () => (await import('../account/DeleteAccountPage')).DeleteAccountPage),
  page(paths.accountBio, async () => (await import('../account/BioPage')).BioPage),
  page(paths.pods, async () => (await import(/* webpackChunkName: 'pods' */ '../pods/PodsPage')).PodsPage),
  page(paths.podsAdd, async () => (await import('../pods/AddPodPage')).AddPodPage),
  page(paths.podsJoin, async () => (await import('../pods/JoinPodPage')).JoinPodPage),
  page(paths.podsJoinAnother, async () => (await import('../pods/JoinAnotherPodPage')).JoinAnotherPodPage),
  page(paths.podsConfirmJoinPod, async () => (await import('../pods/ConfirmJoinPodPage')).ConfirmJoinPodPage),
  page(
    paths.podsConfirmJoinWaitlist,
    async () => (await import('../pods/ConfirmJoinWaitlistPage')).ConfirmJoinWaitlistPage,
  ),
  page(paths.podsNextTinyStep, async () => (await import('../steps/NextTinyStepPage')).NextTinyStepPage),
  page(paths.pod, async () => (await import(/* webpackChunkName: 'pod' */ '../pods/PodPage')).PodPage),
  page(paths.podEdit, async () => (await import('../pods/EditPodPage')).EditPodPage),
  page(paths.podAdmin, async () => (await import('../pods/PodAdminPage')).PodAdminPage),
  page(paths.podsAdmin, async () => (await import('../pods/PodAdministrationPage')).PodAdministrationPage),
  page(paths.podsAdminRemove, async () => (await import('../pods/RemoveParticipantPage')).AdminRemoveParticipantPage),
  page(paths.podsAdminRemoveLeader, async () => (await import('../pods/RemoveLeaderPage')).RemoveLeaderPage),
  page(paths.podParticipants, async () => (await import('../pods/ParticipantsPage')).ParticipantsPage),
  page(paths.podParticipant, async () => (await import('../pods/ParticipantPage')).ParticipantPage),
  page(paths.podParticipantRemove, async () => (await import('../pods/RemoveParticipantPage')).RemoveParticipantPage),
  page(paths.podParticipantAssign, async () => (await import('../leadership/AssignAssistantPage')).AssignAssistantPage),
  page(
    paths.podParticipantUnassign,
    async () => (await import('../leadership/UnassignAssistantPage')).UnassignAssistantPage,
  ),
  page(
    paths.podConfirmAssistantLeader,
    async () => (await import('../leadership/ConfirmAssistantPage')).ConfirmAssistantPage,
  ),
  page(paths.podLeave, async () => (await import('../pods/LeavePodPage')).LeavePodPage),
  page(paths.podSwitch, async () => (await import('../pods/SwitchPodPage')).SwitchPodPage),
  page(paths.podConfirmSwitch, async () => (await import('../pods/ConfirmSwitchPage')).ConfirmSwitchPage),
  page(paths.businessSettings, async () => (await import('../businesses/BusinessSettingsPage')).BusinessSettingsPage),
  page(
    paths.thirdPartySettings,
    async () => (await import('../businesses/ThirdPartySettingsPage')).ThirdPartySettingsPage,
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
