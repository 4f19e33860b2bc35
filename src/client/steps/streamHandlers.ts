import { QueryStatus } from '@reduxjs/toolkit/query';
import type { StepResponses } from '../../contract/entities.gen';
import { acrossPods, changedInPod, myStepsTag } from '../api/cacheRules';
import { emptyApi } from '../api/emptyApi';
import { podsApi } from '../api/podsApi';
import { stepsApi } from '../api/stepsApi';
import type { ApiState, StreamEventOf, StreamHandler } from '../stream/events';

type StepEvent = StreamEventOf<'step'>;
type Cheer = StepResponses['cheers'][number];

/** The event names nobody; undefined if this page doesn't have the pod's people. */
function cheerOf({ podId: id, cheeredBy }: StepEvent, state: ApiState): Cheer | undefined {
  const people = podsApi.endpoints.listPodMembers.select({ id })(state).data;
  const person = people?.find(({ userId }) => userId === cheeredBy);
  return person && { userId: person.userId, firstName: person.firstName, lastName: person.lastName };
}

/** A step without responses has no entry. */
function withCheer(all: StepResponses[], stepId: string, userId: string, cheer: Cheer | undefined): void {
  const found = all.find((one) => one.stepId === stepId);
  const entry = found ?? { stepId, cheers: [], comments: [] };
  entry.cheers = entry.cheers.filter((one) => one.userId !== userId);
  if (cheer) entry.cheers.push(cheer);
  const isEmpty = entry.cheers.length + entry.comments.length === 0;
  if (!found && !isEmpty) all.push(entry);
  if (found && isEmpty) all.splice(all.indexOf(found), 1);
}

const stepChanged: StreamHandler<'step'> = (event, { dispatch, getState, userId }) => {
  const { podId: id, stepId, change, cheeredBy, cheerWithdrawnBy } = event;
  const isOwn = event.userId === userId;
  const responses = changedInPod(id, 'StepResponse');
  const { status } = stepsApi.endpoints.listPodStepResponses.select({ id })(getState());
  const changedBy = cheeredBy ?? cheerWithdrawnBy;
  const cheer = cheerOf(event, getState());
  // A pending response may predate the cheer.
  if (changedBy !== undefined && (cheer ?? cheerWithdrawnBy) !== undefined && status !== QueryStatus.pending) {
    const show = (all: StepResponses[]) => withCheer(all, stepId, changedBy, cheer);
    dispatch(stepsApi.util.updateQueryData('listPodStepResponses', { id }, show));
    if (isOwn) dispatch(emptyApi.util.invalidateTags(acrossPods('StepResponse')));
    return;
  }
  if (change === 'responses') {
    dispatch(emptyApi.util.invalidateTags(responses));
    return;
  }
  const own = isOwn ? [myStepsTag] : [];
  dispatch(emptyApi.util.invalidateTags([...changedInPod(id, 'Step', 'Round'), ...responses, ...own]));
};

export const stepStreamHandlers = { step: stepChanged };
