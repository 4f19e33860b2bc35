import { SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../time/zonedTime';
import {
  comingOccurrences,
  JOIN_AHEAD_SECONDS,
  seriesStarts,
  type FrequencyPeriod,
  type Occurrence,
  type Schedule,
} from './schedule';

/**
 * What is done about one meeting by the clock: people are reminded a day and fifteen minutes ahead, no more once it is over,
 * and two hours later asked for their next step.
 */
export type ReminderMoment = 'DAY' | 'SOON' | 'OVER' | 'AFTER';

/** How late a reminder of the day before may still come, where the server was away: by then most have heard of it otherwise. */
const DAY_LATE_SECONDS = 3 * SECONDS_PER_HOUR;

/** How long after its end a meeting is followed up, by when most have set their next step. */
const AFTER_SECONDS = 2 * SECONDS_PER_HOUR;

/** How late that may still come, where the server was away; never once the pod meets again. */
const AFTER_LATE_SECONDS = SECONDS_PER_DAY;

/** How far back it is looked for what is over: whatever is told of a meeting goes with any of its ends. */
const LOOKED_BACK_SECONDS = SECONDS_PER_DAY;

/** As many meetings as can be between then and a day from now, and one more; longer ones overlap. */
const looksAt = ({ duration, changes = [] }: Schedule): number =>
  5 + Math.ceil((duration * SECONDS_PER_MINUTE) / SECONDS_PER_DAY) + changes.length;

export interface DueReminder {
  moment: ReminderMoment;
  occurrence: Occurrence;
  /** When it was due; epoch seconds. */
  dueAt: number;
}

/**
 * The moments of a meeting, each with the instant until which it still makes sense, which is not included; `next` is the
 * meeting after it. Epoch seconds.
 */
function momentsOf(
  { duration }: Schedule,
  occurrence: Occurrence,
  next: Occurrence | undefined,
): (DueReminder & { until: number })[] {
  const { at } = occurrence;
  const [day, soon, end] = [at - SECONDS_PER_DAY, at - JOIN_AHEAD_SECONDS, at + duration * SECONDS_PER_MINUTE];
  const after = end + AFTER_SECONDS;
  return [
    { moment: 'DAY', occurrence, dueAt: day, until: day + DAY_LATE_SECONDS },
    { moment: 'SOON', occurrence, dueAt: soon, until: at },
    { moment: 'OVER', occurrence, dueAt: end, until: Infinity },
    { moment: 'AFTER', occurrence, dueAt: after, until: Math.min(after + AFTER_LATE_SECONDS, next?.at ?? Infinity) },
  ];
}

/**
 * What is due of a meeting that was last looked at, or changed, at `since`, and when it has to be looked at again; never
 * where it meets no more (rules meetings.reminders and steps.afterMeeting). A moment before `since` is past, for what has been changed was told
 * then. Epoch seconds.
 */
export function remindersDue(
  schedule: Schedule,
  since: number,
  now: number,
): { due: DueReminder[]; nextAt: number | undefined } {
  // One that is just followed up is over, and yet due.
  const from = Math.max(since, now - LOOKED_BACK_SECONDS) - AFTER_SECONDS - 1;
  const coming = comingOccurrences(schedule, Math.min(from, now), looksAt(schedule)).filter(({ skipped }) => !skipped);
  const moments = coming.flatMap((occurrence, index) => momentsOf(schedule, occurrence, coming[index + 1]));
  const ahead = moments.map(({ dueAt }) => dueAt).filter((dueAt) => dueAt > now);
  return {
    due: moments
      .filter(({ dueAt, until }) => since <= dueAt && dueAt <= now && now < until)
      .map(({ moment, occurrence, dueAt }) => ({ moment, occurrence, dueAt })),
    nextAt: ahead.length === 0 ? undefined : Math.min(...ahead),
  };
}

/** So many days a period of a series has at most. */
const PERIOD_DAYS: Record<FrequencyPeriod, number> = { Day: 1, Week: 7, Month: 31 };

/** By how much more two meetings may be apart: a day for the clocks, and of months the weeks of an nth weekday. */
const SLACK_DAYS: Record<FrequencyPeriod, number> = { Day: 1, Week: 1, Month: 8 };

/** The start that a series had before this one, in a pause or not; undefined for its first. Epoch seconds. */
export function startBefore(schedule: Schedule, start: number): number | undefined {
  const { frequency, frequencyPeriod } = schedule;
  const days = frequency * PERIOD_DAYS[frequencyPeriod] + SLACK_DAYS[frequencyPeriod];
  const since = start - days * SECONDS_PER_DAY;
  // In so many days there are two at most, and the one itself.
  return seriesStarts(schedule, since, 3)
    .filter((one) => one < start)
    .at(-1);
}
