import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import type { AppContext } from '../context';
import { claimsOf } from '../../session/authentication';
import { resolveAccess, type Access } from './access';
import { allOperations, routableSpecification, type Operation } from './contract';
import { handlers } from '../../handlers';
import type { Call, Handler, OperationId } from './operations';
import { problem, unauthorized } from './problem';

declare module 'fastify' {
  interface FastifyRequest {
    access?: Access;
  }
}

type AnyHandler = Handler<OperationId>;

const notBuilt =
  (operationId: string): AnyHandler =>
  () => {
    throw problem(501, 'not_implemented', `${operationId} is not available yet.`);
  };

function callOf(request: FastifyRequest, reply: Call<OperationId>['reply'], access: Access): Call<OperationId> {
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    access,
    get caller() {
      if (!access.caller) throw unauthorized();
      return access.caller;
    },
    request,
    reply,
  } as Call<OperationId>;
}

function route(operation: Operation, context: AppContext): Partial<RouteOptions> {
  const handle = (handlers as unknown as Partial<Record<OperationId, AnyHandler>>)[operation.operationId];
  const run = handle ?? notBuilt(operation.operationId);
  return {
    // Who may is settled before the body is even read: a stranger learns nothing from what is wrong with it.
    onRequest: async (request) => {
      const { authToken } = request.query as { authToken?: unknown };
      const claims = await claimsOf(
        context,
        request.headers.authorization,
        operation.takesAuthToken && typeof authToken === 'string' ? authToken : undefined,
      );
      const params = request.params as Record<string, string>;
      request.access = await resolveAccess(context, operation.permission, operation.path, params, claims);
      const { caller } = request.access;
      if (caller) context.activity.touch(caller.userId);
    },
    handler: async (request, reply) => {
      const access = request.access ?? { caller: undefined, relation: { signedIn: false } };
      const result: unknown = await run(callOf(request, reply, access), context);
      if (reply.sent || result === undefined) return reply;
      // A bare string would go out as it is, without its quotes.
      return reply.type('application/json').send(typeof result === 'string' ? JSON.stringify(result) : result);
    },
  };
}

interface ContentSchemas {
  body?: { content?: Record<string, { schema?: object }> };
  querystring?: Record<string, unknown>;
}

/** Only JSON bodies are checked by schema; unknown query fields are refused. */
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

/** Binds every operation of the contract: its handler, or 501 until it is built. */
export async function bindOperations(app: FastifyInstance, context: AppContext): Promise<void> {
  const byId = new Map(allOperations.map((operation) => [operation.operationId as string, operation]));
  app.addHook('onRoute', trimSchema);
  await app.register(fastifyOpenapiGlue, {
    specification: routableSpecification(),
    operationResolver: (operationId) => {
      const operation = byId.get(operationId);
      if (!operation) throw new Error(`The contract has no operation ${operationId}`);
      return route(operation, context) as RouteOptions;
    },
  });
}
