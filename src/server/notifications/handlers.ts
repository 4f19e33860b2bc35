import type { HandlersOf } from '../platform/http/call';
import { pageRequest, sendPage } from '../platform/http/pages';
import { dismissNotification, dismissNotifications, undoDismissal } from './dismiss';
import { listNotifications } from './listNotifications';
import { presentSettings } from './presenter';
import { chosenSettings } from './reads';
import { renewPush, subscribePush, unsubscribePush as unsubscribeDevice } from './pushSubscriptions';
import { unsubscribe, unsubscribePage } from './unsubscribe';
import { updateSettings } from './updateSettings';

export const notificationHandlers: HandlersOf<
  | 'listMyNotifications'
  | 'dismissNotification'
  | 'dismissNotifications'
  | 'reopenNotifications'
  | 'subscribePush'
  | 'renewPush'
  | 'unsubscribePush'
  | 'getPushKey'
  | 'listMyNotificationSettings'
  | 'updateMyNotificationSettings'
  | 'openUnsubscribePage'
  | 'unsubscribe'
> = {
  listMyNotifications: async (call, context) => {
    const asked = { ...call.query, ...pageRequest(call.query) };
    return sendPage(call, await listNotifications(context, call.caller.userId, asked, call.language));
  },

  dismissNotification: ({ caller, params }, context) => dismissNotification(context, caller.userId, params.id),

  dismissNotifications: ({ caller, body }, context) => dismissNotifications(context, caller.userId, body),

  reopenNotifications: async ({ caller, query }, context) => {
    await undoDismissal(context, caller.userId, query.dismissal);
    return { done: true };
  },

  subscribePush: async ({ caller, body }, context) => {
    await subscribePush(context, caller, body);
    return { done: true };
  },

  renewPush: async ({ body }, context) => {
    await renewPush(context, body);
    return { done: true };
  },

  unsubscribePush: async ({ caller, body }, context) => {
    await unsubscribeDevice(context, caller.userId, body.endpoint);
    return { done: true };
  },

  getPushKey: async (_call, { push }) => ({ key: await push.publicKey() }),

  listMyNotificationSettings: async ({ caller }, { database }) =>
    presentSettings(await chosenSettings(database.db, caller.userId)),

  updateMyNotificationSettings: ({ caller, body }, context) => updateSettings(context, caller.userId, body),

  openUnsubscribePage: async ({ params, reply }, context) => {
    reply.redirect(await unsubscribePage(context, params.code), 302);
  },

  unsubscribe: async ({ params, request }, context) => {
    await unsubscribe(context, params.code, request);
    return { done: true };
  },
};
