import type { FastifyReply, FastifyRequest } from 'fastify';
import type { operations } from '../../../contract/types.gen';
import type { Relation } from '../../../domain/permissions';
import type { AppContext } from '../context';
import { notFound, Problem } from './problem';

export type OperationId = keyof operations;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Answer<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer Ok } ? Ok : never;
type Part<T> = [T] extends [undefined] ? Record<string, never> : NonNullable<T>;

/** Who is calling, and through which session. */
export interface Caller {
  userId: string;
  /** First and last name. */
  name: string;
  sessionId: string;
}

/** Who calls, how they stand to what the path names, and what that belongs to as far as it is known. */
export interface Access {
  caller: Caller | undefined;
  relation: Relation;
  businessId?: string;
  membershipId?: string;
  podId?: string;
  channelId?: string;
  memberId?: string;
  /** A token of the same session for the answer, where the request came with an old one. */
  renewedToken?: string | undefined;
}

/** A refusal of somebody signed in: it is counted for them, and not for all who are signed out at their address. */
export class RefusedTo extends Problem {
  constructor(
    readonly caller: Caller,
    { status, code, detail }: Problem,
  ) {
    super(status, code, detail);
  }
}

/** 404 for somebody signed in: what the path names is not there, or not theirs to see or do. */
export class HiddenFrom extends RefusedTo {
  constructor(caller: Caller) {
    super(caller, notFound());
  }
}

/** The membership and business of what a path names; access to these is only given when it exists. */
export function scopeOf({ membershipId, businessId }: Access): { membershipId: string; businessId: string } {
  if (!membershipId || !businessId) throw notFound();
  return { membershipId, businessId };
}

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
