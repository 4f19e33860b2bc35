import type { FastifyReply } from 'fastify';
import type { HandlersOf } from '../platform/http/call';
import { answerLogin, originOf } from '../session';
import { confirmSignOn } from './confirmSignOn';
import { finishSignOn, type FinishedSignOn } from './finishSignOn';
import { identitiesOf, removeIdentity } from './identities';
import { sendSignOnCode } from './mailedCode';
import { listSignOnProviders, providerRow } from './providers';
import { presentSettings } from './settings/presenter';
import { removeSignOnSettings, saveSignOnSettings } from './settings/saveSettings';
import { testSignOnSettings } from './settings/testSettings';
import { startSignOn, type StartedSignOn } from './startSignOn';

type Operations =
  | 'listSignOnProviders'
  | 'startSignOn'
  | 'finishSignOn'
  | 'sendSignOnCode'
  | 'confirmSignOn'
  | 'listIdentities'
  | 'removeIdentity'
  | 'getSignOnSettings'
  | 'saveSignOnSettings'
  | 'removeSignOnSettings'
  | 'testSignOn';

function answerStart(reply: FastifyReply, { answer, cookie }: StartedSignOn) {
  reply.header('set-cookie', cookie);
  return answer;
}

function answerFinish(reply: FastifyReply, { outcome, login }: FinishedSignOn) {
  if (login) answerLogin(reply, login);
  return outcome;
}

export const signOnHandlers: HandlersOf<Operations> = {
  listSignOnProviders: ({ query, request }, context) => listSignOnProviders(context, query, request.ip),

  startSignOn: async ({ body, request, reply }, context) =>
    answerStart(reply, await startSignOn(context, body, originOf(request))),

  finishSignOn: async ({ body, request, reply }, context) =>
    answerFinish(reply, await finishSignOn(context, body, originOf(request))),

  sendSignOnCode: async ({ body, request }, context) => {
    await sendSignOnCode(context, body.ticket, originOf(request));
    return { done: true };
  },

  confirmSignOn: async ({ body, request, reply }, context) =>
    answerFinish(reply, await confirmSignOn(context, body, originOf(request))),

  listIdentities: ({ caller }, { database }) => identitiesOf(database.db, caller.userId),

  removeIdentity: async ({ params, body, caller }, context) => {
    await removeIdentity(context, caller, params.identityId, body);
    return { done: true };
  },

  getSignOnSettings: async ({ params }, { config, database }) =>
    presentSettings(config, params.id, await providerRow(database.db, params.id)),

  saveSignOnSettings: ({ params, body }, context) => saveSignOnSettings(context, params.id, body),

  removeSignOnSettings: async ({ params }, context) => {
    await removeSignOnSettings(context, params.id);
    return { done: true };
  },

  testSignOn: async ({ params, caller, request, reply }, context) =>
    answerStart(reply, await testSignOnSettings(context, params.id, caller.userId, originOf(request))),
};
