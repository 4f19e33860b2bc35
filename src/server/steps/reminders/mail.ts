import { pageLinks } from '../../../domain/links';
import type { StepReminder } from '../../../domain/steps/reminders';
import { unsubscribeCode, unsubscribeLinks } from '../../notifications';
import type { Act } from '../../platform/act';
import type { DeferredTemplate, SendContext, FilledMail, MailTemplate } from '../../platform/mail/template';
import { issueCodes } from '../../session';
import { stepReminderMails, type StepReminderData } from '../mails';
import { stepToMail } from './dueSteps';

const DAY_SECONDS = 24 * 60 * 60;

const TYPE = 'STEP_REMINDER';

const ANSWER_SECONDS = 14 * DAY_SECONDS;

export interface AskedStep {
  stepId: string;
  userId: string;
  commitmentDate: number;
  reminder: StepReminder;
}

/** The stored data of a queued mail: the id of its step, and its codes, but no text of the step. */
interface QueuedReminder extends AskedStep {
  answerCode: string;
  secret: string;
}

/**
 * Returns the contents of a reminder at the time of sending; undefined if the step has changed, or if its date has
 * already passed.
 */
async function fillIn(
  { db, config, now }: SendContext,
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

export const stepReminderMail: MailTemplate<StepReminderData> & DeferredTemplate<QueuedReminder, StepReminderData> = {
  ...stepReminderMails['step-reminder'],
  fillIn,
  unsent: () => Promise.resolve(),
};

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
