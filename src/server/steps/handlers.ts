import { isPodLeader, isStaff } from '../../domain/permissions';
import type { HandlersOf } from '../platform/http/call';
import { pageRequest, sendPage } from '../platform/http/pages';
import { answerStep, getAskedStep } from './answerStep';
import { commitStep } from './commitStep';
import { confirmStep, enterStep, enterStepStatus } from './enterStep';
import { stepsOfPerson, stepsOfPod } from './listSteps';
import { markStep } from './markStep';
import { nudgeStep } from './nudgeStep';
import { stepStatusesOfPod } from './reads';
import { cheerStep, withdrawCheer } from './responses/cheerStep';
import { commentOnStep, deleteStepComment } from './responses/comments';
import { stepResponsesOfPod } from './responses/stepResponses';
import { updateStep } from './updateStep';

type ReadOperation = 'listMySteps' | 'listPodSteps' | 'listPodStepStatuses' | 'getAskedStep';

type ResponseOperation =
  'nudgeStep' | 'cheerStep' | 'withdrawCheer' | 'commentOnStep' | 'deleteStepComment' | 'listPodStepResponses';

type EntryOperation = 'enterStep' | 'enterStepStatus' | 'confirmStep';

type Act = 'commitStep' | 'updateStep' | 'markStepDone' | 'markStepNotDone' | 'answerStep';

export const stepHandlers: HandlersOf<ReadOperation | Act | EntryOperation | ResponseOperation> = {
  listMySteps: async (call, context) => {
    const asked = { ...call.query, ...pageRequest(call.query), userId: call.caller.userId };
    return sendPage(call, await stepsOfPerson(context, asked));
  },
  listPodSteps: async (call, context) => {
    const { query, params, access } = call;
    const asked = { ...query, ...pageRequest(query), podId: params.id, forStaff: isStaff(access.relation) };
    return sendPage(call, await stepsOfPod(context, asked));
  },
  listPodStepStatuses: ({ params, access }, context) =>
    stepStatusesOfPod(context, params.id, { forStaff: isStaff(access.relation) }),
  listPodStepResponses: ({ params, caller, access }, context) =>
    stepResponsesOfPod(context, params.id, {
      userId: caller.userId,
      leadsPod: isPodLeader(access.relation),
      isStaff: isStaff(access.relation),
    }),
  nudgeStep: async ({ params, caller }, context) => {
    await nudgeStep(context, params.id, caller.userId);
    return { done: true };
  },
  cheerStep: async ({ params, caller }, context) => {
    await cheerStep(context, params.id, caller.userId);
    return { done: true };
  },
  withdrawCheer: async ({ params, caller }, context) => {
    await withdrawCheer(context, params.id, caller.userId);
    return { done: true };
  },
  commentOnStep: ({ params, caller, body }, context) =>
    commentOnStep(context, { stepId: params.id, userId: caller.userId }, body),
  deleteStepComment: async ({ params, caller, access }, context) => {
    const { id: stepId, commentId } = params;
    const leadsPod = isPodLeader(access.relation);
    await deleteStepComment(context, { stepId, commentId, userId: caller.userId, leadsPod });
    return { done: true };
  },
  commitStep: ({ params, body }, context) => commitStep(context, params.id, body),
  enterStep: ({ params, caller, body }, context) => enterStep(context, params.id, caller.userId, body),
  enterStepStatus: ({ params, caller, body }, context) => enterStepStatus(context, params.id, caller.userId, body),
  confirmStep: ({ params, body }, context) => confirmStep(context, params.id, body),
  updateStep: ({ params, body }, context) => updateStep(context, params.id, body),
  markStepDone: ({ params, language }, context) => markStep(context, params.id, 'Done', language),
  markStepNotDone: ({ params, language }, context) => markStep(context, params.id, 'NotDone', language),
  getAskedStep: ({ params, request }, context) => getAskedStep(context, params.code, request.ip),
  answerStep: ({ params, body, request }, context) => answerStep(context, params.code, body.status, request.ip),
};
