import type { FastifyReply, FastifyRequest } from 'fastify';
import type { operations } from '../../../contract/types.gen';
import type { ApiKeyScope } from '../../../domain/integrations/apiKeys';
import type { Relation } from '../../../domain/permissions';
import type { Language } from '../../../domain/text/languages';
import type { AppContext } from '../context';
import { notFound, Problem } from './problem';

export type OperationId = keyof operations;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Answer<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer Ok } ? Ok : never;
type Part<T> = [T] extends [undefined] ? Record<string, never> : NonNullable<T>;

export interface CallerKey {
  id: string;
  name: string;
  businessId: string;
  scopes: readonly ApiKeyScope[];
  expiresAt: Date;
}

export interface Caller {
  userId: string;
  name: string;
  photoId?: string;
  /** The language that they have chosen, if there still are texts in it. */
  language?: Language;
  /** For an API key its own id, which is no session's. */
  sessionId: string;
  /** The API key by which a program acts for this person. */
  key?: CallerKey;
}

export interface Access {
  caller: Caller | undefined;
  relation: Relation;
  businessId?: string;
  membershipId?: string;
  podId?: string;
  channelId?: string;
  memberId?: string;
  /** A new token of the same session for the response, if the request's token is old. */
  renewedToken?: string | undefined;
}

/**
 * A problem for a signed-in person; counts against that person rather than against the signed-out people at their
 * address.
 */
export class CallerProblem extends Problem {
  constructor(
    readonly caller: Caller,
    { status, code, detail, extension }: Problem,
  ) {
    super(status, code, detail, [], {}, extension);
  }
}

/** 404 for a signed-in person: the path's subject is missing, or they may not see or change it. */
export class HiddenFromCaller extends CallerProblem {
  constructor(caller: Caller) {
    super(caller, notFound());
  }
}

export function scopeOf({ membershipId, businessId }: Access): { membershipId: string; businessId: string } {
  if (!membershipId || !businessId) throw notFound();
  return { membershipId, businessId };
}

export type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody?: infer Body }
  ? JsonOf<NonNullable<Body>>
  : undefined;

/** The JSON response of this operation; an operation with other responses writes to `reply` itself. */
export type ResultOf<Id extends OperationId> = JsonOf<Answer<Id>> extends undefined ? void : JsonOf<Answer<Id>>;

export interface Call<Id extends OperationId> {
  params: Part<Parameters<Id>['path']>;
  query: Part<Parameters<Id>['query']>;
  body: BodyOf<Id>;
  access: Access;
  /** The language of whoever asked. */
  language: Language;
  /** The caller. Only for operations that need a signed-in caller; reading it elsewhere is a programming error. */
  caller: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Handler<Id extends OperationId> = (call: Call<Id>, context: AppContext) => Promise<ResultOf<Id>>;

/** Counts an upload before its body is read, by operation; throws 429 for too many. */
export type CountUploads = Partial<
  Record<
    OperationId,
    (upload: { caller: Caller; params: Record<string, string> }, context: AppContext) => Promise<void>
  >
>;

export type HandlersOf<Id extends OperationId> = { [Key in Id]: Handler<Key> };
