import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import { operations, type Operation } from '../../../contract/operations.gen';
import type { AppContext } from '../context';
import type { Tx } from '../database/client';
import { apiKeyIn } from './apiKeyHeader';
import { routableSpecification } from './contract';
import {
  HiddenFromCaller,
  CallerProblem,
  type Access,
  type Call,
  type Caller,
  type CountUploads,
  type Handler,
  type HandlersOf,
  type OperationId,
} from './call';
import { checkForm, type Form, type Forms } from './form';
import { unauthorized } from './problem';
import { problemPageHandler } from './site/problemPage';
import { requestLanguage } from './requestLanguage';
import { answerRepeatable, findEarlierDeletion } from './repeats';
import { makeRequestLimits, type RequestLimits } from './limits/requestLimits';

declare module 'fastify' {
  interface FastifyRequest {
    access: Access;
    repeated?: unknown;
  }
  interface FastifyContextConfig {
    operation?: Operation;
    form?: Form;
  }
}

type AnyHandler = Handler<OperationId>;

export interface OperationRequest {
  operation: Operation;
  params: Record<string, string>;
  authorization: string | undefined;
  authToken: string | undefined;
}

export interface AuthorizedRequest extends Pick<OperationRequest, 'operation' | 'params'> {
  access: Access;
}

export interface Binding {
  handlers: HandlersOf<OperationId>;
  forms: Forms;
  countUploads: CountUploads;
  /**
   * Returns the caller and their relation to the path's subject, or throws a problem: 401 if signed out, 404 if the
   * subject is missing or the caller may not see or change it.
   */
  authorize: (request: OperationRequest) => Promise<Access>;
  /**
   * Repeats the check within an act for a caller admitted by `access`; throws the same problems. Not available for open
   * operations.
   */
  confirm: (asked: AuthorizedRequest, tx: Tx) => Promise<void>;
  onCall: (caller: Caller, access: Access) => void;
}

function callOf(request: FastifyRequest, reply: Call<OperationId>['reply']): Call<OperationId> {
  const { access } = request;
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    access,
    language: requestLanguage(request),
    get caller() {
      if (!access.caller) throw unauthorized();
      return access.caller;
    },
    request,
    reply,
  } as Call<OperationId>;
}

/**
 * Adds a new token of the same session, but only to a response that no cache stores: not to one with its own cache
 * policy, nor to a 304.
 */
function answerRenewedToken(reply: FastifyReply, token: string): void {
  const policy = reply.getHeader('cache-control');
  if (reply.statusCode !== 200 || reply.hasHeader('authorization') || (policy ?? 'no-store') !== 'no-store') return;
  reply.header('authorization', `Bearer ${token}`).header('cache-control', 'no-store');
}

/** Whether the given string has the three parts of an access token; a ticket has one. */
const isToken = (given: string): boolean => given.split('.').length === 3;

export const isOpen = ({ permission }: Operation) => permission === 'public' || permission === 'code';

/**
 * The context of a request: its acts know the caller and recheck their access, and its log lines and jobs carry the
 * request's id.
 */
function contextOf(
  request: FastifyRequest,
  context: AppContext,
  operation: Operation,
  confirm: Binding['confirm'],
): AppContext {
  const { access, ip, id, log, params } = request;
  const asked = { operation, params: params as Record<string, string>, access };
  const origin = {
    by: { userId: access.caller?.userId, address: ip, keyName: access.caller?.key?.name },
    requestId: id,
    language: requestLanguage(request),
    confirm: isOpen(operation) ? undefined : (tx: Tx) => confirm(asked, tx),
  };
  return { ...context, log, act: (work) => context.act(work, origin) };
}

function route(
  operation: Operation,
  { handlers, forms, countUploads, authorize, confirm, onCall }: Binding,
  context: AppContext,
  limits: RequestLimits,
): Partial<RouteOptions> {
  const handle = handlers[operation.operationId] as AnyHandler;
  const form = forms[operation.operationId];
  const isOpenImage = isOpen(operation) && operation.image;
  return {
    config: { operation, form },
    ...(operation.takesTicket && !operation.stream && { errorHandler: problemPageHandler(context.config.publicUrl) }),
    // Access is checked before the body is read, so a stranger learns nothing from errors in it.
    onRequest: async (request) => {
      const { authToken } = request.query as { authToken?: unknown };
      const takesToken = operation.takesTicket && typeof authToken === 'string';
      // Without a token, a request from an address over its limit is refused before any look-up; a token identifies the
      // person.
      if (request.headers.authorization === undefined && !takesToken) limits.refuseAddress(request.ip, isOpenImage);
      const secret = apiKeyIn(request.headers.authorization);
      if (secret !== undefined && !limits.isKnownKey(secret)) limits.refuseAddress(request.ip, false);
      // Tokens are read without the database; tickets need a query.
      const takesTicket = takesToken && !isToken(authToken);
      if (takesTicket) limits.refuseTicket(request.ip);
      try {
        request.access = await authorize({
          operation,
          params: request.params as Record<string, string>,
          authorization: request.headers.authorization,
          authToken: takesToken ? authToken : undefined,
        });
      } catch (error) {
        if (!(error instanceof CallerProblem)) {
          if (takesTicket) limits.countTicket(request.ip);
          limits.countAddress(request.ip, isOpenImage);
          throw error;
        }
        request.access = { caller: error.caller, relation: { signedIn: true } };
        limits.countCaller(error.caller);
        // A key deletes no subject of an address, only parts of it.
        if (!(error instanceof HiddenFromCaller) || error.caller.key) throw error;
        request.repeated = await findEarlierDeletion(context, request, operation);
        if (request.repeated === undefined) throw error;
      }
      const { caller } = request.access;
      if (caller?.key && secret !== undefined) limits.knowKey(secret);
      if (!caller) return limits.countAddress(request.ip, isOpenImage);
      if (request.repeated === undefined) limits.countCaller(caller);
      onCall(caller, request.access);
    },
    // Runs after the checks of size and type, since a body that they refuse isn't counted.
    preParsing: async (request) => {
      const { caller } = request.access;
      const params = request.params as Record<string, string>;
      if (caller && request.repeated === undefined)
        await countUploads[operation.operationId]?.({ caller, params }, context);
    },
    onSend: (request, reply, _payload, done) => {
      const { renewedToken, caller } = request.access ?? {};
      if (renewedToken) answerRenewedToken(reply, renewedToken);
      if (caller?.key) reply.headers(limits.headersOfKey(caller.key.id));
      done();
    },
    preHandler: (request, _reply, next) => {
      if (form) request.body = checkForm(form, request.body);
      next();
    },
    handler: async (request, reply) => {
      const result =
        request.repeated ??
        (await answerRepeatable(contextOf(request, context, operation, confirm), request, operation, (given) =>
          handle(callOf(request, reply), given),
        ));
      if (reply.sent || result === undefined) return reply;
      // A bare string would be sent without its quotes.
      return reply.type('application/json').send(typeof result === 'string' ? JSON.stringify(result) : result);
    },
  };
}

interface ContentSchemas {
  body?: { content?: Record<string, { schema?: object }> };
  querystring?: Record<string, unknown>;
}

/** Only JSON bodies are checked by schema; unknown query parameters are rejected. */
function trimSchema(options: RouteOptions): void {
  const schema = options.schema as ContentSchemas | undefined;
  if (!schema) return;
  if (schema.body?.content) {
    for (const [type, media] of Object.entries(schema.body.content)) {
      if (!type.includes('json')) media.schema = {};
    }
  }
  schema.querystring = { type: 'object', ...schema.querystring, additionalProperties: false };
}

export async function bindOperations(app: FastifyInstance, binding: Binding, context: AppContext): Promise<void> {
  const limits = makeRequestLimits(context);
  const byId = new Map<string, Operation>(operations.map((operation) => [operation.operationId, operation]));
  app.addHook('onRoute', trimSchema);
  await app.register(fastifyOpenapiGlue, {
    specification: routableSpecification(),
    operationResolver: (operationId) => {
      const operation = byId.get(operationId);
      if (!operation) throw new Error(`The contract has no operation ${operationId}`);
      return route(operation, binding, context, limits) as RouteOptions;
    },
  });
}
