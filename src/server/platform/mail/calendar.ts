import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator';
import moment from 'moment-timezone';
import {
  isPaused,
  isSeriesStart,
  movedOccurrences,
  seriesStarts,
  weekdayNumber,
  type Schedule,
} from '../../../domain/meetings/schedule';
import { wallClock } from '../../../domain/time/zonedTime';
import { oneLine } from './content';
import type { CalendarMeeting, Invitation } from './invitation';
import { vtimezone } from './vtimezone';
import { weekdayCode } from './weekdayCode';

const WEEK_NUMBERS = { First: 1, Second: 2, Third: 3, Fourth: 4, Last: -1 } as const;

/** Every month has this many days. */
const ALWAYS_IN_MONTH = 28;

/** A daily meeting paused for longer than this keeps its later dates; a pause that long is a mistake. */
const MAX_EXCLUDED = 1000;

/** 'The 30th, or the last day': of the days from the 28th to the 30th the last that the month has. */
function dayOfMonthRule(day: number): string {
  if (day <= ALWAYS_IN_MONTH) return `BYMONTHDAY=${day}`;
  if (day === 31) return 'BYMONTHDAY=-1';
  const days = Array.from({ length: day - ALWAYS_IN_MONTH + 1 }, (_, index) => ALWAYS_IN_MONTH + index);
  return `BYMONTHDAY=${days.join(',')};BYSETPOS=-1`;
}

/**
 * The recurrence as RFC 5545 writes it, in the meeting's own wall-clock time (rule meetings.wallClock); undefined for a
 * single one.
 */
export function recurrenceRule(schedule: Schedule): string | undefined {
  const { recurring, frequency, frequencyPeriod, weekInMonth, unixTime, timezone } = schedule;
  if (!recurring) return undefined;
  const weekday = weekdayCode(weekdayNumber(schedule));
  if (frequencyPeriod === 'Day') return `FREQ=DAILY;INTERVAL=${frequency}`;
  if (frequencyPeriod === 'Week') return `FREQ=WEEKLY;INTERVAL=${frequency};BYDAY=${weekday}`;
  const day = weekInMonth
    ? `BYDAY=${WEEK_NUMBERS[weekInMonth]}${weekday}`
    : dayOfMonthRule(wallClock(unixTime, timezone).day);
  return `FREQ=MONTHLY;INTERVAL=${frequency};${day}`;
}

/** The starts that a pause takes away, epoch seconds. */
function pausedStarts(schedule: Schedule): number[] {
  const { pausedFromEpoch: from, pausedToEpoch: to } = schedule;
  if (from === undefined || to === undefined) return [];
  return seriesStarts(schedule, from, MAX_EXCLUDED).filter((start) => isPaused(schedule, start));
}

/** The starts of a series at which nobody meets, epoch seconds. One that is moved is told of by itself. */
function excludedStarts(schedule: Schedule): number[] {
  const { recurring, changes = [] } = schedule;
  if (!recurring) return [];
  const skipped = changes.filter(({ start, movedTo }) => movedTo === undefined && isSeriesStart(schedule, start));
  return [...new Set([...pausedStarts(schedule), ...skipped.map(({ start }) => start)])].sort((a, b) => a - b);
}

/** A name inside quotes; iCalendar has no way to write a quote there. */
const person = (name: string, email: string) => ({ name: oneLine(name).replaceAll('"', '’'), email });

export interface Parties {
  organizer: { name: string; address: string };
  attendee: { name: string; address: string };
}

/** Who invites, and whom. */
const invited = ({ organizer, attendee }: Parties): Pick<ICalEventData, 'organizer' | 'attendees'> => ({
  organizer: person(organizer.name, organizer.address),
  attendees: [
    {
      ...person(attendee.name, attendee.address),
      role: ICalAttendeeRole.REQ,
      // Nobody has to answer an invitation to their own pod.
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    },
  ],
});

/** What the series and each date of it that stands by itself have in common, but for when they are. */
function eventOf(invitation: CalendarMeeting, stamp: Date, start: number): ICalEventData {
  const { schedule, link, pageLink } = invitation;
  const zone = schedule.timezone;
  const local = (seconds: number) => moment.tz(seconds * 1000, zone);
  return {
    id: invitation.uid,
    sequence: invitation.sequence,
    stamp,
    timezone: zone,
    start: local(start),
    end: local(start + schedule.duration * 60),
    summary: oneLine(invitation.name),
    location: link,
    description: `Join: ${link}\nPod: ${pageLink}`,
    url: pageLink,
  };
}

/** How a series recurs, as its event has it; none for a single meeting. */
function repeating(schedule: Schedule): Pick<ICalEventData, 'repeating'> {
  const rule = recurrenceRule(schedule);
  if (!rule) return {};
  const zone = schedule.timezone;
  const exceptions = excludedStarts(schedule).map((one) => moment.tz(one * 1000, zone).format('YYYYMMDDTHHmmss'));
  const excluded = exceptions.length > 0 ? [`EXDATE;TZID=${zone}:${exceptions.join(',')}`] : [];
  return { repeating: [`RRULE:${rule}`, ...excluded].join('\r\n') };
}

/** The dates that stand by themselves (RFC 5545 RECURRENCE-ID): those that are moved, and one that is put back. */
function datesOf({
  schedule,
  restoredStart,
}: Pick<Invitation, 'schedule' | 'restoredStart'>): { start: number; at: number }[] {
  const restored = restoredStart === undefined ? [] : [{ start: restoredStart, at: restoredStart }];
  return [...movedOccurrences(schedule), ...restored];
}

/** The events of a meeting: its series, and each date of it that stands by itself. */
function eventsOf(meeting: CalendarMeeting, stamp: Date): ICalEventData[] {
  const { schedule } = meeting;
  const first = seriesStarts(schedule, schedule.unixTime, 1)[0] ?? schedule.unixTime;
  const dates = datesOf(meeting).map(({ start, at }) => ({
    ...eventOf(meeting, stamp, at),
    recurrenceId: moment.tz(start * 1000, schedule.timezone),
  }));
  return [{ ...eventOf(meeting, stamp, first), ...repeating(schedule) }, ...dates];
}

const prodId = { company: 'Stepwell', product: 'Stepwell', language: 'EN' };

/** The iCalendar text of an invitation for one attendee. `stamp` is when the mail was written. */
export function calendarText(invitation: Invitation, parties: Parties, stamp: Date): string {
  const { schedule, method } = invitation;
  const isOver = method === 'CANCEL';
  const calendar = new ICalCalendar({
    prodId,
    method: isOver ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    // Without a name here DTSTAMP stays in UTC, as it has to be.
    timezone: { name: null, generator: () => vtimezone(schedule.timezone, schedule.unixTime) },
  });
  const [series, ...dates] = eventsOf(invitation, stamp);
  const status = isOver ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED;
  for (const event of isOver ? [series] : [series, ...dates])
    if (event) calendar.createEvent({ ...event, status, ...invited(parties) });
  return calendar.toString();
}

/** How often programs are asked to read a calendar again; most take their own time. Seconds. */
const READ_AGAIN_SECONDS = 60 * 60;

/**
 * The iCalendar text of all these meetings, for whoever reads it again and again (rule meetings.calendarFeed). Each is
 * stamped with an instant of its own, so that the text changes with the meetings alone.
 */
export function calendarOf(name: string, meetings: readonly (CalendarMeeting & { stamp: Date })[]): string {
  const since = (zone: string) =>
    Math.min(...meetings.filter(({ schedule }) => schedule.timezone === zone).map(({ schedule }) => schedule.unixTime));
  const calendar = new ICalCalendar({
    prodId,
    name,
    method: ICalCalendarMethod.PUBLISH,
    ttl: READ_AGAIN_SECONDS,
    timezone: { name: null, generator: (zone) => vtimezone(zone, since(zone)) },
  });
  for (const { stamp, ...meeting } of meetings)
    for (const event of eventsOf(meeting, stamp)) calendar.createEvent({ ...event, status: ICalEventStatus.CONFIRMED });
  return calendar.toString();
}
