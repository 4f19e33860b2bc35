import type { StepEvent } from '../../contract/entities.gen';
import type { Act } from '../platform/act';
import { podPeople } from '../platform/database/podPeople';
import type { StepRow } from './presenter';

/** Omits names and the text of steps and comments, which would stay in the log after their deletion. */
export async function publishStepChange(
  act: Act,
  { id: stepId, podId, userId }: Pick<StepRow, 'id' | 'podId' | 'userId'>,
  change: Pick<StepEvent, 'change' | 'cheeredBy' | 'cheerWithdrawnBy'> = { change: 'step' },
): Promise<void> {
  if (podId === null) return;
  act.publish({ userIds: await podPeople(act.tx, podId) }, { type: 'step', podId, stepId, userId, ...change });
}
