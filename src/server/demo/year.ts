import { v7 } from 'uuid';
import { firstCheckAt } from '../../domain/steps/reminders';
import { nextMeeting, seriesStarts, type Schedule } from '../../domain/meetings/schedule';
import type * as tables from '../platform/database/schema';
import type { StoredPod } from './pods';
import type { Random } from './random';
import { goals } from './texts';
import { DAY_MS, HOUR_MS, type Speaker } from './world';

type Step = typeof tables.nextTinySteps.$inferInsert;

const WEEKS = 54;

/** The past meetings of a schedule, epoch milliseconds, oldest first, without paused meetings. */
export function pastMeetings(schedule: Schedule, now: number): number[] {
  const { pausedFromEpoch } = schedule;
  const end = Math.min(now - 2 * HOUR_MS, pausedFromEpoch ? pausedFromEpoch * 1000 : Infinity);
  return seriesStarts(schedule, schedule.unixTime, WEEKS)
    .map((seconds) => seconds * 1000)
    .filter((at) => at < end);
}

function previousSteps(base: Omit<Step, 'createdAt'>, since: number, past: number[], random: Random): Step[] {
  const [goal, ...small] = random.pick(goals);
  const chosen = past.filter((at) => at > since + DAY_MS && random.chance(0.85));
  return chosen.map((at, index) => {
    // The step was set at the previous meeting, or when the person joined.
    const created = Math.max(since, (chosen[index - 1] ?? at - 6 * DAY_MS) + HOUR_MS);
    return {
      ...base,
      id: v7({ msecs: created }),
      goal,
      description: small[index % small.length] ?? goal,
      commitmentDate: new Date(at),
      status: random.chance(0.7) ? 'Done' : 'NotDone',
      createdAt: new Date(created),
      closedAt: new Date(at + HOUR_MS),
    };
  });
}

/**
 * Hours from now until a step is due (negative if it was already due), by the person's index in the plan, so that the
 * demo shows questions about steps.
 */
const HOURS_TO_DATE: Partial<Record<number, number>> = { 6: -10, 12: 20 };

function commitmentOf([goal, description]: [string, string], date: number, made: number): Partial<Step> {
  return {
    goal,
    description,
    commitmentDate: new Date(date),
    status: 'InProgress',
    remindAt: new Date(firstCheckAt(date, made)),
  };
}

function stepsOfPerson(
  pod: StoredPod,
  { userId, since, until = Infinity, place = -1 }: Speaker & { place: number | undefined },
  past: number[],
  now: number,
  random: Random,
): Step[] {
  const base = { podId: pod.podId, podName: pod.name, membershipId: pod.membershipId, userId };
  const closed = previousSteps(
    base,
    since,
    past.filter((at) => at < until),
    random,
  );
  const next = nextMeeting(pod.schedule, Math.floor(now / 1000));
  const [goal, ...small] = random.pick(goals);
  const createdAt = closed.at(-1)?.closedAt ?? new Date(since);
  const isSet = next !== undefined && until === Infinity && random.chance(0.7);
  const description = isSet ? random.pick(small) : (small[0] ?? goal);
  const hours = HOURS_TO_DATE[place];
  const date = hours !== undefined ? now + hours * HOUR_MS : isSet ? next * 1000 : undefined;
  const made = Math.min(createdAt.getTime(), (date ?? now) - DAY_MS);
  const commitment = date !== undefined && commitmentOf([goal, description], date, made);
  return [...closed, { ...base, id: v7({ msecs: createdAt.getTime() }), createdAt, ...commitment }];
}

export function stepsOf(pod: StoredPod, now: number, random: Random): Step[] {
  const past = pastMeetings(pod.schedule, now);
  const places = [pod.leader, ...pod.participants];
  return pod.people.flatMap((person, index) =>
    stepsOfPerson(pod, { ...person, place: places[index] }, past, now, random),
  );
}
