import type { HandlersOf } from '../platform/http/call';
import { commitStep } from './commitStep';
import { stepsOfPerson, stepsOfPod, stepStatusesOfPod } from './reads';
import { updateStep } from './updateStep';

type ReadOperation = 'listMySteps' | 'listPodSteps' | 'listPodStepStatuses';

export const stepHandlers: HandlersOf<ReadOperation | 'commitStep' | 'updateStep'> = {
  listMySteps: ({ caller }, context) => stepsOfPerson(context, caller.userId),
  listPodSteps: ({ params }, context) => stepsOfPod(context, params.id),
  listPodStepStatuses: ({ params }, context) => stepStatusesOfPod(context, params.id),
  commitStep: ({ params, body }, context) => commitStep(context, params.id, body),
  updateStep: ({ params, body }, context) => updateStep(context, params.id, body),
};
