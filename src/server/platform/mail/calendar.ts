import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator';
import moment from 'moment-timezone';
import { isPaused, occurrences, weekdayNumber, type Schedule } from '../../../domain/meetings/schedule';
import { wallClock } from '../../../domain/time/zonedTime';
import { oneLine } from './content';
import type { Invitation } from './invitation';
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
  if (!schedule.recurring || from === undefined || to === undefined) return [];
  return occurrences(schedule, from, MAX_EXCLUDED).filter((start) => isPaused(schedule, start));
}

/** A name inside quotes; iCalendar has no way to write a quote there. */
const person = (name: string, email: string) => ({ name: oneLine(name).replaceAll('"', '’'), email });

export interface Parties {
  organizer: { name: string; address: string };
  attendee: { name: string; address: string };
}

function eventOf(invitation: Invitation, { organizer, attendee }: Parties, stamp: Date): ICalEventData {
  const { schedule, method, link, pageLink } = invitation;
  const zone = schedule.timezone;
  const start = occurrences(schedule, schedule.unixTime, 1)[0] ?? schedule.unixTime;
  const local = (seconds: number) => moment.tz(seconds * 1000, zone);
  const rule = recurrenceRule(schedule);
  const exceptions = pausedStarts(schedule).map((one) => local(one).format('YYYYMMDDTHHmmss'));
  return {
    id: invitation.uid,
    sequence: invitation.sequence,
    stamp,
    timezone: zone,
    start: local(start),
    end: local(start + schedule.duration * 60),
    summary: oneLine(invitation.name),
    ...(link !== '' && { location: link }),
    description: [...(link === '' ? [] : [`Join: ${link}`]), `Pod: ${pageLink}`].join('\n'),
    url: pageLink,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
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
    ...(rule && {
      repeating: [
        `RRULE:${rule}`,
        ...(exceptions.length > 0 ? [`EXDATE;TZID=${zone}:${exceptions.join(',')}`] : []),
      ].join('\r\n'),
    }),
  };
}

/** The iCalendar text of an invitation for one attendee. `stamp` is when the mail was written. */
export function calendarText(invitation: Invitation, parties: Parties, stamp: Date): string {
  const { schedule } = invitation;
  const calendar = new ICalCalendar({
    prodId: { company: 'Stepwell', product: 'Stepwell', language: 'EN' },
    method: invitation.method === 'CANCEL' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    // Without a name here DTSTAMP stays in UTC, as it has to be.
    timezone: { name: null, generator: () => vtimezone(schedule.timezone, schedule.unixTime) },
  });
  calendar.createEvent(eventOf(invitation, parties, stamp));
  return calendar.toString();
}
