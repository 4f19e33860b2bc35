import { getTableColumns, sql } from 'drizzle-orm';
import { currentMeeting } from '../../domain/meetings/heldMeetings';
import {
  isPaused,
  nextMeeting,
  type HeldMeeting,
  type OccurrenceChange,
  type Schedule,
} from '../../domain/meetings/schedule';
import { readableZone } from '../../domain/time/zonedTime';
import { secondsOf } from '../platform/clock';
import { meetings } from '../platform/database/schema';
import { selectHeld } from './heldRows';

/** Changes to single dates of a series. The query must not alias the meetings table. */
const changes = sql<OccurrenceChange[]>`(
  select coalesce(json_agg(json_strip_nulls(json_build_object(
    'start', extract(epoch from o.starts_at)::bigint, 'movedTo', extract(epoch from o.moved_to)::bigint))
    order by o.starts_at), '[]')
  from occurrences o where o.meeting_id = "meetings"."id" and (o.skipped or o.moved_to is not null))`;

/** Number of meetings that may still be on, or whose meeting mode may be open. */
const MAX_LATEST_HELD = 3;

const held = sql<HeldMeeting[]>`(select coalesce(json_agg(latest.held order by latest.held_until), '[]') from (
  ${selectHeld} where o.meeting_id = "meetings"."id" and o.held_until is not null
  order by o.held_until desc limit ${sql.raw(String(MAX_LATEST_HELD))}) latest)`;

export const meetingColumns = { ...getTableColumns(meetings), changes, held };

export type MeetingRow = typeof meetings.$inferSelect & { changes: OccurrenceChange[]; held: HeldMeeting[] };

export const instantOfSeconds = (seconds: number): Date => new Date(seconds * 1000);

/**
 * When to check a changed meeting for reminders: now, or at the time of an overdue check, so that a change doesn't
 * drop reminders already due for other dates.
 */
export const checkChangedAt = (now: Date) => sql`least(${meetings.checkAt}, ${now.toISOString()}::timestamptz)`;

export const scheduleColumns = {
  timezone: meetings.timezone,
  startsAt: meetings.startsAt,
  recurring: meetings.recurring,
  frequency: meetings.frequency,
  frequencyPeriod: meetings.frequencyPeriod,
  durationMinutes: meetings.durationMinutes,
  weekday: meetings.weekday,
  weekInMonth: meetings.weekInMonth,
  pausedFrom: meetings.pausedFrom,
  pausedTo: meetings.pausedTo,
  seriesSince: meetings.seriesSince,
  heldBefore: meetings.heldBefore,
  changes,
  held,
};

export type ScheduleColumns = Pick<MeetingRow, keyof typeof scheduleColumns>;

export type SeriesColumns = Omit<ScheduleColumns, 'changes' | 'held' | 'seriesSince' | 'heldBefore'>;

export function seriesOfRow(row: SeriesColumns): Schedule {
  return {
    unixTime: secondsOf(row.startsAt),
    timezone: readableZone(row.timezone),
    recurring: row.recurring,
    frequency: row.frequency,
    frequencyPeriod: row.frequencyPeriod,
    duration: row.durationMinutes,
    weekday: row.weekday ?? undefined,
    weekInMonth: row.weekInMonth ?? undefined,
    pausedFromEpoch: row.pausedFrom ? secondsOf(row.pausedFrom) : undefined,
    pausedToEpoch: row.pausedTo ? secondsOf(row.pausedTo) : undefined,
    changes: [],
  };
}

export const scheduleOfRow = (row: ScheduleColumns): Schedule => ({
  ...seriesOfRow(row),
  changes: row.changes,
  held: row.held,
  seriesSince: row.seriesSince ? secondsOf(row.seriesSince) : undefined,
  heldBefore: row.heldBefore,
});

/** Start of the next occurrence outside a pause, in epoch seconds; undefined if there is none. */
export const nextStart = (row: ScheduleColumns, now: Date): number | undefined =>
  nextMeeting(scheduleOfRow(row), secondsOf(now));

/**
 * Start of the occurrence that can be joined now, or otherwise of the next occurrence, in epoch seconds; undefined if
 * it is over.
 */
export function currentOrNextStart(row: ScheduleColumns, now: Date): number | undefined {
  const schedule = scheduleOfRow(row);
  return currentMeeting(schedule, secondsOf(now)) ?? nextMeeting(schedule, secondsOf(now));
}

export const isPausedNow = (row: ScheduleColumns, now: Date): boolean => isPaused(scheduleOfRow(row), secondsOf(now));
