import { v7 } from 'uuid';
import { nextMeeting, occurrences } from '../../domain/meetings/schedule';
import type * as tables from '../db/schema';
import type { PodPlan } from './plan';
import type { Random } from './random';
import { goals, messages as texts } from './texts';

type Step = typeof tables.nextTinySteps.$inferInsert;
type Message = typeof tables.messages.$inferInsert;
type Read = typeof tables.channelReads.$inferInsert;

export interface PodInPlace extends PodPlan {
  podId: string;
  membershipId: string;
  channelId: string;
  people: string[];
}

const DAY = 24 * 3600 * 1000;
const WEEKS = 52;

/** The past meetings of a pod, epoch milliseconds, oldest first. */
function pastMeetings(pod: PodInPlace, now: number): number[] {
  return occurrences(pod.schedule, pod.schedule.unixTime, WEEKS + 1)
    .map((seconds) => seconds * 1000)
    .filter((at) => at < now);
}

/** One step per person and meeting of the year, most of them done, and a current one. */
export function stepsOf(pod: PodInPlace, now: number, random: Random): Step[] {
  const next = nextMeeting(pod.schedule, now / 1000);
  const past = pastMeetings(pod, now);
  const base = { podId: pod.podId, podName: pod.name, membershipId: pod.membershipId };
  return pod.people.flatMap((userId) => {
    const [goal, ...small] = random.pick(goals);
    const closed = past
      .filter(() => random.chance(0.85))
      .map((at): Step => {
        const createdAt = new Date(at - 6 * DAY);
        return {
          ...base,
          id: v7({ msecs: createdAt.getTime() }),
          userId,
          goal,
          description: random.pick(small),
          commitmentDate: new Date(at),
          status: random.chance(0.7) ? 'Done' : 'NotDone',
          createdAt,
          closedAt: new Date(at + 3600_000),
        };
      });
    const createdAt = new Date(now - 2 * DAY);
    const isSet = next !== undefined && random.chance(0.7);
    const current: Step = {
      ...base,
      id: v7({ msecs: createdAt.getTime() }),
      userId,
      createdAt,
      ...(isSet && {
        goal,
        description: random.pick(small),
        commitmentDate: new Date(next * 1000),
        status: 'InProgress' as const,
      }),
    };
    return [...closed, current];
  });
}

/** A few messages around each meeting of the year; the last of them unread by some. */
export function conversationOf(pod: PodInPlace, now: number, random: Random): { messages: Message[]; reads: Read[] } {
  const times = pastMeetings(pod, now)
    .flatMap((at) =>
      Array.from({ length: random.integer(3, 8) }, () => at + random.integer(-30 * 60, 20 * 60) * 60_000),
    )
    .filter((at) => at < now - 60_000)
    .sort((a, b) => a - b);
  const messages = times.map((at): Message => ({
    id: v7({ msecs: at }),
    channelId: pod.channelId,
    senderId: random.pick(pod.people),
    content: random.pick(texts),
    createdAt: new Date(at),
  }));
  const reads = pod.people.flatMap((userId): Read[] => {
    const last = messages.at(-1 - (random.chance(0.5) ? 0 : random.integer(1, 4)));
    if (!last?.id) return [];
    return [{ channelId: pod.channelId, userId, lastMessageId: last.id, readAt: new Date(now) }];
  });
  return { messages, reads };
}
