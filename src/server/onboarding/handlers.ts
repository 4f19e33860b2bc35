import type { OnboardingAction } from '../../contract/entities.gen';
import type { HandlersOf } from '../platform/http/call';
import { notFound } from '../platform/http/problem';
import { completeAction } from './completeAction';
import { deferAction } from './deferAction';
import { belongsTo, dueActions } from './reads';

export const onboardingHandlers: HandlersOf<'listMyActions' | 'completeAction' | 'deferAction'> = {
  listMyActions: async ({ params: { businessId }, caller }, { database, clock }) => {
    if (!(await belongsTo(database.db, caller.userId, businessId))) throw notFound();
    const due = await dueActions(database.db, caller.userId, businessId);
    return due.map(({ action, deferredUntil }): OnboardingAction => {
      const isDeferred = deferredUntil !== null && deferredUntil > clock.now();
      return { action, businessId, ...(isDeferred && { deferredUntil: Math.floor(deferredUntil.getTime() / 1000) }) };
    });
  },

  completeAction: async ({ body, caller }, context) => {
    await completeAction(context, caller.userId, body);
    return { done: true };
  },

  deferAction: async ({ body, caller }, context) => {
    await deferAction(context, caller.userId, body);
    return { done: true };
  },
};
