import { isPaused } from '../meetings/pause';
import type { Pause } from '../meetings/scheduleTypes';
import { ordinal } from '../text/words';
import { wallClock } from '../time/zonedTime';

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
  name: string;
  seatsAvailable: number;
  scheduledMeeting: { unixTime: number; nextMeeting?: number };
};

/** When in the week a pod meets next on the reader's own clocks, counted in minutes: what lists go by (rule pods.lists). */
export function minuteOfWeek({ nextMeeting, unixTime }: ListedPod['scheduledMeeting'], zone: string): number {
  const { weekday, hour, minute } = wallClock(nextMeeting ?? unixTime, zone);
  return (weekday * 24 + hour) * 60 + minute;
}

/**
 * Pods with seats, and full ones as waitlists, each by weekday, then time, then name (rule pods.lists). Weekday
 * and time are those of the next meeting on the reader's own clocks.
 */
export function podListOrder<P extends ListedPod>(
  pods: readonly P[],
  zone: string,
): { available: P[]; waitlists: P[] } {
  const placed = pods.map((pod) => ({ pod, minute: minuteOfWeek(pod.scheduledMeeting, zone) }));
  placed.sort((a, b) => a.minute - b.minute || a.pod.name.localeCompare(b.pod.name));
  const ordered = placed.map(({ pod }) => pod);
  return {
    available: ordered.filter((pod) => pod.seatsAvailable > 0),
    waitlists: ordered.filter((pod) => pod.seatsAvailable === 0),
  };
}

/** Who is in a pod: user ids, the leader's among the members. */
export type PodPeople = { leaderId?: string; members: readonly string[] };

function isInPod(pod: PodPeople, userId: string): boolean {
  return pod.leaderId === userId || pod.members.includes(userId);
}

/** Whether the join list shows a pod: not one that is paused, nor one the person leads or is in (rule pods.lists). */
export function isListedToJoin(
  pod: PodPeople & { scheduledMeeting: Pause },
  userId: string,
  nowSeconds: number,
): boolean {
  return !isInPod(pod, userId) && !isPaused(pod.scheduledMeeting, nowSeconds);
}

/** Whether the switch list offers a pod: one that could be joined, and has a seat (rule pods.switch). */
export function isSwitchOption(
  pod: PodPeople & { scheduledMeeting: Pause; maxParticipants: number },
  userId: string,
  nowSeconds: number,
): boolean {
  const participants = pod.members.filter((member) => member !== pod.leaderId);
  return isListedToJoin(pod, userId, nowSeconds) && seatsLeft(pod.maxParticipants, participants.length) > 0;
}
