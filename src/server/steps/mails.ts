import { meetingDate, shortWeekdayDate, timeWithZone } from '../../domain/meetings/display';
import { nearDay, type StepReminder } from '../../domain/steps/reminders';
import { stepStatusWords, type StepState } from '../../domain/steps/steps';
import { shorten } from '../../domain/text/shorten';
import { greeting, oneLine, type Block, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';

export type RecordedStep = StepState & { podName?: string };

function facts(step: RecordedStep, timezone: string, podName: string | undefined): Block {
  const { goal, description, commitmentDate } = step;
  return {
    facts: [
      ...(step.podName && step.podName !== podName ? [['Pod', step.podName] as const] : []),
      ...(goal ? [['Goal', goal] as const] : []),
      ...(description ? [['Next Tiny Step', description] as const] : []),
      ...(commitmentDate === undefined
        ? []
        : [['Commitment date', meetingDate(Math.floor(commitmentDate / 1000), timezone)] as const]),
      ['Status', stepStatusWords[step.status]],
    ],
  };
}

export const stepMails = mailTemplates({
  'steps-record': (
    data: {
      firstName: string;
      timezone: string;
      podName?: string;
      membershipName?: string;
      supportEmail?: string;
      steps: RecordedStep[];
    },
    language,
  ): MailContent => {
    const set = data.steps.filter((step) => step.status !== 'NotSet');
    const ofMembership = data.membershipName ? ` in ${data.membershipName}` : '';
    const where = data.podName ? ` in ${data.podName}` : '';
    return {
      subject: `Your Next Tiny Steps${where}`,
      paragraphs: [
        greeting(data.firstName, language),
        set.length > 0
          ? `These are the Next Tiny Steps you set${where}. They’ve been deleted from Stepwell, so this copy is yours to keep.`
          : `You hadn’t set any Next Tiny Steps${where}.`,
        ...set.map((step) => facts(step, data.timezone, data.podName)),
      ],
      why: data.podName
        ? `You’re getting this because your pod ${data.podName}${ofMembership} has been deleted.`
        : 'You’re getting this because your account was deleted.',
      ...(data.supportEmail && { replyTo: data.supportEmail }),
    };
  },
});

/** The data of a reminder of a step. Its date is in epoch milliseconds, `timezone` is the reader's. */
export interface StepReminderData {
  reminder: StepReminder;
  firstName: string;
  timezone: string;
  podName: string;
  goal: string;
  description: string;
  commitmentDate: number;
  doneLink: string;
  notDoneLink: string;
  settingsLink: string;
  unsubscribe: { page: string; oneClick: string };
  supportEmail: string;
}

/** How much of a step a subject quotes, in characters; mail programs show little more. */
const SUBJECT_QUOTE_LENGTH = 60;

function dueWords({ commitmentDate, timezone }: StepReminderData, now: Date) {
  const at = commitmentDate / 1000;
  const day = nearDay(commitmentDate, now.getTime(), timezone);
  const whole = `${meetingDate(at, timezone)} at ${timeWithZone(at, timezone)}`;
  return {
    short: day ?? shortWeekdayDate(at, timezone, now.getTime() / 1000),
    whole: day ? `${day}, ${whole}` : `on ${whole}`,
  };
}

function reminderText(data: StepReminderData, now: Date) {
  const { podName, reminder, commitmentDate, timezone } = data;
  const due = dueWords(data, now);
  if (reminder === 'STEP_DUE') {
    return {
      fact: `Your step is due ${due.short}`,
      opening: `Your Next Tiny Step in ${podName} is due ${due.whole}.`,
      closing:
        'Done it already? Let us know with one tap. And if it won’t happen this time, that’s fine: say so, and set a smaller one.',
      why: 'You’re getting this because your step is due within a day. We ask once before its date, and once after it.',
    };
  }
  const at = commitmentDate / 1000;
  return {
    fact: `Your step was due ${shortWeekdayDate(at, timezone, now.getTime() / 1000)}`,
    opening: `How did it go? Your Next Tiny Step in ${podName} was due on ${meetingDate(at, timezone)} at ${timeWithZone(at, timezone)}.`,
    closing: 'One tap is all it takes. If it didn’t happen, that’s fine: a smaller step may suit you better.',
    why: 'You’re getting this because the date of your step has passed. We won’t ask about it again.',
  };
}

export const stepReminderMails = mailTemplates(
  {
    'step-reminder': (data: StepReminderData, language, now): MailContent => {
      const { fact, opening, closing, why } = reminderText(data, now);
      const { firstName, goal, description, doneLink, notDoneLink, settingsLink, unsubscribe, supportEmail } = data;
      return {
        subject: `${fact}: ${shorten(oneLine(description), SUBJECT_QUOTE_LENGTH)}`,
        paragraphs: [
          greeting(firstName, language),
          opening,
          // In quotes, so that no part of it looks like one of our links.
          {
            facts: [
              ['Next Tiny Step', `‘${description}’`],
              ['Goal', `‘${goal}’`],
            ],
          },
          closing,
        ],
        button: { label: 'Done', link: doneLink },
        otherButton: { label: 'Not done', link: notDoneLink },
        why,
        settings: { label: 'Change what we remind you of', link: settingsLink },
        unsubscribe,
        replyTo: supportEmail,
      };
    },
  },
  { isShortLived: true },
);
