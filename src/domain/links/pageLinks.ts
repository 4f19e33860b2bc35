import type { ApplicationAnswer } from '../leadership/status';
import { addPodLikePath } from './addPodLikePath';
import { mySettingsPath, pathTo, queryKeys, subjectKeys, withQuery } from './pathTo';
import { paths } from './paths';

const withCode = (path: string, code: string) => withQuery(path, { [queryKeys.code]: code });

/** The pages that mails, notifications and redirects of the server lead to. */
export const pageLinks = {
  login: () => paths.login,
  forgotPassword: () => paths.forgotPassword,
  resetPassword: (code: string) => withCode(paths.resetPassword, code),
  verifyEmail: (code: string) => withQuery(paths.verifyEmail, { [queryKeys.confirmation]: code }),
  confirmEmail: (code: string) => withQuery(paths.confirmEmail, { [queryKeys.confirmation]: code }),
  adminSignUp: (code: string) => withCode(paths.signUpAdmin, code),
  invalid: () => paths.invalid,
  approvalPending: () => paths.approvalPending,
  emailVerified: () => paths.emailVerified,
  leaderEmailVerified: () => paths.leaderEmailVerified,

  unsubscribe: (code: string) => withQuery(paths.unsubscribe, { [queryKeys.confirmation]: code }),

  memberships: () => paths.memberships,
  notifications: () => paths.notifications,
  notificationSettings: () => mySettingsPath('notifications'),
  adminsPanel: () => mySettingsPath('admins'),
  twoFactor: () => paths.twoFactor,
  /** What a leader approved there is asked for, whichever business is worked in. */
  leaderWelcome: (businessId: string) => pathTo(paths.leaderWelcome, { business: businessId }),
  /** Where somebody is chosen to lead a pod. */
  leaderSwitch: (podId: string) => pathTo(paths.leaderSwitch, { pod: podId }),
  completeLeaderSwitch: (transferId: string) => pathTo(paths.leaderCompleteSwitch, { request: transferId }),

  pods: () => paths.pods,
  pod: (podId: string) => pathTo(paths.pod, { pod: podId }),
  editPod: (podId: string) => pathTo(paths.podEdit, { pod: podId }),
  addPodLike: addPodLikePath,
  joinPods: (membershipId: string) => pathTo(paths.podsJoin, { request: membershipId }),
  confirmAssistantLeader: (podId: string) => pathTo(paths.podConfirmAssistantLeader, { pod: podId }),
  confirmJoinPod: (podId: string) => pathTo(paths.podsConfirmJoinPod, { pod: podId }),
  leaderMeeting: (leaderPodId: string) => pathTo(paths.leaderPod, { leaderPod: leaderPodId }),
  editLeaderMeeting: (leaderPodId: string) => pathTo(paths.leaderPodsEdit, { leaderPod: leaderPodId }),
  chats: () => paths.chats,
  chat: (channelId: string) => pathTo(paths.chat, { channel: channelId }),
  /** A message in its place in the conversation. */
  message: (channelId: string, messageId: string) =>
    withQuery(paths.chat, { [subjectKeys.channel]: channelId, [queryKeys.message]: messageId }),
};

/** The addresses of the API that mails and notifications lead to, and that a browser opens by itself. */
export const apiLinks = {
  approveLeader: (membershipId: string, leaderId: string) =>
    `/v1/memberships/${membershipId}/leaders/${leaderId}/approve`,
  declineLeader: (membershipId: string, leaderId: string) =>
    `/v1/memberships/${membershipId}/leaders/${leaderId}/decline`,
  reopenApplication: (membershipId: string, leaderId: string, answer: ApplicationAnswer) =>
    withQuery(`/v1/memberships/${membershipId}/leaders/${leaderId}/reopen-application`, { answer }),
  /** Takes back what was dismissed at once. */
  reopenNotifications: (dismissal: string) => withQuery('/v1/notifications/reopen', { dismissal }),
  /** The members as a file for spreadsheets; it takes a ticket. */
  membersCsv: (membershipId: string) => `/v1/memberships/${membershipId}/active-campaign/csv`,
  /** Takes a POST of a mail program; a browser that opens it is led to the page. */
  unsubscribe: (code: string) => `/v1/unsubscribe/${code}`,
  /** A page to print, or the same as PDF; it takes a ticket. */
  agenda: (podId: string, format: 'html' | 'pdf') => withQuery(`/v1/pods/${podId}/agenda`, { format }),
};
