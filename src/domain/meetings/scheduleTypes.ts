export const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export const WEEKS_IN_MONTH = ['First', 'Second', 'Third', 'Fourth', 'Last'] as const;
export const FREQUENCY_PERIODS = ['Day', 'Week', 'Month'] as const;

export type Weekday = (typeof WEEKDAYS)[number];
export type WeekInMonth = (typeof WEEKS_IN_MONTH)[number];
export type FrequencyPeriod = (typeof FREQUENCY_PERIODS)[number];

/** A meeting can be joined from this many seconds before its start (rule meetings.joinWindow). */
export const JOIN_AHEAD_SECONDS = 15 * 60;

/** From and to are epoch seconds; the end is exclusive. Both or neither are set. */
export type Pause = { pausedFromEpoch?: number; pausedToEpoch?: number };

/** A skipped or moved meeting of a series (rule meetings.occurrences). Epoch seconds. */
export type OccurrenceChange = {
  /** Its start in the series, which identifies it. */
  start: number;
  /** The new time; absent if skipped. */
  movedTo?: number;
};

/** A meeting that took place, as stored (rule meetings.held). Epoch seconds. */
export type HeldMeeting = {
  /** Its start in the series, which identifies it. */
  start: number;
  at: number;
  /** Its planned end. */
  endsAt: number;
  /** When its round was finished (rule rounds.finish). */
  finishedAt?: number;
};

/** When a stored meeting was over: once its round is finished, at the latest at its end. */
export const overAt = ({ endsAt, finishedAt = Infinity }: HeldMeeting): number => Math.min(endsAt, finishedAt);

/** When a meeting takes place (rules meetings.recurrence and meetings.wallClock). */
export type Schedule = Pause & {
  /** First start, epoch seconds. */
  unixTime: number;
  /** IANA zone in whose wall-clock time the meeting recurs. */
  timezone: string;
  recurring: boolean;
  frequency: number;
  frequencyPeriod: FrequencyPeriod;
  /** Minutes. */
  duration: number;
  weekday?: Weekday;
  /** If present, a monthly meeting falls on the nth weekday; otherwise, on the first date's day of the month. */
  weekInMonth?: WeekInMonth;
  /** The skipped or moved dates of a recurring meeting. */
  changes?: readonly OccurrenceChange[];
  /** Meetings that took place, as far as the reader needs them; the latest. */
  held?: readonly HeldMeeting[];
  /** The series' last change, epoch seconds: of what began until then, only what is stored took place. */
  since?: number;
  /** How many meetings took place until then. */
  heldBefore?: number;
};

/** A meeting as in the contract. */
export type ScheduledMeetingLike = Omit<Schedule, 'weekday' | 'weekInMonth'> & {
  weeklyOptions?: { days: readonly Weekday[] };
  monthlyOptions?: { weekInMonth: WeekInMonth };
};

/** Converts a contract meeting to a schedule. */
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

/**
 * The series start of the next meeting, in epoch seconds; for a moved meeting, its original time. Used to describe the
 * series.
 */
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

/** 1 for MONDAY to 7 for SUNDAY. */
export function weekdayNumberOf(weekday: Weekday): number {
  return WEEKDAYS.indexOf(weekday) + 1;
}
