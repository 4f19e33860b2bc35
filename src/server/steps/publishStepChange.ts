import type { StepEvent } from '../../contract/entities.gen';
import type { Act } from '../platform/act';
import { peopleHiddenFrom } from '../platform/database/blocks';
import { podPeople } from '../platform/database/podPeople';
import type { StepRow } from './presenter';

/**
 * Omits names and the text of steps and comments, which would stay in the log after their deletion. A cheer isn't
 * published to people from whom it is hidden (rule blocks.hidden).
 */
export async function publishStepChange(
  act: Act,
  { id: stepId, podId, userId }: Pick<StepRow, 'id' | 'podId' | 'userId'>,
  change: Pick<StepEvent, 'change' | 'cheeredBy' | 'cheerWithdrawnBy'> = { change: 'step' },
): Promise<void> {
  if (podId === null) return;
  const people = await podPeople(act.tx, podId);
  const doer = change.cheeredBy ?? change.cheerWithdrawnBy;
  const hidden = doer === undefined ? [] : await peopleHiddenFrom(act.tx, doer);
  const userIds = people.filter((one) => !hidden.includes(one));
  act.publish({ userIds }, { type: 'step', podId, stepId, userId, ...change });
}
