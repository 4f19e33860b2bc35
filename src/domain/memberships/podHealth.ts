import {
  countAttendance,
  isRecorded,
  lookedBackTo,
  meetingsSince,
  type AttendanceCounts,
} from '../meetings/attendance';
import type { Schedule } from '../meetings/schedule';
import { SECONDS_PER_DAY } from '../time/zonedTime';

/** What is wrong with a pod, the worst first (rule memberships.health). */
export const POD_TROUBLES = ['NO_LEADER', 'NOBODY_CAME', 'NO_MEETING_AHEAD', 'FULL_WAITLIST', 'WAITLIST'] as const;
export type PodTrouble = (typeof POD_TROUBLES)[number];

/** What came last of somebody. */
export const SIGNS_OF_LIFE = ['MEETING', 'STEP', 'MESSAGE'] as const;

/** For so long nothing has come of people who drift. */
export const DRIFTING_DAYS = 21;

const WEEK_SECONDS = 7 * SECONDS_PER_DAY;
export const HEALTH_WEEKS = 8;

/** What is wrong, of what the database found to be so: a bit each, the worst the highest. */
export const troublesOf = (bits: number): PodTrouble[] =>
  POD_TROUBLES.filter((_, index) => (bits & troubleBit(index)) !== 0);

/** The bit of a trouble by its place in the list. */
export const troubleBit = (index: number): number => 2 ** (POD_TROUBLES.length - 1 - index);

/** Attendance and follow-through of one of the eight weeks before an instant. `start`: epoch seconds. */
export interface HealthWeek {
  start: number;
  /** How often somebody came, and how often anything is recorded. */
  came: number;
  recorded: number;
  /** Steps that were due, and those of them that are done. */
  done: number;
  due: number;
}

/** In which of the eight weeks an instant lies, from 0; epoch seconds. */
export const weekOf = (instant: number, nowSeconds: number): number =>
  Math.min(HEALTH_WEEKS - 1, Math.floor((instant - lookedBackTo(nowSeconds)) / WEEK_SECONDS));

/** What is recorded of a meeting's date, by the start it has in the series. */
export interface RecordedMeeting extends AttendanceCounts {
  start: number;
}

/** What became of the steps that were due in a week, from 0. */
export interface WeekOfSteps {
  week: number;
  done: number;
  due: number;
}

const NOTHING: AttendanceCounts = countAttendance([]);

/** How many meetings were due, of how many it is recorded who came, how many were held, and the eight weeks. */
export function healthOf(
  schedule: Schedule,
  recorded: readonly RecordedMeeting[],
  steps: readonly WeekOfSteps[],
  nowSeconds: number,
) {
  const countsOf = new Map(recorded.map((one) => [one.start, one]));
  const kept = recorded.filter(isRecorded).map(({ start }) => start);
  const meetings = meetingsSince(schedule, kept, nowSeconds).map(({ start, at }) => ({
    week: weekOf(at, nowSeconds),
    ...(countsOf.get(start) ?? NOTHING),
  }));
  const known = meetings.filter(isRecorded);
  const weeks = Array.from({ length: HEALTH_WEEKS }, (_, week): HealthWeek => {
    const held = known.filter((meeting) => meeting.week === week);
    const { done = 0, due = 0 } = steps.find((one) => one.week === week) ?? {};
    return {
      start: lookedBackTo(nowSeconds) + week * WEEK_SECONDS,
      came: held.reduce((sum, { came }) => sum + came, 0),
      recorded: held.reduce((sum, { came, apologies, absent }) => sum + came + apologies + absent, 0),
      done,
      due,
    };
  });
  return {
    meetings: { due: meetings.length, recorded: known.length, held: known.filter(({ came }) => came > 0).length },
    weeks,
  };
}

/** The sum of some weeks. */
export function sumOfWeeks(weeks: readonly HealthWeek[]): Omit<HealthWeek, 'start'> {
  const sum = (of: (week: HealthWeek) => number) => weeks.reduce((total, week) => total + of(week), 0);
  return {
    came: sum(({ came }) => came),
    recorded: sum(({ recorded }) => recorded),
    done: sum(({ done }) => done),
    due: sum(({ due }) => due),
  };
}

/** What is wrong in words, the same on the screen, in the mail and in the file. */
export function troubleWords(trouble: PodTrouble, waiting: number): string {
  if (trouble === 'FULL_WAITLIST') return `Full and ${waiting} waiting`;
  if (trouble === 'WAITLIST') return `${waiting} waiting`;
  return {
    NO_LEADER: 'No leader',
    NOBODY_CAME: 'Two meetings in a row without anyone',
    NO_MEETING_AHEAD: 'No meeting ahead',
  }[trouble];
}
