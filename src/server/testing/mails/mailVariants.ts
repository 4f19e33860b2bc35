import type { Language } from '../../../domain/text/languages';
import { mailTemplates } from '../../areas';
import type { MeetingReason } from '../../meetings/mails/mailData';
import type { LinkTrouble } from '../../meetings/notificationKinds';
import { renderMail, type RenderedMail } from '../../platform/mail/render';
import type { MailTemplate } from '../../platform/mail/template';
import { meetingSample, mailSamples, tuesdays, type TemplateName } from './mailSamples';

export interface MailVariant {
  template: TemplateName;
  name: string;
  data: object;
}

const LONG = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh';

const longNames = {
  firstName: `Maximiliana-Theodora ${LONG.slice(0, 30)}`,
  podName: `The Early Birds of the ${LONG} Breakfast Club for People Who Write Every Morning`,
  membershipName: `Momentum Circle for Founders, Freelancers and Families in ${LONG}`,
  businessName: `${LONG} Coaching & Consulting International Ltd`,
  adminName: `Maximiliana ${LONG}`,
  inviterName: `Maximiliana ${LONG}`,
  leaderName: `Maximiliana ${LONG}`,
  formedFrom: `The Early Birds of the ${LONG} Breakfast Club`,
  askerName: `Maximiliana ${LONG}`,
  personName: `Maximiliana ${LONG}`,
  removedBy: `Maximiliana ${LONG}`,
  newEmail: `maximiliana.${LONG.toLowerCase()}@momentum-circle.example`,
  link: `https://stepwell.example/verify-email?c=${'aB3_-x9Z'.repeat(12)}`,
};

const withLongNames = (data: object): object =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      key in longNames ? longNames[key as keyof typeof longNames] : value,
    ]),
  );

const meeting = (reason: MeetingReason, more: Partial<typeof meetingSample> = {}): MailVariant => ({
  template: 'meeting',
  name: reason,
  data: { ...meetingSample, reason, ...more },
});

const wednesdays = { ...tuesdays, weekday: 'WEDNESDAY' as const, unixTime: tuesdays.unixTime + 86_400 };
const DAY = 86_400;
const paused = {
  ...tuesdays,
  pausedFromEpoch: tuesdays.unixTime + 49 * DAY,
  pausedToEpoch: tuesdays.unixTime + 77 * DAY,
};

const pausedNow = { ...paused, pausedFromEpoch: tuesdays.unixTime };
const longer = { ...tuesdays, duration: 90 };

const eighthStart = tuesdays.unixTime + 56 * DAY;
const eighth = { start: eighthStart, at: eighthStart, skipped: false };
const skippedOnce = { ...tuesdays, changes: [{ start: eighthStart }] };
const movedOnce = { ...tuesdays, changes: [{ start: eighthStart, movedTo: eighthStart + 2 * DAY }] };

const thirtieths = { ...tuesdays, frequencyPeriod: 'Month' as const, unixTime: Date.parse('2026-01-30T19:00Z') / 1000 };

const meetingVariants: MailVariant[] = [
  meeting('scheduled'),
  { ...meeting('scheduled', { timezone: 'America/New_York' }), name: 'scheduled, read in New York' },
  { ...meeting('changed', { before: wednesdays }), name: 'changed, moved' },
  { ...meeting('changed', { before: longer }), name: 'changed, shorter' },
  { ...meeting('changed', { before: tuesdays, nameBefore: 'Larks' }), name: 'changed, renamed' },
  { ...meeting('changed', { before: longer, schedule: wednesdays, nameBefore: 'Larks' }), name: 'changed, all of it' },
  { ...meeting('changed', { before: paused }), name: 'changed, a pause lifted' },
  meeting('paused', { schedule: paused, before: tuesdays }),
  { ...meeting('paused', { schedule: pausedNow, before: tuesdays }), name: 'paused, from now' },
  meeting('cancelled'),
  meeting('joined'),
  meeting('promoted'),
  meeting('switched'),
  meeting('left'),
  { ...meeting('joined', { placedBy: 'Bo Owner' }), name: 'joined, placed by staff' },
  { ...meeting('switched', { placedBy: 'Bo Owner' }), name: 'switched, moved by staff' },
  { ...meeting('left', { placedBy: 'Bo Owner' }), name: 'left, moved by staff' },
  meeting('removed', { removedBy: 'Bo Owner' }),
  meeting('removedFromMembership', { removedBy: 'Bo Owner' }),
  meeting('skipped', { schedule: skippedOnce, occurrence: { ...eighth, skipped: true } }),
  meeting('movedOnce', { schedule: movedOnce, occurrence: { ...eighth, at: eighth.at + 2 * DAY } }),
  meeting('restored', { occurrence: eighth }),
  meeting('renewed', { schedule: thirtieths }),
  meeting('formed', { formedFrom: 'Early Birds', leaderName: 'Maya Okafor' }),
  meeting('formedToLead', { formedFrom: 'Early Birds', seated: 5 }),
  { ...meeting('formedToLead', { formedFrom: 'Early Birds', seated: 1 }), name: 'formedToLead, one person' },
  { ...meeting('invited', { ofLeaders: true, podName: 'Momentum Circle Leader meeting' }), name: 'invited' },
  { ...meeting('excused', { ofLeaders: true, podName: 'Momentum Circle Leader meeting' }), name: 'excused' },
  meeting('enabled'),
  meeting('disabled'),
];

const linkTroubles: LinkTrouble[] = ['missing', 'kept', 'late', 'ended'];

function variant<Name extends TemplateName>(template: Name, name: string, data: Partial<(typeof mailSamples)[Name]>) {
  const sample: object = mailSamples[template];
  return { template, name, data: { ...sample, ...data } };
}

const particular: MailVariant[] = [
  variant('verify-email', 'to join', { membershipName: 'Momentum Circle', supportEmail: meetingSample.supportEmail }),
  variant('account-ready', 'the account only', { joined: undefined, supportEmail: undefined, ownWords: undefined }),
  variant('account-ready', 'without own words', { ownWords: undefined }),
  variant('membership-invite', 'without own words', { ownWords: undefined }),
  variant('known-address', 'a business', {
    membershipName: undefined,
    supportEmail: undefined,
    registersBusiness: true,
  }),
  variant('known-address', 'nothing else', { membershipName: undefined, supportEmail: undefined }),
  variant('two-factor-on', 'another app', { isAnotherApp: true }),
  variant('two-factor-off', 'by the operator', { byOperator: true }),
  variant('recovery-code-used', 'the last', { left: 0 }),
  variant('recovery-code-used', 'but one', { left: 1 }),
  variant('transfer-closed', 'accepted', { outcome: 'accepted', next: 'view' }),
  variant('transfer-closed', 'expired', { outcome: 'expired' }),
  variant('transfer-closed', 'replaced', { outcome: 'replaced', next: 'view' }),
  ...meetingVariants,
  ...linkTroubles.map((trouble) => variant('link-missing', trouble, { trouble })),
  variant('meeting-reminder', 'of leaders, at another hour', {
    name: 'Momentum Circle Leader meeting',
    ofLeaders: true,
    shift: 60,
  }),
  variant('pod-health', 'nothing to look at', { troubledCount: 0, pods: [], driftingCount: 0 }),
  variant('pod-health', 'one pod', { podCount: 1, troubledCount: 0, pods: [], driftingCount: 1 }),
  variant('step-reminder', 'on its day', { commitmentDate: Date.parse('2026-03-03T23:00Z') }),
  variant('step-reminder', 'overdue', { reminder: 'STEP_OVERDUE', commitmentDate: Date.parse('2026-03-02T19:00Z') }),
  variant('step-reminder', 'long words', {
    goal: `Find a publisher for ${LONG} `.repeat(10).trim(),
    description: `Write to ${LONG}\nand to her sister, ${'as often as it takes, '.repeat(12)}`,
  }),
  variant('steps-record', 'of the account', { podName: undefined }),
  variant('steps-record', 'none were set', { steps: [] }),
];

const names = Object.keys(mailSamples) as TemplateName[];

export const mailVariants: MailVariant[] = names.flatMap((template) => {
  const others = particular.filter((one) => one.template === template);
  return [
    ...(template === 'meeting' || template === 'link-missing'
      ? []
      : [{ template, name: '', data: mailSamples[template] }]),
    ...others,
    { template, name: 'long names', data: withLongNames(mailSamples[template]) },
  ];
});

export function renderVariant(
  { template, data }: MailVariant,
  language: Language,
  now: Date,
): RenderedMail & { replyTo?: string } {
  const content = (mailTemplates[template] as MailTemplate<unknown>).render(data, language, now);
  return { ...renderMail(content, language), ...(content.replyTo && { replyTo: content.replyTo }) };
}
