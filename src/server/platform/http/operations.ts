import type { FastifyReply, FastifyRequest } from 'fastify';
import type { operations } from '../../../contract/types.gen';
import type { AppContext } from '../context';
import type { Caller } from '../../session/authentication';
import type { Access } from './access';

export type OperationId = keyof operations;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Answer<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer Ok } ? Ok : never;
type Part<T> = [T] extends [undefined] ? Record<string, never> : NonNullable<T>;

/** What a JSON request of this operation carries. */
export type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody?: infer Body }
  ? JsonOf<NonNullable<Body>>
  : undefined;

/** What this operation answers as JSON; an operation that answers otherwise writes to `reply` itself. */
export type ResultOf<Id extends OperationId> = JsonOf<Answer<Id>> extends undefined ? void : JsonOf<Answer<Id>>;

/** One request, already validated, with who sends it and what its path names. */
export interface Call<Id extends OperationId> {
  params: Part<Parameters<Id>['path']>;
  query: Part<Parameters<Id>['query']>;
  body: BodyOf<Id>;
  access: Access;
  /** Who is calling. Only for operations that need a signed-in caller: reading it elsewhere is a programming error. */
  caller: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Handler<Id extends OperationId> = (call: Call<Id>, context: AppContext) => Promise<ResultOf<Id>>;

export type HandlersOf<Id extends OperationId> = { [Key in Id]: Handler<Key> };
