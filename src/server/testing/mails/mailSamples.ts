import type { Schedule } from '../../../domain/meetings/schedule';
import { mailTemplates } from '../../areas';
import type { Mail } from '../../platform/mail/mail';
import type { DeferredTemplate, MailTemplate } from '../../platform/mail/template';

type Templates = typeof mailTemplates;
export type TemplateName = keyof Templates;
type TemplateData<Name extends TemplateName> = Templates[Name] extends MailTemplate<infer Data> ? Data : never;

export const tuesdays: Schedule = {
  unixTime: Date.parse('2026-01-06T19:00:00Z') / 1000,
  timezone: 'Europe/London',
  recurring: true,
  frequency: 1,
  frequencyPeriod: 'Week',
  duration: 60,
  weekday: 'TUESDAY',
};

const firstName = 'Anna';
const link = 'https://stepwell.example/somewhere?code=abc&x=1';
const supportEmail = 'support@circle.example';
const membershipName = 'Momentum Circle';
const podName = 'Early Birds';
const leader = { firstName, membershipName, link, supportEmail };
const ownWords = {
  quote: 'It’s good to have you here.\n\nOur house rules: https://circle.example/rules?from=mail&x=1',
  by: 'Circle Ltd',
};
const settingsLink = 'https://stepwell.example/my-settings?panel=notifications';
const unsubscribe = {
  page: 'https://stepwell.example/unsubscribe?c=u',
  oneClick: 'https://stepwell.example/v1/unsubscribe/u',
};

export const meetingSample: TemplateData<'meeting'> = {
  reason: 'scheduled',
  firstName,
  podName,
  membershipName,
  supportEmail,
  timezone: 'Europe/London',
  schedule: tuesdays,
  link: 'https://stepwell.example/j/0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a17',
  podLink: 'https://stepwell.example/pod?p=1',
  sequence: 3,
  uid: '0190f3a2@stepwell',
};

const reportSample = { firstName, kind: 'MESSAGE', place: `${podName}, ${membershipName}`, link } as const;
const decisionSample = {
  outcome: 'REMOVED',
  outcomeReason: 'We don’t talk to each other like this here.',
  supportEmail,
} as const;

export const mailSamples: { [Name in TemplateName]: TemplateData<Name> } = {
  'verify-email': { firstName, link },
  'account-ready': { firstName, joined: membershipName, link, supportEmail, ownWords },
  'known-address': { firstName, link, membershipName, supportEmail },
  'reset-password': { firstName, link },
  'login-link': { firstName, link, senderName: 'Olga Owner', membershipName, supportEmail },
  'password-changed': { firstName },
  'two-factor-on': { firstName },
  'two-factor-off': { firstName },
  'two-factor-guessed': { firstName, link },
  'passkey-added': { firstName, passkeyName: 'Google Password Manager' },
  'passkey-removed': { firstName, passkeyName: 'Google Password Manager' },
  'identity-linked': { firstName, providerName: 'Brightwater ID', businessName: 'Circle Ltd' },
  'identity-removed': { firstName, providerName: 'Brightwater ID' },
  'sign-on-code': {
    firstName,
    code: '482913',
    providerName: 'Brightwater ID',
    businessName: 'Circle Ltd',
    isNew: false,
  },
  'recovery-code-used': { firstName, left: 8 },
  'recovery-codes-new': { firstName },
  'change-email-confirm': { firstName, link },
  'change-email-notice': { firstName, newEmail: 'new@example.com' },
  'change-email-by-staff': { firstName, newEmail: 'new@example.com', membershipName, supportEmail, link },
  'change-email-done': { firstName, newEmail: 'new@example.com' },
  'account-deleted': { firstName },
  'admin-invite': { name: firstName, businessName: 'Circle Ltd', inviterName: 'Bo Owner', link },
  'membership-invite': {
    name: firstName,
    role: 'Participant',
    membershipName,
    businessName: 'Circle Ltd',
    inviterName: 'Bo Owner',
    podName: 'Early Birds',
    ownWords,
    link,
    supportEmail,
  },
  'api-key-created': {
    firstName,
    keyName: 'Our shop',
    businessName: 'Circle Ltd',
    expires: 1799262000000,
    link,
    scopes: ['members:read', 'members:write'],
    by: 'Cy Admin',
  },
  'api-key-expiring': { firstName, keyName: 'Our shop', businessName: 'Circle Ltd', expires: 1799262000000, link },
  'webhook-created': { firstName, businessName: 'Circle Ltd', host: 'hooks.example.com', link, by: 'Cy Admin' },
  'webhook-disabled': { firstName, businessName: 'Circle Ltd', host: 'hooks.example.com', link },
  'admin-joined': { firstName, adminName: 'Cy Admin', businessName: 'Circle Ltd', link },
  'admin-removed': { firstName, businessName: 'Circle Ltd' },
  'business-owned': { firstName, businessName: 'Circle Ltd', formerOwner: 'Bo Owner', link },
  'business-handed-over': { firstName, businessName: 'Circle Ltd', newOwner: 'Cy Admin' },
  'staff-two-factor': { firstName, businessName: 'Circle Ltd', link },
  'approval-pending': { firstName, businessName: 'Circle Ltd' },
  'business-approved': { firstName, businessName: 'Circle Ltd', link },
  'more-leaders-applied': { firstName, count: 7, membershipName, link, supportEmail },
  'leader-applied': { firstName, leaderName: 'Maya Okafor', membershipName, link, supportEmail },
  'report-opened': { ...reportSample, reason: 'HARASSMENT', businessName: 'Circle Ltd' },
  'report-answered': { ...reportSample, businessName: 'Circle Ltd' },
  'report-for-operator': {
    kind: 'MESSAGE',
    place: `${podName}, ${membershipName}`,
    businessName: 'Circle Ltd',
    reportId: '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3ac1',
  },
  'report-decided': { ...reportSample, ...decisionSample },
  'reported-decided': { ...reportSample, ...decisionSample },
  'leader-approved': leader,
  'leader-signed-off': leader,
  'leader-declined': leader,
  'leader-demoted': leader,
  'transfer-offered': { ...leader, podName, askerName: 'Bo' },
  'transfer-closed': { ...leader, podName, personName: 'Bo', outcome: 'declined', next: 'ask' },
  'assistant-asked': { ...leader, podName, askerName: 'Bo' },
  'member-removed': { firstName, membershipName, supportEmail },
  'waitlist-joined': { firstName, podName, membershipName, link, supportEmail, position: 2 },
  'waitlist-four': {
    firstName,
    podName,
    membershipName,
    link,
    supportEmail,
    people: ['Ann', 'Ben', 'Cat', 'Dan'].map((name, index) => ({
      name,
      consentJoinNewPod: index > 0,
      consentToBeNewPodLeader: index > 1,
    })),
  },
  'pod-with-seats': {
    firstName,
    podName,
    membershipName,
    link,
    supportEmail,
    seats: 7,
    schedule: tuesdays,
    timezone: 'America/New_York',
  },
  meeting: meetingSample,
  'link-missing': { trouble: 'missing', firstName, podName, membershipName, supportEmail, link },
  'meeting-reminder': {
    firstName,
    name: podName,
    membershipName,
    ofLeaders: false,
    at: Date.parse('2026-03-03T19:00Z') / 1000,
    meetingZone: 'Europe/London',
    timezone: 'America/New_York',
    shift: 0,
    link,
    joinLink: meetingSample.link,
    settingsLink: 'https://stepwell.example/my-settings?panel=notifications',
    unsubscribe: {
      page: 'https://stepwell.example/unsubscribe?c=u',
      oneClick: 'https://stepwell.example/v1/unsubscribe/u',
    },
    supportEmail,
  },
  'steps-record': {
    firstName,
    timezone: 'Europe/London',
    podName,
    membershipName,
    supportEmail,
    steps: [
      {
        status: 'Done',
        goal: 'Write a book',
        description: 'Write a page',
        commitmentDate: Date.parse('2026-02-03T18:00Z'),
      },
      { status: 'NotSet' },
    ],
  },
  'pod-health': {
    firstName,
    membershipName,
    podCount: 12,
    troubledCount: 7,
    pods: [
      { name: podName, waiting: 6, troubles: ['NO_LEADER', 'FULL_WAITLIST'] },
      { name: 'Night Owls', waiting: 0, troubles: ['NOBODY_CAME'] },
    ],
    driftingCount: 3,
    link,
    settingsLink: 'https://stepwell.example/my-settings?panel=notifications',
    unsubscribe: {
      page: 'https://stepwell.example/unsubscribe?c=abc&type=POD_HEALTH',
      oneClick: 'https://stepwell.example/v1/unsubscribe/abc',
    },
    supportEmail,
  },
  'step-reminder': {
    reminder: 'STEP_DUE',
    firstName,
    timezone: 'Europe/London',
    podName,
    goal: 'Look after my teeth',
    description: 'Call the dentist',
    commitmentDate: Date.parse('2026-03-04T18:00Z'),
    doneLink: 'https://stepwell.example/step?c=s&answer=done',
    notDoneLink: 'https://stepwell.example/step?c=s&answer=not-done',
    settingsLink,
    unsubscribe,
    supportEmail,
  },
  announcement: {
    firstName,
    membershipName,
    authorName: 'Bo Owner',
    title: 'A new season begins',
    text: 'We start again on Monday.\n\nBring one tiny step, and somebody who’d like to join.',
    link: 'https://stepwell.example/announcement?n=0190f3a2-7c11-7a40-8b1e-2f6d5c4b3ac1',
    settingsLink,
    unsubscribe,
    supportEmail,
  },
  'missed-messages': {
    firstName,
    timezone: 'Europe/London',
    channels: [
      {
        name: podName,
        membershipName,
        count: 3,
        from: ['Bo', 'Cy'],
        since: Date.parse('2026-03-03T07:30Z') / 1000,
        lines: [{ from: 'Bo', text: 'See you at seven?' }],
      },
      {
        name: 'Night Owls',
        membershipName,
        count: 101,
        from: ['Bo', 'Cy', 'Di'],
        others: 2,
        since: Date.parse('2026-03-02T22:15Z') / 1000,
      },
    ],
    furtherChannels: 1,
    furtherMessages: 2,
    link,
    settingsLink,
    unsubscribe,
    supportEmail,
  },
};

/** Templates whose queued data is the mail's contents; a digest is instead queued with the data to look up. */
type QueuedAsSaid = {
  [Name in TemplateName]: Templates[Name] extends DeferredTemplate<never> ? never : Name;
}[TemplateName];

export const sampleMail = (to: string, name: QueuedAsSaid, data: object = mailSamples[name]): Mail<unknown> => ({
  to,
  template: mailTemplates[name] as MailTemplate<unknown>,
  data,
});
