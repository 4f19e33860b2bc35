import { and, eq, isNull, sql } from 'drizzle-orm';
import type { NextTinyStep, PodStepStatus } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { nextTinySteps, pods } from '../platform/database/schema';
import { stepsAreOff } from './feature';
import { ownerIsSeen } from './listSteps';
import { presentStep } from './presenter';

export async function currentStepsOfPod(
  { database, clock }: AppContext,
  podId: string,
  { forStaff }: { forStaff: boolean },
): Promise<NextTinyStep[] | undefined> {
  const isSeen = forStaff ? undefined : ownerIsSeen;
  const rows = await database.db
    .select({ step: nextTinySteps })
    .from(pods)
    .leftJoin(nextTinySteps, and(eq(nextTinySteps.podId, pods.id), isNull(nextTinySteps.closedAt), isSeen))
    .where(and(eq(pods.id, podId), sql`not ${stepsAreOff(pods.membershipId)}`));
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ step }) => (step ? [presentStep(step, clock.now())] : []));
}

export async function stepStatusesOfPod(
  context: AppContext,
  podId: string,
  reader: { forStaff: boolean },
): Promise<PodStepStatus[]> {
  const steps = (await currentStepsOfPod(context, podId, reader)) ?? [];
  return steps
    .map(({ userId, status, overdue }) => ({ userId, status, overdue }))
    .sort((a, b) => a.userId.localeCompare(b.userId));
}
