import { pageLinks } from '../../../domain/links';
import type { StepReminder } from '../../../domain/steps/reminders';
import { unsubscribeCode, unsubscribeLinks } from '../../notifications';
import type { Act } from '../../platform/act';
import type { DecidedLater, Departure, FilledMail, MailTemplate } from '../../platform/mail/template';
import { issueCodes } from '../../session';
import { stepReminderMails, type StepReminderData } from '../mails';
import { stepToMail } from './reads';

const DAY_SECONDS = 24 * 60 * 60;

/** What the links of the foot turn off. */
const TYPE = 'STEP_REMINDER';

/** How long one can answer by the links of a mail. */
const ANSWER_SECONDS = 14 * DAY_SECONDS;

/** A step whose owner is asked. Its date is in epoch milliseconds. */
export interface AskedStep {
  stepId: string;
  userId: string;
  commitmentDate: number;
  reminder: StepReminder;
}

/** What a mail is queued with: which step it is about, and its codes; nothing of what was written. */
interface QueuedReminder extends AskedStep {
  answerCode: string;
  /** To unsubscribe by. */
  secret: string;
}

/** What a reminder says when it goes out; nothing once the step has changed, or its date has come before the mail. */
async function fillIn(
  { db, config, now }: Departure,
  { answerCode, secret, ...asked }: QueuedReminder,
): Promise<FilledMail<StepReminderData> | undefined> {
  const { reminder, commitmentDate } = asked;
  if (reminder === 'STEP_DUE' && commitmentDate <= now.getTime()) return undefined;
  const step = await stepToMail(db, asked);
  if (!step) return undefined;
  const { email: to, zone: timezone, ...rest } = step;
  const page = (path: string) => config.publicUrl + path;
  const data: StepReminderData = {
    ...rest,
    reminder,
    timezone,
    doneLink: page(pageLinks.answerStepDone(answerCode)),
    notDoneLink: page(pageLinks.answerStepNotDone(answerCode)),
    settingsLink: page(pageLinks.notificationSettings()),
    unsubscribe: unsubscribeLinks(config, secret, TYPE),
  };
  return { to, data };
}

/** The mail of a reminder: what it says is decided when it goes out (rule steps.reminders). */
export const stepReminderMail: MailTemplate<StepReminderData> & DecidedLater<QueuedReminder, StepReminderData> = {
  ...stepReminderMails['step-reminder'],
  fillIn,
  unsent: () => Promise.resolve(),
};

/** Mails people about their steps, each with a code that answers and one that unsubscribes. Two statements. */
export async function mailReminders(act: Act, asked: (AskedStep & { email: string })[]): Promise<void> {
  const answerCodes = await issueCodes(
    act.tx,
    asked.map(({ userId, stepId }) => ({
      purpose: 'step-answer',
      userId,
      payload: { stepId },
      lastsSeconds: ANSWER_SECONDS,
    })),
    act.now,
  );
  const secrets = await issueCodes(
    act.tx,
    asked.map(({ userId }) => unsubscribeCode(userId, TYPE)),
    act.now,
  );
  asked.forEach(({ email: to, stepId, userId, commitmentDate, reminder }, index) => {
    const [answerCode = '', secret = ''] = [answerCodes[index], secrets[index]];
    const data: QueuedReminder = { stepId, userId, commitmentDate, reminder, answerCode, secret };
    act.mail({ to, template: stepReminderMail, data });
  });
}
