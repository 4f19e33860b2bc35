import { meetingDate, shortWeekdayDate, timeWithZone } from '../../domain/meetings/display';
import { nearDay, type StepReminder } from '../../domain/steps/reminders';
import { type StepState } from '../../domain/steps/steps';
import { shorten } from '../../domain/text/shorten';
import { greeting, oneLine, type Block, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';
import { wordsIn, type Words } from './mailWords.gen';
import { wordsIn as statusWordsIn } from '../../domain/steps/statusWords.gen';
import { type Language } from '../../domain/text/languages';

export type RecordedStep = StepState & { podName?: string };

function factsOf(step: RecordedStep, timezone: string, podName: string | undefined, language: Language): Block {
  const { facts } = wordsIn(language);
  const { goal, description, commitmentDate } = step;
  return {
    facts: [
      ...(step.podName && step.podName !== podName ? [[facts.pod, step.podName] as const] : []),
      ...(goal ? [[facts.goal, goal] as const] : []),
      ...(description ? [[facts.step, description] as const] : []),
      ...(commitmentDate === undefined
        ? []
        : [[facts.commitmentDate, meetingDate(Math.floor(commitmentDate / 1000), timezone, language)] as const]),
      [facts.status, statusWordsIn(language)[step.status]],
    ],
  };
}

interface StepsRecord {
  firstName: string;
  timezone: string;
  podName?: string;
  membershipName?: string;
  supportEmail?: string;
  steps: RecordedStep[];
}

function recordTexts({ podName, membershipName }: StepsRecord, areSet: boolean, { record }: Words) {
  if (!podName) {
    const { subject, steps: some, noSteps, why } = record.ofAccount;
    return { subject, text: areSet ? some : noSteps, why };
  }
  const words = record.ofPod;
  return {
    subject: words.subject({ podName }),
    text: areSet ? words.steps({ podName }) : words.noSteps({ podName }),
    why: membershipName ? words.whyInMembership({ podName, membershipName }) : words.why({ podName }),
  };
}

export const stepMails = mailTemplates({
  'steps-record': (data: StepsRecord, language): MailContent => {
    const words = wordsIn(language);
    const set = data.steps.filter((step) => step.status !== 'NotSet');
    const { subject, text, why } = recordTexts(data, set.length > 0, words);
    return {
      subject,
      paragraphs: [
        greeting(data.firstName, language),
        text,
        ...set.map((step) => factsOf(step, data.timezone, data.podName, language)),
      ],
      why,
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

function reminderTexts(data: StepReminderData, now: Date, language: Language) {
  const { podName, reminder, commitmentDate, timezone, description } = data;
  const at = commitmentDate / 1000;
  const values = {
    podName,
    date: meetingDate(at, timezone, language),
    time: timeWithZone(at, timezone, language),
    shortDate: shortWeekdayDate(at, timezone, now.getTime() / 1000, language),
    step: shorten(oneLine(description), SUBJECT_QUOTE_LENGTH),
  };
  const { due, overdue } = wordsIn(language);
  const { closing, why } = reminder === 'STEP_DUE' ? due : overdue;
  const { subject, opening } =
    reminder === 'STEP_DUE' ? due[nearDay(commitmentDate, now.getTime(), timezone) ?? 'later'] : overdue;
  return { subject: subject(values), opening: opening(values), closing, why };
}

export const stepReminderMails = mailTemplates(
  {
    'step-reminder': (data: StepReminderData, language, now): MailContent => {
      const words = wordsIn(language);
      const { subject, opening, closing, why } = reminderTexts(data, now, language);
      const { firstName, goal, description, doneLink, notDoneLink, settingsLink, unsubscribe, supportEmail } = data;
      return {
        subject,
        paragraphs: [
          greeting(firstName, language),
          opening,
          // In quotes, so that no part of it looks like one of our links.
          {
            facts: [
              [words.facts.step, words.quoted({ text: description })],
              [words.facts.goal, words.quoted({ text: goal })],
            ],
          },
          closing,
        ],
        button: { label: words.done, link: doneLink },
        otherButton: { label: words.notDone, link: notDoneLink },
        why,
        settings: { label: words.settings, link: settingsLink },
        unsubscribe,
        replyTo: supportEmail,
      };
    },
  },
  { isShortLived: true },
);
