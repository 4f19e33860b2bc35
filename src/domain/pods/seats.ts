import { compareNames } from '../text/compareNames';
import { ordinal } from '../text/words';
import { wallClock, type WallClock } from '../time/zonedTime';

/** With this many people waiting, another pod may be formed (rule pods.waitlistOfFour). */
export const WAITLIST_THRESHOLD = 4;

/** Free seats of a pod; its leader takes none (rule pods.seats). */
export function seatsLeft(maxParticipants: number, participantCount: number): number {
  return Math.max(0, maxParticipants - participantCount);
}

/** Whether so many people wait that another pod may be formed. */
export function mayFormAnotherPod(waiting: number): boolean {
  return waiting >= WAITLIST_THRESHOLD;
}

/** 'You are 2nd in the queue'; positions count from 1. */
export function queueText(position: number): string {
  return `You are ${ordinal(position)} in the queue`;
}

/** What ordering needs of a pod; times are epoch seconds. */
export type ListedPod = {
  id: string;
  name: string;
  seatsAvailable: number;
  scheduledMeeting: { unixTime: number; nextMeeting?: number };
};

/** What `wallClock` says of UTC, without Intl, which takes many times as long: long lists go by it for strangers. */
function utcClock(epochSeconds: number): Pick<WallClock, 'weekday' | 'hour' | 'minute'> {
  const instant = new Date(epochSeconds * 1000);
  return { weekday: instant.getUTCDay() || 7, hour: instant.getUTCHours(), minute: instant.getUTCMinutes() };
}

/** When in the week a pod meets next on the reader's own clocks, counted in minutes: what lists go by (rule pods.lists). */
export function minuteOfWeek({ nextMeeting, unixTime }: ListedPod['scheduledMeeting'], zone: string): number {
  const start = nextMeeting ?? unixTime;
  const { weekday, hour, minute } = zone === 'UTC' ? utcClock(start) : wallClock(start, zone);
  return (weekday * 24 + hour) * 60 + minute;
}

/** Where a pod stands in a list by time; no two stand in the same place. */
export type PlaceInWeek = { minute: number; name: string; id: string };

/** By weekday and time, then name (rule pods.lists). */
export function comparePlacesInWeek(a: PlaceInWeek, b: PlaceInWeek): number {
  return a.minute - b.minute || compareNames(a.name, b.name) || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/**
 * Pods with seats, and full ones as waitlists, each by weekday, then time, then name (rule pods.lists). Weekday
 * and time are those of the next meeting on the reader's own clocks.
 */
export function podListOrder<P extends ListedPod>(
  pods: readonly P[],
  zone: string,
): { available: P[]; waitlists: P[] } {
  const placed = pods.map((pod) => {
    const place = { minute: minuteOfWeek(pod.scheduledMeeting, zone), name: pod.name, id: pod.id };
    return { pod, place };
  });
  placed.sort((a, b) => comparePlacesInWeek(a.place, b.place));
  const ordered = placed.map(({ pod }) => pod);
  return {
    available: ordered.filter((pod) => pod.seatsAvailable > 0),
    waitlists: ordered.filter((pod) => pod.seatsAvailable === 0),
  };
}

/** What decides in which list somebody who looks for a pod finds one. */
export type SoughtPod = {
  /** Whether they lead it, assist or take part in it. */
  isIn: boolean;
  isPaused: boolean;
  seatsAvailable: number;
};

/**
 * Which list has a pod for somebody: that of pods to join or switch to, or that of waitlists. None has one that is paused,
 * nor one the person leads or is in (rules pods.lists and pods.switch).
 */
export function joinListOf({ isIn, isPaused, seatsAvailable }: SoughtPod): 'available' | 'waitlist' | undefined {
  if (isIn || isPaused) return undefined;
  return seatsAvailable > 0 ? 'available' : 'waitlist';
}
