import { SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../time/zonedTime';
import {
  byTime,
  comingOccurrences,
  isPaused,
  JOIN_AHEAD_SECONDS,
  occurrenceOf,
  overAt,
  seriesStarts,
  type FrequencyPeriod,
  type Occurrence,
  type Schedule,
} from './schedule';

/**
 * Reminders a day and fifteen minutes before a meeting, its end, and the request for the next step two hours after
 * it.
 */
export type MeetingMoment = 'DAY' | 'SOON' | 'OVER' | 'AFTER';

/** How late the reminder may be after an outage; later, most people know of the meeting anyway. */
const DAY_LATE_SECONDS = 3 * SECONDS_PER_HOUR;

const AFTER_SECONDS = 2 * SECONDS_PER_HOUR;

/** How late the request may be after an outage; it is never sent once the pod meets again. */
const AFTER_LATE_SECONDS = SECONDS_PER_DAY;

const LOOKED_BACK_SECONDS = SECONDS_PER_DAY;

/** How many meetings to examine: those up to a day from now, plus one; more if long meetings overlap. */
const maxMeetingsInView = ({ duration, changes = [] }: Schedule): number =>
  5 + Math.ceil((duration * SECONDS_PER_MINUTE) / SECONDS_PER_DAY) + changes.length;

export interface DueMoment {
  moment: MeetingMoment;
  occurrence: Occurrence;
  dueAt: number;
}

function momentsOf(
  { duration, held = [] }: Schedule,
  occurrence: Occurrence,
  next: Occurrence | undefined,
): (DueMoment & { until: number })[] {
  const { start, at } = occurrence;
  const [day, soon] = [at - SECONDS_PER_DAY, at - JOIN_AHEAD_SECONDS];
  const end = held.find((one) => one.start === start)?.endsAt ?? at + duration * SECONDS_PER_MINUTE;
  const after = end + AFTER_SECONDS;
  return [
    { moment: 'DAY', occurrence, dueAt: day, until: day + DAY_LATE_SECONDS },
    { moment: 'SOON', occurrence, dueAt: soon, until: at },
    { moment: 'OVER', occurrence, dueAt: end, until: Infinity },
    { moment: 'AFTER', occurrence, dueAt: after, until: Math.min(after + AFTER_LATE_SECONDS, next?.at ?? Infinity) },
  ];
}

/**
 * For a meeting last checked or changed at `since`, with the time of the next check (rules meetings.reminders and
 * steps.afterMeeting). Skips moments before `since`, since people were notified of the change.
 */
export function dueMoments(
  schedule: Schedule,
  since: number,
  now: number,
): { due: DueMoment[]; nextAt: number | undefined } {
  // A meeting that is over may still be due for its follow-up.
  const from = Math.max(since, now - LOOKED_BACK_SECONDS) - AFTER_SECONDS - 1;
  // A meeting finished early is followed up after its planned end, too.
  const finished = schedule.held?.filter((one) => one.endsAt > from && overAt(one) <= from) ?? [];
  const coming = comingOccurrences(schedule, Math.min(from, now), maxMeetingsInView(schedule))
    .concat(finished.map(({ start, at }) => ({ start, at, skipped: false })))
    .filter(({ skipped }) => !skipped)
    .sort(byTime);
  const moments = coming.flatMap((occurrence, index) => momentsOf(schedule, occurrence, coming[index + 1]));
  const ahead = moments.map(({ dueAt }) => dueAt).filter((dueAt) => dueAt > now);
  return {
    due: moments
      .filter(({ dueAt, until }) => since <= dueAt && dueAt <= now && now < until)
      .map(({ moment, occurrence, dueAt }) => ({ moment, occurrence, dueAt })),
    nextAt: ahead.length === 0 ? undefined : Math.min(...ahead),
  };
}

const PERIOD_DAYS: Record<FrequencyPeriod, number> = { Day: 1, Week: 7, Month: 31 };

/**
 * Days by which two meetings may be further apart than the period: one for clock changes, and for months another week
 * for the nth weekday.
 */
const SLACK_DAYS: Record<FrequencyPeriod, number> = { Day: 1, Week: 1, Month: 8 };

function seriesStartBefore(schedule: Schedule, instant: number): number | undefined {
  const { frequency, frequencyPeriod } = schedule;
  const days = frequency * PERIOD_DAYS[frequencyPeriod] + SLACK_DAYS[frequencyPeriod];
  const since = instant - days * SECONDS_PER_DAY;
  // At most three starts fit into this many days.
  return seriesStarts(schedule, since, 4)
    .filter((one) => one < instant)
    .at(-1);
}

/** The last meeting that took place, which people are used to; undefined for the first. */
export function startBefore(schedule: Schedule, start: number): number | undefined {
  let before = seriesStartBefore(schedule, start);
  while (before !== undefined) {
    const isOff = isPaused(schedule, before);
    if (!isOff && !occurrenceOf(schedule, before).skipped) break;
    before = seriesStartBefore(schedule, isOff ? (schedule.pausedFromEpoch ?? before) : before);
  }
  return before;
}
