import type { HandlersOf } from '../platform/http/call';
import { commitStep } from './commitStep';
import { stepsOfPerson, stepsOfPod } from './reads';
import { updateStep } from './updateStep';

export const stepHandlers: HandlersOf<'listMySteps' | 'listPodSteps' | 'commitStep' | 'updateStep'> = {
  listMySteps: ({ caller }, context) => stepsOfPerson(context, caller.userId),
  listPodSteps: ({ params }, context) => stepsOfPod(context, params.id),
  commitStep: ({ params, body }, context) => commitStep(context, params.id, body),
  updateStep: ({ params, body }, context) => updateStep(context, params.id, body),
};
