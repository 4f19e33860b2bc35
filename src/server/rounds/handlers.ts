import { scopeOf, type Access, type HandlersOf } from '../platform/http/call';
import { arriveAtRound } from './arrive';
import { changeRound } from './changeRound';
import { saveMeetingNote } from './notes';
import { getPodRound } from './readRound';

type RoundOperation = 'getPodRound' | 'arriveAtRound' | 'changeRound' | 'saveMeetingNote';

const ofPod = (podId: string, userId: string, access: Access) => ({
  ...scopeOf(access),
  podId,
  userId,
  relation: access.relation,
});

export const roundHandlers: HandlersOf<RoundOperation> = {
  getPodRound: ({ params, caller, access }, context) => getPodRound(context, ofPod(params.id, caller.userId, access)),

  arriveAtRound: async ({ params, caller, access, body }, context) => {
    const request = ofPod(params.id, caller.userId, access);
    await arriveAtRound(context, request, body.start);
    return getPodRound(context, request);
  },

  changeRound: async ({ params, caller, access, body }, context) => {
    const request = ofPod(params.id, caller.userId, access);
    await changeRound(context, request, body);
    return getPodRound(context, request);
  },

  saveMeetingNote: ({ params, caller, body }, context) =>
    saveMeetingNote(context, { podId: params.id, userId: caller.userId }, body),
};
