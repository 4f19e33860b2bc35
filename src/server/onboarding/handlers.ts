import type { OnboardingAction } from '../../contract/entities.gen';
import { businessesOf } from '../tenancy';
import type { HandlersOf } from '../platform/http/call';
import { notFound } from '../platform/http/problem';
import { completeAction } from './completeAction';
import { deferAction } from './deferAction';
import { belongsToBusiness, dueActions, type DueAction } from './reads';

const presentDue = (due: DueAction[], now: Date) =>
  due.map(({ action, businessId, deferredUntil }): OnboardingAction => {
    const isDeferred = deferredUntil !== null && deferredUntil > now;
    return { action, businessId, ...(isDeferred && { deferredUntil: Math.floor(deferredUntil.getTime() / 1000) }) };
  });

type Operations = 'listAllMyActions' | 'listMyActions' | 'completeAction' | 'deferAction';

export const onboardingHandlers: HandlersOf<Operations> = {
  listAllMyActions: async ({ caller }, { database: { db }, clock }) => {
    const businesses = await businessesOf(db, caller.userId);
    const ids = businesses.map(({ id }) => id);
    return presentDue(await dueActions(db, caller.userId, ids), clock.now());
  },

  listMyActions: async ({ params: { businessId }, caller }, { database: { db }, clock }) => {
    if (!(await belongsToBusiness(db, caller.userId, businessId))) throw notFound();
    return presentDue(await dueActions(db, caller.userId, [businessId]), clock.now());
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
