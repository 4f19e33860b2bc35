import { morningAfter } from '../notifications/mornings';
import { DUE_AHEAD_MS } from './steps';
import { dayNumber, SECONDS_PER_HOUR, wallClock } from '../time/zonedTime';

export type StepReminder = 'STEP_DUE' | 'STEP_OVERDUE';

const MAX_LATE_MS = 12 * SECONDS_PER_HOUR * 1000;

/**
 * A day before the date; with less than a day left, just after the date, or now if the date has passed (rule
 * steps.reminders). Checks up to the date are for the reminder before it, later ones for the reminder after it.
 */
export function firstCheckAt(commitmentDate: number, nowMillis: number): number {
  const dueAt = commitmentDate - DUE_AHEAD_MS;
  return dueAt >= nowMillis ? dueAt : Math.max(commitmentDate, nowMillis) + 1;
}

export interface StepReminderCheck {
  remind?: StepReminder;
  again?: number;
}

/** Epoch milliseconds; the zone is the owner's. */
interface CheckedStep {
  checkAt: number;
  commitmentDate: number;
  zone: string;
}

/** The check may run late. */
export function checkStepReminder(
  { checkAt, commitmentDate, zone }: CheckedStep,
  nowMillis: number,
): StepReminderCheck {
  const isInTime = (at: number) => nowMillis < at + MAX_LATE_MS;
  if (checkAt <= commitmentDate) {
    return { ...(isInTime(checkAt) && { remind: 'STEP_DUE' }), again: commitmentDate + 1 };
  }
  // May be the time of the check itself.
  const morning = morningAfter((checkAt - 1) / 1000, zone) * 1000;
  if (morning > nowMillis) return { again: morning };
  return isInTime(morning) ? { remind: 'STEP_OVERDUE' } : {};
}

export function nearDay(atMillis: number, nowMillis: number, zone: string): 'today' | 'tomorrow' | undefined {
  const dayOf = (millis: number) => dayNumber(wallClock(millis / 1000, zone));
  const days = dayOf(atMillis) - dayOf(nowMillis);
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : undefined;
}
