import { eq } from 'drizzle-orm';
import type { Act } from '../platform/act';
import { meetings, nextTinySteps, pods } from '../platform/database/schema';
import { conflict, notFound } from '../platform/http/problem';
import { meetingColumns, type MeetingRow } from '../meetings';
import { stepsAreOff } from './feature';
import type { StepRow } from './presenter';
import { refusals } from './refusals';

/** A step about to be changed. `meeting` is the meeting of its pod; null once the pod is deleted. */
export interface LockedStep {
  step: StepRow;
  meeting: MeetingRow | null;
}

/**
 * Locks a current step for a change, so that concurrent changes take turns. 404 if it is deleted; 409 for a previous
 * step or if the feature is off.
 */
export async function lockStep(act: Act, stepId: string): Promise<LockedStep> {
  const [found] = await act.tx
    .select({ step: nextTinySteps, meeting: meetingColumns, featureOff: stepsAreOff(nextTinySteps.membershipId) })
    .from(nextTinySteps)
    .leftJoin(pods, eq(pods.id, nextTinySteps.podId))
    .leftJoin(meetings, eq(meetings.id, pods.meetingId))
    .where(eq(nextTinySteps.id, stepId))
    .for('update', { of: nextTinySteps });
  if (!found) throw notFound();
  if (found.featureOff) throw conflict('steps_off', refusals.stepsOff);
  if (found.step.closedAt) throw conflict('step_closed', refusals.stepClosed);
  return found;
}
