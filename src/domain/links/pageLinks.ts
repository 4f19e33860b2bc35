import type { ApplicationAnswer } from '../leadership/status';
import type { StepAnswerKey } from '../steps/answers';
import { announcementPath } from './announcementPaths';
import { formPodPath } from './formPodPath';
import { mySettingsPath, pathTo, queryKeys, subjectKeys, withQuery } from './pathTo';
import { paths } from './paths';

const withCode = (path: string, code: string) => withQuery(path, { [queryKeys.code]: code });

const stepAnswer = (code: string, answer: StepAnswerKey) =>
  withQuery(paths.stepAnswer, { [queryKeys.confirmation]: code, [queryKeys.answer]: answer });

export const pageLinks = {
  login: () => paths.login,
  loginLink: (code: string) => withCode(paths.loginLink, code),
  forgotPassword: () => paths.forgotPassword,
  resetPassword: (code: string) => withCode(paths.resetPassword, code),
  verifyEmail: (code: string) => withQuery(paths.verifyEmail, { [queryKeys.confirmation]: code }),
  confirmEmail: (code: string) => withQuery(paths.confirmEmail, { [queryKeys.confirmation]: code }),
  adminSignUp: (code: string) => withCode(paths.signUpAdmin, code),
  invalid: () => paths.invalid,
  approvalPending: () => paths.approvalPending,
  emailVerified: () => paths.emailVerified,
  leaderEmailVerified: () => paths.leaderEmailVerified,

  /** Without `settingType`, turns off missed messages. */
  unsubscribe: (code: string, settingType?: string) =>
    withQuery(paths.unsubscribe, { [queryKeys.confirmation]: code, [queryKeys.settingType]: settingType }),
  answerStepDone: (code: string) => stepAnswer(code, 'done'),
  answerStepNotDone: (code: string) => stepAnswer(code, 'not-done'),

  memberships: () => paths.memberships,
  notifications: () => paths.notifications,
  notificationSettings: () => mySettingsPath('notifications'),
  adminsPanel: () => mySettingsPath('admins'),
  apiKeys: (businessId: string) => pathTo(paths.apiKeys, { business: businessId }),
  webhook: (businessId: string, webhookId: string) =>
    pathTo(paths.webhook, { business: businessId, webhook: webhookId }),
  businessReport: (businessId: string, reportId: string) =>
    pathTo(paths.businessReports, { business: businessId, report: reportId }),
  report: (reportId: string) => pathTo(paths.reports, { report: reportId }),
  twoFactor: () => paths.twoFactor,
  leaderWelcome: (businessId: string) => pathTo(paths.leaderWelcome, { business: businessId }),
  leaderSwitch: (podId: string) => pathTo(paths.leaderSwitch, { pod: podId }),
  completeLeaderSwitch: (transferId: string) => pathTo(paths.leaderCompleteSwitch, { request: transferId }),

  bulkAction: (bulkActionId: string) => pathTo(paths.bulkAction, { bulkAction: bulkActionId }),
  podHealth: (membershipId: string) => pathTo(paths.membershipHealth, { membership: membershipId }),
  announcement: announcementPath,
  pods: () => paths.pods,
  pod: (podId: string) => pathTo(paths.pod, { pod: podId }),
  podMeeting: (podId: string) => pathTo(paths.podMeeting, { pod: podId }),
  editPod: (podId: string) => pathTo(paths.podEdit, { pod: podId }),
  formPod: formPodPath,
  nextTinyStep: (podId: string) => pathTo(paths.podsNextTinyStep, { pod: podId }),
  joinPods: (membershipId: string) => pathTo(paths.podsJoin, { request: membershipId }),
  confirmAssistantLeader: (podId: string) => pathTo(paths.podConfirmAssistantLeader, { pod: podId }),
  confirmJoinPod: (podId: string) => pathTo(paths.podsConfirmJoinPod, { pod: podId }),
  leaderMeeting: (leaderPodId: string) => pathTo(paths.leaderPod, { leaderPod: leaderPodId }),
  editLeaderMeeting: (leaderPodId: string) => pathTo(paths.leaderPodsEdit, { leaderPod: leaderPodId }),
  chats: () => paths.chats,
  chat: (channelId: string) => pathTo(paths.chat, { channel: channelId }),
  message: (channelId: string, messageId: string) =>
    withQuery(paths.chat, { [subjectKeys.channel]: channelId, [queryKeys.message]: messageId }),
};

export const apiLinks = {
  contract: () => '/v1/openapi.json',
  myApiKey: () => '/v1/api-keys/my-key',
  approveLeader: (membershipId: string, leaderId: string) =>
    `/v1/memberships/${membershipId}/leaders/${leaderId}/approve`,
  declineLeader: (membershipId: string, leaderId: string) =>
    `/v1/memberships/${membershipId}/leaders/${leaderId}/decline`,
  reopenApplication: (membershipId: string, leaderId: string, answer: ApplicationAnswer) =>
    withQuery(`/v1/memberships/${membershipId}/leaders/${leaderId}/reopen-application`, { answer }),
  reopenNotifications: (dismissal: string) => withQuery('/v1/notifications/reopen', { dismissal }),
  membersCsv: (membershipId: string) => `/v1/memberships/${membershipId}/active-campaign/csv`,
  /** Requires a ticket, as do the other downloads. */
  myData: () => '/v1/users/my-account/data',
  podHealthCsv: (membershipId: string) => `/v1/memberships/${membershipId}/pod-health/csv`,
  unsubscribe: (code: string) => `/v1/unsubscribe/${code}`,
  stepDone: (stepId: string) => `/v1/next-tiny-steps/${stepId}/done`,
  stepNotDone: (stepId: string) => `/v1/next-tiny-steps/${stepId}/not-done`,
  meetingCalendar: (meetingId: string) => `/v1/scheduled-meetings/${meetingId}/calendar`,
  agenda: (podId: string, format: 'html' | 'pdf') => withQuery(`/v1/pods/${podId}/agenda`, { format }),
};
