import type { ApplicationAnswer } from '../leadership/status';
import type { StepAnswerKey } from '../steps/answers';
import { formPodPath } from './formPodPath';
import { mySettingsPath, pathTo, queryKeys, subjectKeys, withQuery } from './pathTo';
import { paths } from './paths';

const withCode = (path: string, code: string) => withQuery(path, { [queryKeys.code]: code });

const stepAnswer = (code: string, answer: StepAnswerKey) =>
  withQuery(paths.stepAnswer, { [queryKeys.confirmation]: code, [queryKeys.answer]: answer });

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

  /** Where one type of thing is turned off; without its name, missed messages. */
  unsubscribe: (code: string, settingType?: string) =>
    withQuery(paths.unsubscribe, { [queryKeys.confirmation]: code, [queryKeys.settingType]: settingType }),
  /** Where a step is answered without a login, by the code of a mail; the answer is only put at hand. */
  answerStepDone: (code: string) => stepAnswer(code, 'done'),
  answerStepNotDone: (code: string) => stepAnswer(code, 'not-done'),

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

  podHealth: (membershipId: string) => pathTo(paths.membershipHealth, { membership: membershipId }),
  pods: () => paths.pods,
  pod: (podId: string) => pathTo(paths.pod, { pod: podId }),
  editPod: (podId: string) => pathTo(paths.podEdit, { pod: podId }),
  /** Where a pod is formed of the waitlist of another. */
  formPod: formPodPath,
  nextTinyStep: (podId: string) => pathTo(paths.podsNextTinyStep, { pod: podId }),
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
  /** How the pods are doing, as a file for spreadsheets; it takes a ticket. */
  podHealthCsv: (membershipId: string) => `/v1/memberships/${membershipId}/pod-health/csv`,
  /** Takes a POST of a mail program; a browser that opens it is led to the page. */
  unsubscribe: (code: string) => `/v1/unsubscribe/${code}`,
  /** What a notification about a step calls. */
  stepDone: (stepId: string) => `/v1/next-tiny-steps/${stepId}/done`,
  stepNotDone: (stepId: string) => `/v1/next-tiny-steps/${stepId}/not-done`,
  /** A page to print, or the same as PDF; it takes a ticket. */
  agenda: (podId: string, format: 'html' | 'pdf') => withQuery(`/v1/pods/${podId}/agenda`, { format }),
};
