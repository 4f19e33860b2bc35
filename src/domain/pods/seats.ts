import { compareNames } from '../text/compareNames';
import { wallClock, type WallClock } from '../time/zonedTime';

export const MIN_WAITING_TO_FORM_POD = 4;

/** The leader takes no seat (rule pods.seats). */
export function seatsLeft(maxParticipants: number, participantCount: number): number {
  return Math.max(0, maxParticipants - participantCount);
}

export function mayFormAnotherPod(waiting: number): boolean {
  return waiting >= MIN_WAITING_TO_FORM_POD;
}

export type ListedPod = {
  id: string;
  name: string;
  seatsAvailable: number;
  scheduledMeeting: { unixTime: number; nextMeeting?: number };
};

/** Avoids Intl, which is many times slower in long public lists. */
function utcClock(epochSeconds: number): Pick<WallClock, 'weekday' | 'hour' | 'minute'> {
  const instant = new Date(epochSeconds * 1000);
  return { weekday: instant.getUTCDay() || 7, hour: instant.getUTCHours(), minute: instant.getUTCMinutes() };
}

/** On the reader's clocks (rule pods.lists). */
export function minuteOfWeek({ nextMeeting, unixTime }: ListedPod['scheduledMeeting'], zone: string): number {
  const start = nextMeeting ?? unixTime;
  // Stryker disable next-line ConditionalExpression: both give the same, at different speeds
  const { weekday, hour, minute } = zone === 'UTC' ? utcClock(start) : wallClock(start, zone);
  return (weekday * 24 + hour) * 60 + minute;
}

export type WeekSortKey = { minute: number; name: string; id: string };

export function compareInWeek(a: WeekSortKey, b: WeekSortKey): number {
  // Stryker disable next-line EqualityOperator: no two pods have the same id
  return a.minute - b.minute || compareNames(a.name, b.name) || (a.id < b.id ? -1 : 1);
}

/** By weekday and time of the next meeting on the reader's clocks, then name (rule pods.lists). */
export function podListOrder<P extends ListedPod>(
  pods: readonly P[],
  zone: string,
): { available: P[]; waitlists: P[] } {
  const placed = pods.map((pod) => {
    const place = { minute: minuteOfWeek(pod.scheduledMeeting, zone), name: pod.name, id: pod.id };
    return { pod, place };
  });
  placed.sort((a, b) => compareInWeek(a.place, b.place));
  const ordered = placed.map(({ pod }) => pod);
  return {
    available: ordered.filter((pod) => pod.seatsAvailable > 0),
    waitlists: ordered.filter((pod) => pod.seatsAvailable === 0),
  };
}

export type JoinListFacts = {
  isIn: boolean;
  isPaused: boolean;
  seatsAvailable: number;
};

/** Neither list shows a paused pod, or one that the person leads or is in (rules pods.lists and pods.switch). */
export function joinListOf({ isIn, isPaused, seatsAvailable }: JoinListFacts): 'available' | 'waitlist' | undefined {
  if (isIn || isPaused) return undefined;
  return seatsAvailable > 0 ? 'available' : 'waitlist';
}
