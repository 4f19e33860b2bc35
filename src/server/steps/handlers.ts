import type { HandlersOf } from '../platform/http/call';
import { pageRequest, sendPage } from '../platform/http/pages';
import { answerStep, getAskedStep } from './answerStep';
import { commitStep } from './commitStep';
import { stepsOfPerson, stepsOfPod } from './listSteps';
import { markStep } from './markStep';
import { stepStatusesOfPod } from './reads';
import { updateStep } from './updateStep';

type ReadOperation = 'listMySteps' | 'listPodSteps' | 'listPodStepStatuses' | 'getAskedStep';

type Act = 'commitStep' | 'updateStep' | 'markStepDone' | 'markStepNotDone' | 'answerStep';

export const stepHandlers: HandlersOf<ReadOperation | Act> = {
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
  markStepDone: ({ params }, context) => markStep(context, params.id, 'Done'),
  markStepNotDone: ({ params }, context) => markStep(context, params.id, 'NotDone'),
  getAskedStep: ({ params, request }, context) => getAskedStep(context, params.code, request.ip),
  answerStep: ({ params, body, request }, context) => answerStep(context, params.code, body.status, request.ip),
};
