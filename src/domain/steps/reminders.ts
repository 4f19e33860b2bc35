import { morningAfter } from '../notifications/mornings';
import { dayNumber, SECONDS_PER_DAY, SECONDS_PER_HOUR, wallClock } from '../time/zonedTime';

/** What the owner of a step under way is asked: a day before its date, and on the first morning after it. */
export type StepReminder = 'STEP_DUE' | 'STEP_OVERDUE';

/** How long before its date a step is said to be due. */
const DUE_AHEAD_MS = SECONDS_PER_DAY * 1000;

/** A reminder that couldn't be sent at its time still is for so long, and then no more. */
const MAX_LATE_MS = 12 * SECONDS_PER_HOUR * 1000;

/**
 * When to look for the first time whether a step's owner is to be reminded, once its date is chosen or it is under way
 * again: a day before the date, or right after it for what is nearer than that (rule steps.reminders). Up to the date it
 * is the reminder before it that is looked for, after it the one that follows. Epoch milliseconds.
 */
export function firstLookAt(commitmentDate: number, nowMillis: number): number {
  const dueAt = commitmentDate - DUE_AHEAD_MS;
  return dueAt >= nowMillis ? dueAt : Math.max(commitmentDate, nowMillis) + 1;
}

/** What comes of a look: what its owner is to be reminded of now, and when to look again. */
export interface StepLook {
  remind?: StepReminder;
  /** Epoch milliseconds. */
  again?: number;
}

/** A step under way that is looked at. All in epoch milliseconds; `zone` is its owner's IANA name. */
interface LookedAt {
  lookAt: number;
  commitmentDate: number;
  zone: string;
}

/**
 * Whether the owner of a step is to be reminded at this look, which may be late: 24 hours before the date, and at the
 * first 08:00 after it on the owner's clocks (rule steps.reminders).
 */
export function lookForReminder({ lookAt, commitmentDate, zone }: LookedAt, nowMillis: number): StepLook {
  const isInTime = (at: number) => nowMillis < at + MAX_LATE_MS;
  if (lookAt <= commitmentDate) {
    return { ...(isInTime(lookAt) && { remind: 'STEP_DUE' }), again: commitmentDate + 1 };
  }
  // At or after the look, which may be that morning itself.
  const morning = morningAfter((lookAt - 1) / 1000, zone) * 1000;
  if (morning > nowMillis) return { again: morning };
  return isInTime(morning) ? { remind: 'STEP_OVERDUE' } : {};
}

/** Whether an instant is today or tomorrow on the clocks of a zone, in a word; undefined for any other day. Epoch milliseconds. */
export function nearDay(atMillis: number, nowMillis: number, zone: string): 'today' | 'tomorrow' | undefined {
  const dayOf = (millis: number) => dayNumber(wallClock(millis / 1000, zone));
  const days = dayOf(atMillis) - dayOf(nowMillis);
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : undefined;
}
