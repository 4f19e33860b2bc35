import type { ICalEventData } from 'ical-generator';
import moment from 'moment-timezone';
import { isListedByDate, listedStarts } from '../../../domain/meetings/listedDates';
import {
  isPaused,
  isSeriesStart,
  movedOccurrences,
  seriesStarts,
  weekdayNumber,
  type Schedule,
} from '../../../domain/meetings/schedule';
import { wallClock } from '../../../domain/time/zonedTime';
import type { CalendarMeeting, CalendarInvitation } from './invitation';
import { weekdayCode } from './weekdayCode';

const WEEK_NUMBERS = { First: 1, Second: 2, Third: 3, Fourth: 4, Last: -1 } as const;

const LONGEST_MONTH = 31;

/**
 * Maximum number of dates excluded for a pause. Later dates of a daily meeting stay, since such a long pause must be
 * a mistake.
 */
const MAX_EXCLUDED_DATES = 1000;

/**
 * Outlook accepts only a single day, reads -1 as the last day (MS-OXCICAL 2.1.3.2.2.3), and rejects an RDATE without
 * an RRULE (2.1.3.1.1.20.18); other programs skip a month without a 29th or 30th. So the rule of a series listed date
 * by date uses the last day of each month, and its other dates are separate events (rule meetings.calendarDates).
 */
function dayOfMonthRule(schedule: Schedule): string {
  const { day } = wallClock(schedule.unixTime, schedule.timezone);
  return day === LONGEST_MONTH || isListedByDate(schedule) ? 'BYMONTHDAY=-1' : `BYMONTHDAY=${day}`;
}

/**
 * The recurrence in RFC 5545 format, in the meeting's wall-clock time (rule meetings.wallClock); undefined for a single
 * meeting.
 */
export function recurrenceRule(schedule: Schedule): string | undefined {
  const { recurring, frequency, frequencyPeriod, weekInMonth } = schedule;
  if (!recurring) return undefined;
  const weekday = weekdayCode(weekdayNumber(schedule));
  if (frequencyPeriod === 'Day') return `FREQ=DAILY;INTERVAL=${frequency}`;
  if (frequencyPeriod === 'Week') return `FREQ=WEEKLY;INTERVAL=${frequency};BYDAY=${weekday}`;
  const day = weekInMonth ? `BYDAY=${WEEK_NUMBERS[weekInMonth]}${weekday}` : dayOfMonthRule(schedule);
  return `FREQ=MONTHLY;INTERVAL=${frequency};${day}`;
}

/**
 * The rule's date for a start of the series, in the zone's wall-clock time, written as if it were UTC. Calendar
 * programs compare these digits, even for a time that clocks skip.
 */
function ruleDate(schedule: Schedule, start: number): moment.Moment {
  const { unixTime, timezone } = schedule;
  const [first, date] = [moment.tz(unixTime * 1000, timezone), moment.tz(start * 1000, timezone)];
  const day = isListedByDate(schedule) ? date.daysInMonth() : date.date();
  return moment.tz([date.year(), date.month(), day, first.hour(), first.minute(), first.second()], 'UTC');
}

const LOCAL = 'YYYYMMDD[T]HHmmss';

/** Whether the rule puts this start on another day; a shift caused only by a clock change doesn't count. */
const isOffRule = (schedule: Schedule, start: number): boolean =>
  moment.tz(start * 1000, schedule.timezone).date() !== ruleDate(schedule, start).date();

function pausedStarts(schedule: Schedule): number[] {
  const { pausedFromEpoch: from, pausedToEpoch: to } = schedule;
  if (from === undefined || to === undefined) return [];
  return seriesStarts(schedule, from, MAX_EXCLUDED_DATES).filter((start) => isPaused(schedule, start));
}

/** The cancelled starts of a series, epoch seconds. A moved date is a separate event. */
function excludedStarts(schedule: Schedule): number[] {
  const { recurring, changes = [] } = schedule;
  if (!recurring) return [];
  const moved = new Set(movedOccurrences(schedule).map(({ start }) => start));
  const gone = changes.filter(({ start }) => !moved.has(start) && isSeriesStart(schedule, start));
  return [...new Set([...pausedStarts(schedule), ...gone.map(({ start }) => start)])].sort((a, b) => a - b);
}

const isWritten = ({ dates }: CalendarMeeting, start: number): boolean =>
  dates === undefined || (dates.first <= start && start <= dates.last);

function recurrenceProperties(meeting: CalendarMeeting): string[] {
  const { schedule, dates } = meeting;
  const rule = recurrenceRule(schedule);
  if (!rule) return [];
  const exceptions = excludedStarts(schedule)
    .filter((start) => isWritten(meeting, start))
    .map((start) => ruleDate(schedule, start).format(LOCAL));
  const count = dates && `;COUNT=${listedStarts(schedule, dates).length}`;
  const excluded = exceptions.length > 0 ? [`EXDATE;TZID=${schedule.timezone}:${exceptions.join(',')}`] : [];
  return [`RRULE:${rule}${count ?? ''}`, ...excluded];
}

type Times = Pick<ICalEventData, 'start' | 'end' | 'recurrenceId' | 'repeating'>;

const minutesOnClock = (start: moment.Moment, end: moment.Moment): number =>
  moment.utc(end.format(LOCAL)).diff(moment.utc(start.format(LOCAL)), 'minutes');

/**
 * The start and end of a meeting in a zone's wall-clock time, with its other properties. If the clocks change during
 * the meeting, an end on the clock may be ambiguous, and programs would give all dates of the series another length,
 * so the duration is given instead.
 */
function lasting(start: moment.Moment, { duration }: Schedule, properties: string[] = []): Times {
  const end = start.clone().add(duration, 'minutes');
  const isOnClock = minutesOnClock(start, end) === duration;
  if (isOnClock) return { start, end, ...(properties.length > 0 && { repeating: properties.join('\r\n') }) };
  // ical-generator makes a single line an RRULE, so another with its default value precedes it.
  const lines = [...(properties.length > 0 ? properties : ['CLASS:PUBLIC']), `DURATION:PT${duration}M`];
  return { start, repeating: lines.join('\r\n') };
}

export function seriesTimes(meeting: CalendarMeeting): Times {
  const { schedule, dates } = meeting;
  const first = dates?.first ?? seriesStarts(schedule, schedule.unixTime, 1)[0] ?? schedule.unixTime;
  const start = dates ? ruleDate(schedule, first) : moment.tz(first * 1000, schedule.timezone);
  return lasting(start, schedule, recurrenceProperties(meeting));
}

function startsOffRule({ schedule, dates }: CalendarMeeting): number[] {
  if (!dates) return [];
  const excluded = new Set(excludedStarts(schedule));
  return listedStarts(schedule, dates).filter((start) => !excluded.has(start) && isOffRule(schedule, start));
}

/**
 * The times of dates that are separate events (RFC 5545 RECURRENCE-ID): dates that the rule puts on another day, a
 * restored date, and moved dates.
 */
export function datesTimes(meeting: CalendarMeeting & Pick<CalendarInvitation, 'restoredStart'>): Times[] {
  const { schedule, restoredStart } = meeting;
  const asPlanned = [...startsOffRule(meeting), ...(restoredStart === undefined ? [] : [restoredStart])];
  const startOf = new Map(asPlanned.map((start) => [start, start]));
  for (const { start, at } of movedOccurrences(schedule)) startOf.set(start, at);
  return [...startOf]
    .filter(([start]) => isWritten(meeting, start))
    .map(([start, at]) => ({
      ...lasting(moment.tz(at * 1000, schedule.timezone), schedule),
      recurrenceId: ruleDate(schedule, start),
    }));
}
