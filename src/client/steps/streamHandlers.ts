import { QueryStatus } from '@reduxjs/toolkit/query';
import type { StepResponses } from '../../contract/entities.gen';
import { acrossPods, changedInPod, myStepsTag } from '../api/cacheRules';
import { emptyApi } from '../api/emptyApi';
import { stepsApi } from '../api/stepsApi';
import type { StreamHandler, StreamEventOf } from '../stream/events';

/** A step without responses has no entry. */
function updateCheers(all: StepResponses[], { stepId, cheeredBy, cheerWithdrawnBy }: StreamEventOf<'step'>): void {
  const found = all.find((one) => one.stepId === stepId);
  const entry = found ?? { stepId, cheers: [], comments: [] };
  const changedBy = cheeredBy?.userId ?? cheerWithdrawnBy;
  entry.cheers = entry.cheers.filter(({ userId }) => userId !== changedBy);
  if (cheeredBy) entry.cheers.push(cheeredBy);
  const isEmpty = entry.cheers.length + entry.comments.length === 0;
  if (!found && !isEmpty) all.push(entry);
  if (found && isEmpty) all.splice(all.indexOf(found), 1);
}

const stepChanged: StreamHandler<'step'> = (event, { dispatch, getState, userId }) => {
  const { podId: id, change, cheeredBy, cheerWithdrawnBy } = event;
  const isOwn = event.userId === userId;
  const responses = changedInPod(id, 'StepResponse');
  const { status } = stepsApi.endpoints.listPodStepResponses.select({ id })(getState());
  // A pending response may predate the cheer.
  if ((cheeredBy ?? cheerWithdrawnBy) !== undefined && status !== QueryStatus.pending) {
    dispatch(stepsApi.util.updateQueryData('listPodStepResponses', { id }, (all) => updateCheers(all, event)));
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
