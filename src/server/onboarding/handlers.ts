import type { HandlersOf } from '../platform/http/call';
import { notFound } from '../platform/http/problem';
import { completeAction } from './completeAction';
import { belongsTo, dueActions } from './reads';

export const onboardingHandlers: HandlersOf<'listMyActions' | 'completeAction'> = {
  listMyActions: async ({ params: { businessId }, caller }, { database }) => {
    if (!(await belongsTo(database.db, caller.userId, businessId))) throw notFound();
    const due = await dueActions(database.db, caller.userId, businessId);
    return due.map((action) => ({ action, businessId }));
  },

  completeAction: async ({ body, caller }, context) => {
    await completeAction(context, caller.userId, body);
    return { done: true };
  },
};
