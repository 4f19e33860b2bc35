import { currentMeeting, isPaused, nextMeeting, type Schedule } from '../../domain/meetings/schedule';
import { meetings } from '../platform/database/schema';

export type MeetingRow = typeof meetings.$inferSelect;

/** Epoch seconds of an instant, the unit of schedules. */
export const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000);

export const instantOfSeconds = (seconds: number): Date => new Date(seconds * 1000);

/** The columns that say when a meeting takes place. */
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
};

export type ScheduleColumns = Pick<MeetingRow, keyof typeof scheduleColumns>;

/** A stored meeting as the domain's rules take it; times in epoch seconds. */
export function scheduleOfRow(row: ScheduleColumns): Schedule {
  return {
    unixTime: secondsOf(row.startsAt),
    timezone: row.timezone,
    recurring: row.recurring,
    frequency: row.frequency,
    frequencyPeriod: row.frequencyPeriod,
    duration: row.durationMinutes,
    weekday: row.weekday ?? undefined,
    weekInMonth: row.weekInMonth ?? undefined,
    pausedFromEpoch: row.pausedFrom ? secondsOf(row.pausedFrom) : undefined,
    pausedToEpoch: row.pausedTo ? secondsOf(row.pausedTo) : undefined,
  };
}

/** Start of the next occurrence outside a pause, in epoch seconds; undefined when there is none. */
export const nextStart = (row: ScheduleColumns, now: Date): number | undefined =>
  nextMeeting(scheduleOfRow(row), secondsOf(now));

/** Start of the occurrence that people can join now, or else of the next, in epoch seconds; undefined when it is over. */
export function comingStart(row: ScheduleColumns, now: Date): number | undefined {
  const schedule = scheduleOfRow(row);
  return currentMeeting(schedule, secondsOf(now)) ?? nextMeeting(schedule, secondsOf(now));
}

/** Whether the meeting's pause is on at this instant. */
export const isPausedNow = (row: ScheduleColumns, now: Date): boolean => isPaused(scheduleOfRow(row), secondsOf(now));
