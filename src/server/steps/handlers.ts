import type { HandlersOf } from '../platform/http/call';
import { pageRequest, sendPage } from '../platform/http/pages';
import { commitStep } from './commitStep';
import { stepsOfPerson, stepsOfPod } from './listSteps';
import { stepStatusesOfPod } from './reads';
import { updateStep } from './updateStep';

type ReadOperation = 'listMySteps' | 'listPodSteps' | 'listPodStepStatuses';

export const stepHandlers: HandlersOf<ReadOperation | 'commitStep' | 'updateStep'> = {
  listMySteps: async (call, context) => {
    const asked = { ...call.query, ...pageRequest(call.query), userId: call.caller.userId };
    return sendPage(call, await stepsOfPerson(context, asked));
  },
  listPodSteps: async (call, context) => {
    const asked = { ...call.query, ...pageRequest(call.query), podId: call.params.id };
    return sendPage(call, await stepsOfPod(context, asked));
  },
  listPodStepStatuses: ({ params }, context) => stepStatusesOfPod(context, params.id),
  commitStep: ({ params, body }, context) => commitStep(context, params.id, body),
  updateStep: ({ params, body }, context) => updateStep(context, params.id, body),
};
