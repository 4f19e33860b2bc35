import { morningAfter } from '../notifications/mornings';
import { DUE_AHEAD_MS } from './steps';
import { dayNumber, SECONDS_PER_HOUR, wallClock } from '../time/zonedTime';

/** Reminders of a current step: a day before its date, and on the first morning after it. */
export type StepReminder = 'STEP_DUE' | 'STEP_OVERDUE';

/** How late a delayed reminder is still sent. */
const MAX_LATE_MS = 12 * SECONDS_PER_HOUR * 1000;

/**
 * When to first check a step for reminders, after its date is chosen or the step is reopened: a day before the date, or
 * right after it if the date is nearer (rule steps.reminders). Checks up to the date are for the reminder before it,
 * later checks for the reminder after it. Epoch milliseconds.
 */
export function firstCheckAt(commitmentDate: number, nowMillis: number): number {
  const dueAt = commitmentDate - DUE_AHEAD_MS;
  return dueAt >= nowMillis ? dueAt : Math.max(commitmentDate, nowMillis) + 1;
}

/** The result of a check: the reminder to send now, and when to check again. */
export interface StepReminderCheck {
  remind?: StepReminder;
  /** Epoch milliseconds. */
  again?: number;
}

/** A current step to check for reminders. Epoch milliseconds; `zone` is its owner's IANA zone. */
interface CheckedStep {
  checkAt: number;
  commitmentDate: number;
  zone: string;
}

/**
 * Returns the reminder due at this check, which may be late: 24 hours before the date, and at the first 08:00 after it
 * on the owner's clocks (rule steps.reminders).
 */
export function checkStepReminder(
  { checkAt, commitmentDate, zone }: CheckedStep,
  nowMillis: number,
): StepReminderCheck {
  const isInTime = (at: number) => nowMillis < at + MAX_LATE_MS;
  if (checkAt <= commitmentDate) {
    return { ...(isInTime(checkAt) && { remind: 'STEP_DUE' }), again: commitmentDate + 1 };
  }
  // On or after the time of the check, which may itself be that morning.
  const morning = morningAfter((checkAt - 1) / 1000, zone) * 1000;
  if (morning > nowMillis) return { again: morning };
  return isInTime(morning) ? { remind: 'STEP_OVERDUE' } : {};
}

/** 'today' or 'tomorrow' for an instant on a zone's clocks; undefined for any other day. Epoch milliseconds. */
export function nearDay(atMillis: number, nowMillis: number, zone: string): 'today' | 'tomorrow' | undefined {
  const dayOf = (millis: number) => dayNumber(wallClock(millis / 1000, zone));
  const days = dayOf(atMillis) - dayOf(nowMillis);
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : undefined;
}
