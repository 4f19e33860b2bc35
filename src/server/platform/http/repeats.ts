import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Operation } from '../../../contract/operations.gen';
import type { Act, RunAct } from '../act';
import type { AppContext } from '../context';
import { keyedHash } from '../crypto';
import { findEarlierRequest, storeAnswer, replaceKey, takeKey, type KeyedRequest } from './answeredRequests';
import { conflict, Problem } from './problem';
import { refusals } from './refusals';

const TIMEOUT_MS = 2000;
const POLL_MS = 50;

type Run = (context: AppContext) => Promise<unknown>;

/** Problems with this code mean that the change has already been made. */
const ALREADY_DONE = 'already_done';

const KEY_HEADER = 'idempotency-key';

function keyed({ config }: AppContext, { url, body, access, headers }: FastifyRequest, operation: Operation) {
  const key = operation.method === 'DELETE' ? url : String(headers[KEY_HEADER]);
  // Keyed, since a body may contain a password, which must not be guessable from the stored hash.
  const bodyHash = keyedHash(config.encryptionKey, 'answered-request', JSON.stringify([url, body]));
  return { userId: access.caller?.userId, operation: operation.operationId, key, bodyHash };
}

/** Commits the first act of a request together with its key, or neither of them. */
function contextWithKey(context: AppContext, take: (act: Act) => Promise<void>): AppContext {
  let isTaken = false;
  const act: RunAct = async (work) => {
    const result = await context.act(async (given) => {
      if (!isTaken) await take(given);
      return work(given);
    });
    isTaken = true;
    return result;
  };
  return { ...context, act };
}

/** Rolls back an act whose key was taken by an earlier identical request. */
class TakenBefore extends Error {}

/** The response to an earlier request, once available. 409 if the body differs or the response was lost. */
async function earlierAnswer({ database, clock }: AppContext, request: KeyedRequest): Promise<unknown> {
  for (let waited = 0; ; waited += POLL_MS) {
    const earlier = await findEarlierRequest(database.db, request, clock.now());
    if (!earlier) return undefined;
    if (earlier.bodyHash !== request.bodyHash) {
      throw conflict('idempotency_key_reused', refusals.idempotencyKeyReused);
    }
    if (earlier.answer !== null) return earlier.answer;
    if (waited >= TIMEOUT_MS) throw conflict(ALREADY_DONE, refusals.alreadyDone);
    await wait(POLL_MS);
  }
}

/**
 * Runs a request with a key, which its act takes, and returns the response. A failed request has no effect and may be
 * retried.
 */
async function answerOnce(context: AppContext, request: KeyedRequest, run: Run): Promise<unknown> {
  const earlier = await earlierAnswer(context, request);
  if (earlier !== undefined) return earlier;
  const take = async ({ tx, now }: Act) => {
    if (!(await takeKey(tx, request, now))) throw new TakenBefore();
  };
  try {
    const answer = await run(contextWithKey(context, take));
    await storeAnswer(context.database.db, request, answer);
    return answer;
  } catch (error) {
    // This request may be refused because an identical concurrent request has made the change.
    const done = isRefusal(error) ? await earlierAnswer(context, request) : undefined;
    if (done === undefined) throw error;
    return done;
  }
}

const isRefusal = (error: unknown) => error instanceof TakenBefore || error instanceof Problem;

/** Deletes the subject and stores the response, since a repeated request can't find the deleted subject. */
async function answerDeletion(context: AppContext, request: KeyedRequest, run: Run): Promise<unknown> {
  try {
    const answer = await run(contextWithKey(context, ({ tx, now }) => replaceKey(tx, request, now)));
    await storeAnswer(context.database.db, request, answer);
    return answer;
  } catch (error) {
    const isGone = error instanceof Problem && (error.status === 404 || error.code === ALREADY_DONE);
    const earlier = isGone ? await earlierAnswer(context, request) : undefined;
    if (earlier === undefined) throw error;
    return earlier;
  }
}

/**
 * Only a subject named in the path by its id can be hidden by its own deletion. (No table contains a path's code
 * unhashed.) Removing something from a conversation hides no subject, and the response quotes the message, so it must
 * not be stored for longer than the message.
 */
const isDeletion = ({ method, path, permission }: Operation) =>
  method === 'DELETE' && path.includes('{id}') && !permission.startsWith('channel.');

export async function findEarlierDeletion(
  context: AppContext,
  request: FastifyRequest,
  operation: Operation,
): Promise<unknown> {
  return isDeletion(operation) ? earlierAnswer(context, keyed(context, request, operation)) : undefined;
}

/**
 * Runs a request that may be repeated, concurrently or later: its effect happens once, and every repeat gets the same
 * response (rule platform.repeats).
 */
export function answerRepeatable(
  context: AppContext,
  request: FastifyRequest,
  operation: Operation,
  run: Run,
): Promise<unknown> {
  if (isDeletion(operation) && request.access.caller) {
    return answerDeletion(context, keyed(context, request, operation), run);
  }
  if (operation.takesIdempotencyKey && request.headers[KEY_HEADER] !== undefined) {
    return answerOnce(context, keyed(context, request, operation), run);
  }
  return run(context);
}
