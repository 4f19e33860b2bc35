import { checkStepReminder, type StepReminder } from '../../../domain/steps/reminders';
import { notifyEach, settleSubjects } from '../../notifications';
import { secondsOf } from '../../platform/clock';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { reminders } from '../../platform/database/schema';
import { processInBatches } from '../../platform/jobs/batches';
import { recurringJob } from '../../platform/jobs/recurring';
import { quotedStep, stepNotifications, stepSubject } from '../notificationKinds';
import { mailReminders } from './mail';
import { scheduleNextChecks, lockDueSteps, type DueStepCheck } from './dueSteps';

const STEPS_AT_ONCE = 100;

type StepToRemind = DueStepCheck & { reminder: StepReminder };

const keyOf = (stepId: string, reminder: StepReminder) => `${reminder} ${stepId}`;

/** Records the reminders, omitting those already sent: a restored date doesn't count as a new one. */
async function recordReminders({ tx, now }: Act, steps: StepToRemind[]): Promise<StepToRemind[]> {
  if (steps.length === 0) return [];
  const noted = await tx
    .insert(reminders)
    .values(
      steps.map(({ userId, stepId, reminder, commitmentDate }) => ({
        userId,
        kind: reminder,
        subjectId: stepId,
        occasion: new Date(commitmentDate),
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ stepId: reminders.subjectId, kind: reminders.kind });
  const isNew = new Set(noted.map(({ stepId, kind }) => `${kind} ${stepId}`));
  return steps.filter(({ stepId, reminder }) => isNew.has(keyOf(stepId, reminder)));
}

function notifyReminders(
  act: Act,
  kind: (typeof stepNotifications)['step-due' | 'step-overdue'],
  steps: StepToRemind[],
) {
  return notifyEach(act, {
    kind,
    to: steps.map(({ userId, membershipId, stepId, podId, podName, description, commitmentDate, zone }) => ({
      userId,
      membershipId,
      data: {
        stepId,
        podId,
        podName,
        description: quotedStep(description),
        dueAt: commitmentDate / 1000,
        now: secondsOf(act.now),
        zone,
      },
    })),
  });
}

async function sendReminders(act: Act, steps: StepToRemind[]): Promise<void> {
  if (steps.length === 0) return;
  await mailReminders(act, steps);
  const of = (reminder: StepReminder) => steps.filter((step) => step.reminder === reminder);
  await notifyReminders(act, stepNotifications['step-due'], of('STEP_DUE'));
  const overdue = of('STEP_OVERDUE');
  const subjects = overdue.map(({ stepId }) => stepSubject(stepId));
  await settleSubjects(act, subjects, stepNotifications['step-due']);
  await notifyReminders(act, stepNotifications['step-overdue'], overdue);
}

async function checkNextSteps(
  act: Act,
  limit: number,
  say: (stepId: string) => void,
  except: readonly string[],
): Promise<number> {
  const steps = await lockDueSteps(act.tx, act.now, { limit, except });
  for (const { stepId } of steps) say(stepId);
  if (steps.length === 0) return 0;
  const checked = steps.map((step) => ({ step, ...checkStepReminder(step, act.now.getTime()) }));
  const due = checked.flatMap(({ step, remind: reminder }) =>
    reminder && step.mayAskOwner ? [{ ...step, reminder }] : [],
  );
  await sendReminders(act, await recordReminders(act, due));
  await scheduleNextChecks(
    act.tx,
    checked.map(({ step: { stepId }, again = null }) => ({ stepId, nextCheckAt: again })),
  );
  return steps.length;
}

/**
 * Reminds people of their steps (rule steps.reminders). Each step is locked while it is decided, and its mail, its
 * notification, the record of the reminder and the time of its next check are committed together: any number of
 * processes may run this at the same time, and for each step an interrupted process has sent the whole reminder or
 * nothing. A step that fails alone waits for the next run.
 */
export const remindOfSteps = (context: AppContext): Promise<void> =>
  processInBatches(context, { batchSize: STEPS_AT_ONCE, runBatch: checkNextSteps });

export const stepReminderJob = recurringJob({
  name: 'step-reminders',
  everySeconds: 60,
  pollSeconds: 20,
  run: remindOfSteps,
});
