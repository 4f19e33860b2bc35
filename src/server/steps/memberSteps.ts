import { and, eq, isNull, sql } from 'drizzle-orm';
import type { MemberStep } from '../../contract/entities.gen';
import { isNudged, mayNudge } from '../../domain/steps/responses';
import { isOverdue } from '../../domain/steps/steps';
import type { AppContext } from '../platform/context';
import { isDisabledMember } from '../platform/database/isDisabledMember';
import { nextTinySteps } from '../platform/database/schema';
import { stepsAreOff } from './feature';
import { stateOf } from './presenter';

/**
 * The status of everyone's current step in a pod, by user id, without its text (rule pods.privacy); empty while steps
 * are off. Only people in the pod can nudge, whatever the member's settings (rule steps.nudge). One statement.
 */
export async function memberStepsOfPod(
  { database, clock }: AppContext,
  podId: string,
  readerId: string,
): Promise<Map<string, MemberStep>> {
  const rows = await database.db
    .select({
      step: nextTinySteps,
      isDisabled: isDisabledMember(sql`${nextTinySteps.membershipId}`, sql`${nextTinySteps.userId}`),
    })
    .from(nextTinySteps)
    .where(
      and(
        eq(nextTinySteps.podId, podId),
        isNull(nextTinySteps.closedAt),
        sql`not ${stepsAreOff(nextTinySteps.membershipId)}`,
      ),
    );
  const now = clock.now().getTime();
  const isInPod = rows.some(({ step }) => step.userId === readerId);
  return new Map(
    rows.map(({ step, isDisabled }) => {
      const { id, status, userId } = step;
      const nudgedAt = step.nudgedAt?.getTime();
      const canNudge = isInPod && !isDisabled && mayNudge({ status, userId, nudgedAt }, readerId, now);
      const nudged = status === 'NotSet' && isNudged(nudgedAt, now);
      return [userId, { id, status, overdue: isOverdue(stateOf(step), now), canNudge, nudged }];
    }),
  );
}
