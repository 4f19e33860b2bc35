import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Operation } from '../../../contract/operations.gen';
import type { Act, RunAct } from '../act';
import type { AppContext } from '../context';
import { keyedHash } from '../crypto';
import { findEarlier, keepAnswer, replaceKey, takeKey, type KeyedRequest } from './answeredRequests';
import { conflict, Problem } from './problem';

/** How long a request waits for the answer of the same one that is under way, in milliseconds. */
const TIMEOUT_MS = 2000;
const POLL_MS = 50;

type Run = (context: AppContext) => Promise<unknown>;

/** What is refused with this code is so already. */
const ALREADY_DONE = 'already_done';

const KEY_HEADER = 'idempotency-key';

/** What makes this request the same as another: for a deletion its path, else the key that the client gave it. */
function keyed({ config }: AppContext, { url, body, access, headers }: FastifyRequest, operation: Operation) {
  const key = operation.method === 'DELETE' ? url : String(headers[KEY_HEADER]);
  // A body may have a password in it, which nobody shall guess from what is stored.
  const bodyHash = keyedHash(config.encryptionKey, 'answered-request', JSON.stringify([url, body]));
  return { userId: access.caller?.userId, operation: operation.operationId, key, bodyHash };
}

/** The first act of a request is there together with its key, or neither is. */
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

/** Undoes an act whose key was taken by the same request, sent before. */
class TakenBefore extends Error {}

/** The answer of an earlier request, once it is there. 409 for another body, and for an answer that was lost. */
async function earlierAnswer({ database, clock }: AppContext, request: KeyedRequest): Promise<unknown> {
  for (let waited = 0; ; waited += POLL_MS) {
    const earlier = await findEarlier(database.db, request, clock.now());
    if (!earlier) return undefined;
    if (earlier.bodyHash !== request.bodyHash) {
      throw conflict('idempotency_key_reused', 'Something else was sent with this key before. Please try again.');
    }
    if (earlier.answer !== null) return earlier.answer;
    if (waited >= TIMEOUT_MS) throw conflict(ALREADY_DONE, 'This has already been done. Reload the page to see it.');
    await wait(POLL_MS);
  }
}

/** Answers a request with a key, which its act takes: what failed has done nothing, and may be sent again. */
async function answerOnce(context: AppContext, request: KeyedRequest, run: Run): Promise<unknown> {
  const earlier = await earlierAnswer(context, request);
  if (earlier !== undefined) return earlier;
  const take = async ({ tx, now }: Act) => {
    if (!(await takeKey(tx, request, now))) throw new TakenBefore();
  };
  try {
    const answer = await run(contextWithKey(context, take));
    await keepAnswer(context.database.db, request, answer);
    return answer;
  } catch (error) {
    // The same request, sent at the same moment, may have done it meanwhile: that is why this one is refused.
    const done = isRefusal(error) ? await earlierAnswer(context, request) : undefined;
    if (done === undefined) throw error;
    return done;
  }
}

const isRefusal = (error: unknown) => error instanceof TakenBefore || error instanceof Problem;

/** Deletes, and remembers that it did: what is gone can't be found any more to answer the same. */
async function answerDeletion(context: AppContext, request: KeyedRequest, run: Run): Promise<unknown> {
  try {
    const answer = await run(contextWithKey(context, ({ tx, now }) => replaceKey(tx, request, now)));
    await keepAnswer(context.database.db, request, answer);
    return answer;
  } catch (error) {
    const isGone = error instanceof Problem && (error.status === 404 || error.code === ALREADY_DONE);
    const earlier = isGone ? await earlierAnswer(context, request) : undefined;
    if (earlier === undefined) throw error;
    return earlier;
  }
}

/**
 * Only what a path names by its id can be hidden by its own deletion. (A code in a path is in no table as it is.) What
 * goes from a conversation hides nothing, and the answer, which has what was said, isn't to outlast that.
 */
const isDeletion = ({ method, path, permission }: Operation) =>
  method === 'DELETE' && path.includes('{id}') && permission !== 'channel.member';

/** What was answered to somebody who deleted what the path names a short while ago; undefined when they did not. */
export async function earlierDeletion(
  context: AppContext,
  request: FastifyRequest,
  operation: Operation,
): Promise<unknown> {
  return isDeletion(operation) ? earlierAnswer(context, keyed(context, request, operation)) : undefined;
}

/**
 * Runs a request that may come twice, at once or one after the other: what it does is done once, and every time answered
 * the same (rule platform.repeats).
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
