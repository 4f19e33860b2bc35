import { v7 } from 'uuid';
import { nextMeeting, occurrences, type Schedule } from '../../domain/meetings/schedule';
import type * as tables from '../platform/database/schema';
import type { PodInPlace } from './pods';
import type { Random } from './random';
import { goals } from './texts';
import { DAY, HOUR, type Speaker } from './world';

type Step = typeof tables.nextTinySteps.$inferInsert;

const WEEKS = 54;

/** The meetings of a schedule that are over, epoch milliseconds, oldest first; none that a pause took away. */
export function pastMeetings(schedule: Schedule, now: number): number[] {
  const { pausedFromEpoch } = schedule;
  const end = Math.min(now - 2 * HOUR, pausedFromEpoch ? pausedFromEpoch * 1000 : Infinity);
  return occurrences(schedule, schedule.unixTime, WEEKS)
    .map((seconds) => seconds * 1000)
    .filter((at) => at < end);
}

/** A step for most meetings since somebody came, most of them done. */
function previousSteps(base: Omit<Step, 'createdAt'>, since: number, past: number[], random: Random): Step[] {
  const [goal, ...small] = random.pick(goals);
  const chosen = past.filter((at) => at > since + DAY && random.chance(0.85));
  return chosen.map((at, index) => {
    // Set at the latest meeting, or when they came.
    const created = Math.max(since, (chosen[index - 1] ?? at - 6 * DAY) + HOUR);
    return {
      ...base,
      id: v7({ msecs: created }),
      goal,
      description: small[index % small.length] ?? goal,
      commitmentDate: new Date(at),
      status: random.chance(0.7) ? 'Done' : 'NotDone',
      createdAt: new Date(created),
      closedAt: new Date(at + HOUR),
    };
  });
}

/** The steps of one person in a pod, a current one among them. */
function stepsOfPerson(
  pod: PodInPlace,
  { userId, since }: Speaker,
  past: number[],
  now: number,
  random: Random,
): Step[] {
  const base = { podId: pod.podId, podName: pod.name, membershipId: pod.membershipId, userId };
  const closed = previousSteps(base, since, past, random);
  const next = nextMeeting(pod.schedule, Math.floor(now / 1000));
  const [goal, ...small] = random.pick(goals);
  const createdAt = closed.at(-1)?.closedAt ?? new Date(since);
  const isSet = next !== undefined && random.chance(0.7);
  const commitment = isSet && {
    goal,
    description: random.pick(small),
    commitmentDate: new Date(next * 1000),
    status: 'InProgress' as const,
  };
  return [...closed, { ...base, id: v7({ msecs: createdAt.getTime() }), createdAt, ...commitment }];
}

/** The steps of everybody in a pod over the year. */
export function stepsOf(pod: PodInPlace, now: number, random: Random): Step[] {
  const past = pastMeetings(pod.schedule, now);
  return pod.people.flatMap((person) => stepsOfPerson(pod, person, past, now, random));
}
