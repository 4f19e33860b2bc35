import type { RouteObject } from 'react-router-dom';
import { paths } from '../../../domain/links';
import { lazyRoutes, withApi } from './lazyRoutes';
import { RequireSession } from './RequireSession';
import { RouteError } from './RouteError';

const frame = () => import(/* webpackChunkName: 'frame' */ '../chunks/frame');
const chats = () => import(/* webpackChunkName: 'chats' */ '../../chat/list/ChatsPage');

const pages: RouteObject[] = [
  ...lazyRoutes(
    () => import(/* webpackChunkName: 'business' */ '../chunks/business'),
    [
      'businessAdmins',
      'assignAdmin',
      'inviteAdmin',
      'removeAdmin',
      'setupZoom',
      'apiKeys',
      'apiKeysAdd',
      'webhooks',
      'webhooksAdd',
      'webhook',
      'auditLog',
      'businessReports',
      'businessTerms',
      'membershipAgreements',
      'businessSettings',
      'thirdPartySettings',
      'businessSignOn',
    ],
  ),
  ...lazyRoutes(
    () => import(/* webpackChunkName: 'leaders' */ '../chunks/leaders'),
    [
      'leaderWelcome',
      'leaderConfirmTraining',
      'leaderTraining',
      'leaderSwitch',
      'leaderCompleteSwitch',
      'leaderDemote',
      'requestLeadership',
      'requestLeadershipSent',
      'podParticipantAssign',
      'podParticipantUnassign',
      'podConfirmAssistantLeader',
    ],
  ),
  ...lazyRoutes(() => import(/* webpackChunkName: 'memberships' */ '../chunks/memberships'), ['memberships']),
  ...lazyRoutes(
    () => import(/* webpackChunkName: 'membership' */ '../chunks/membership'),
    [
      'membershipsAdd',
      'membershipSettings',
      'membershipOwnWords',
      'membershipInvites',
      'membershipInvitePeople',
      'membershipResetLinks',
      'membershipLeave',
      'deleteMembership',
      'membershipHealth',
      'announcements',
      'announcementsAdd',
    ],
  ),
  ...lazyRoutes(
    () => import(/* webpackChunkName: 'members' */ '../chunks/members'),
    ['members', 'member', 'memberRemove', 'memberPlace', 'bulk', 'bulkAction', 'bulkActions', 'bio'],
  ),
  ...lazyRoutes(() => import(/* webpackChunkName: 'join' */ '../chunks/join'), ['join']),
  ...lazyRoutes(
    () => import(/* webpackChunkName: 'leader-meetings' */ '../chunks/leaderMeetings'),
    [
      'leaderPods',
      'leaderPodsAdd',
      'leaderPodsEdit',
      'leaderPodsConfirmCancel',
      'leaderPod',
      'leaderPodMeetings',
      'leaderPodParticipants',
    ],
  ),
  ...lazyRoutes(() => import(/* webpackChunkName: 'my-settings' */ '../chunks/mySettings'), ['mySettings']),
  ...lazyRoutes(
    () => import(/* webpackChunkName: 'account' */ '../chunks/account'),
    [
      'changePassword',
      'deleteAccount',
      'businessHandOver',
      'twoFactor',
      'passkeys',
      'identities',
      'accountBio',
      'myJourney',
      'reports',
      'report',
      'block',
      'blockedPeople',
      'accountTerms',
    ],
  ),
  ...lazyRoutes(() => import(/* webpackChunkName: 'pods' */ '../chunks/pods'), ['pods']),
  ...lazyRoutes(
    () => import(/* webpackChunkName: 'pod-form' */ '../chunks/podForm'),
    ['podsAdd', 'podEdit', 'membershipFormPod'],
  ),
  ...lazyRoutes(
    () => import(/* webpackChunkName: 'joining' */ '../chunks/joining'),
    [
      'podsJoin',
      'podsJoinAnother',
      'podsConfirmJoinPod',
      'podsConfirmJoinWaitlist',
      'podLeave',
      'podSwitch',
      'podConfirmSwitch',
    ],
  ),
  ...lazyRoutes(() => import(/* webpackChunkName: 'step' */ '../chunks/step'), ['podsNextTinyStep']),
  ...lazyRoutes(() => import(/* webpackChunkName: 'pod' */ '../chunks/pod'), ['pod']),
  ...lazyRoutes(() => import(/* webpackChunkName: 'meeting-mode' */ '../chunks/meetingMode'), ['podMeeting']),
  ...lazyRoutes(
    () => import(/* webpackChunkName: 'pod-people' */ '../chunks/podPeople'),
    [
      'podAdmin',
      'podsAdmin',
      'podsAdminRemove',
      'podsAdminRemoveLeader',
      'podMeetings',
      'podAttendance',
      'podParticipants',
      'podParticipant',
      'podParticipantRemove',
    ],
  ),
  ...lazyRoutes(
    () => import(/* webpackChunkName: 'notifications' */ '../chunks/notifications'),
    ['notifications', 'announcement'],
  ),
  {
    lazy: async () => ({ Component: (await chats()).ChatLayout }),
    children: [
      { path: paths.chats, lazy: async () => ({ Component: (await chats()).ChatsPage }) },
      ...lazyRoutes(() => import(/* webpackChunkName: 'chat' */ '../chunks/chat'), ['chat']),
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
