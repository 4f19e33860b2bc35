import { scopeOf, type HandlersOf } from '../platform/http/call';
import { createPod } from './createPod';
import { deleteLockedPod } from './deletePod';
import { listMyPods, listPods, podSeenBy } from './lists';
import { placeHandlers, type PlaceOperation } from './memberHandlers';
import { lockPod } from './lock';
import { updatePod } from './updatePod';

type PodOperation = 'listPods' | 'createPod' | 'listMyPods' | 'getPod' | 'updatePod' | 'deletePod';

export const podHandlers: HandlersOf<PodOperation | PlaceOperation> = {
  ...placeHandlers,

  listPods: ({ params, query, caller }, context) => listPods(context, params.id, caller.userId, query.filter ?? 'all'),

  createPod: async ({ access, caller, body }, context) => {
    const { userId } = caller;
    const podId = await createPod(context, { ...scopeOf(access), relation: access.relation, userId, input: body });
    return podSeenBy(context, podId, userId);
  },

  listMyPods: ({ caller }, context) => listMyPods(context, caller.userId),

  getPod: ({ params, caller }, context) => podSeenBy(context, params.id, caller.userId),

  updatePod: async ({ params, access, caller, body }, context) => {
    const { membershipId } = scopeOf(access);
    await context.act((act) => updatePod(act, context, { membershipId, podId: params.id, body }));
    return podSeenBy(context, params.id, caller.userId);
  },

  deletePod: async ({ params, access, caller }, context) => {
    const { membershipId } = scopeOf(access);
    await context.act(async (act) => {
      const locked = await lockPod(act, membershipId, params.id);
      await deleteLockedPod(act, context, locked, caller.userId);
    });
    return { done: true };
  },
};
