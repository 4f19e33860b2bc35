import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database/client';
import { meetings, membershipFeatures, nextTinySteps, podMembers, pods } from '../platform/database/schema';
import type { StepRow } from './presenter';
import type { MeetingRow } from '../meetings';

const newestFirst = [desc(nextTinySteps.createdAt), desc(nextTinySteps.id)];

/** Every step of a person: current and previous, those of pods that are gone too. */
export function stepsOfPerson(db: Queryable, userId: string): Promise<StepRow[]> {
  return db
    .select()
    .from(nextTinySteps)
    .where(eq(nextTinySteps.userId, userId))
    .orderBy(...newestFirst);
}

const featureIsOff = (membershipId: unknown) =>
  sql<boolean>`exists (select from ${membershipFeatures} where ${membershipFeatures.membershipId} = ${membershipId}
    and ${membershipFeatures.name} = 'NextTinyStep' and ${membershipFeatures.disabled})`;

/** Steps of the people who are in the pod now, by person; none where the feature is off. */
export async function stepsOfPod(db: Queryable, podId: string): Promise<StepRow[]> {
  const rows = await db
    .select({ step: nextTinySteps })
    .from(nextTinySteps)
    .innerJoin(podMembers, and(eq(podMembers.podId, nextTinySteps.podId), eq(podMembers.userId, nextTinySteps.userId)))
    .where(and(eq(nextTinySteps.podId, podId), sql`not ${featureIsOff(podMembers.membershipId)}`))
    .orderBy(asc(nextTinySteps.userId), ...newestFirst);
  return rows.map(({ step }) => step);
}

/** A step that is about to change. `meeting` is its pod's; null once the pod is gone. */
export interface StepToChange {
  step: StepRow;
  meeting: MeetingRow | null;
  featureOff: boolean;
}

/** Locks a step for a change, so that two at once are one after the other. */
export async function lockStep(tx: Tx, stepId: string): Promise<StepToChange | undefined> {
  const [row] = await tx
    .select({
      step: nextTinySteps,
      meeting: meetings,
      featureOff: featureIsOff(nextTinySteps.membershipId),
    })
    .from(nextTinySteps)
    .leftJoin(pods, eq(pods.id, nextTinySteps.podId))
    .leftJoin(meetings, eq(meetings.id, pods.meetingId))
    .where(eq(nextTinySteps.id, stepId))
    .for('update', { of: nextTinySteps });
  return row;
}
