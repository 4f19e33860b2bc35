export const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export const WEEKS_IN_MONTH = ['First', 'Second', 'Third', 'Fourth', 'Last'] as const;
export const FREQUENCY_PERIODS = ['Day', 'Week', 'Month'] as const;

export type Weekday = (typeof WEEKDAYS)[number];
export type WeekInMonth = (typeof WEEKS_IN_MONTH)[number];
export type FrequencyPeriod = (typeof FREQUENCY_PERIODS)[number];

export const JOIN_AHEAD_SECONDS = 15 * 60;

/** Epoch seconds; the end is exclusive. Both or neither are set. */
export type Pause = { pausedFromEpoch?: number; pausedToEpoch?: number };

/** Epoch seconds (rule meetings.occurrences). */
export type OccurrenceChange = {
  start: number;
  movedTo?: number;
};

/** Epoch seconds (rule meetings.held). */
export type HeldMeeting = {
  start: number;
  at: number;
  endsAt: number;
  finishedAt?: number;
};

/** When the round was finished, or at the planned end if that is earlier. */
export const overAt = ({ endsAt, finishedAt = Infinity }: HeldMeeting): number => Math.min(endsAt, finishedAt);

export type Schedule = Pause & {
  /** Epoch seconds. */
  unixTime: number;
  /** The meeting recurs in the wall-clock time of this IANA zone. */
  timezone: string;
  recurring: boolean;
  frequency: number;
  frequencyPeriod: FrequencyPeriod;
  /** Minutes. */
  duration: number;
  weekday?: Weekday;
  /** The nth weekday of a monthly meeting; otherwise it falls on the first date's day of the month. */
  weekInMonth?: WeekInMonth;
  changes?: readonly OccurrenceChange[];
  held?: readonly HeldMeeting[];
  /** The series' last change, in epoch seconds: before it, only stored meetings took place. */
  seriesSince?: number;
  /** Meetings that took place until `seriesSince`. */
  heldBefore?: number;
};

export type ScheduledMeetingLike = Omit<Schedule, 'weekday' | 'weekInMonth'> & {
  weeklyOptions?: { days: readonly Weekday[] };
  monthlyOptions?: { weekInMonth: WeekInMonth };
};

export function scheduleOf(meeting: ScheduledMeetingLike): Schedule {
  return {
    unixTime: meeting.unixTime,
    timezone: meeting.timezone,
    recurring: meeting.recurring,
    frequency: meeting.frequency,
    frequencyPeriod: meeting.frequencyPeriod,
    duration: meeting.duration,
    weekday: meeting.weeklyOptions?.days[0],
    weekInMonth: meeting.monthlyOptions?.weekInMonth,
    pausedFromEpoch: meeting.pausedFromEpoch,
    pausedToEpoch: meeting.pausedToEpoch,
    changes: meeting.changes,
  };
}

/** A moved meeting counts with its original time. */
export function nextSeriesStart({
  nextMeeting,
  changes = [],
}: {
  nextMeeting?: number;
  changes?: readonly OccurrenceChange[];
}): number | undefined {
  if (nextMeeting === undefined) return undefined;
  return changes.find(({ movedTo }) => movedTo === nextMeeting)?.start ?? nextMeeting;
}

export function weekdayNumberOf(weekday: Weekday): number {
  return WEEKDAYS.indexOf(weekday) + 1;
}
