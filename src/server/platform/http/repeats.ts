import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Operation } from '../../../contract/operations.gen';
import type { RunAct } from '../act';
import type { AppContext } from '../context';
import { FOREIGN_KEY_VIOLATION, hasSqlState } from '../database/sqlState';
import { findEarlier, keepAnswer, keepRequest, takeKey, type KeyedRequest } from './answeredRequests';
import { conflict, Problem } from './problem';

/** How long a request waits for the answer of the same one that is under way, in milliseconds. */
const PATIENCE_MS = 2000;
const POLL_MS = 50;

type Run = (context: AppContext) => Promise<unknown>;

/** What is refused with this code is so already. */
const ALREADY_DONE = 'already_done';

const KEY_HEADER = 'idempotency-key';

/** What makes this request the same as another: for a deletion its path, else the key that the client gave it. */
function keyed({ url, body, access, headers }: FastifyRequest, operation: Operation): KeyedRequest {
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([url, body]))
    .digest('base64url');
  const key = operation.method === 'DELETE' ? url : String(headers[KEY_HEADER]);
  return { userId: access.caller?.userId, operation: operation.operationId, key, bodyHash };
}

/** Undoes an act whose key was taken by the same request, sent before. */
class TakenBefore extends Error {}

/** The act of a request with a key: the first takes the key, those after it belong to the same request. */
function actWithKey({ act: run }: AppContext, request: KeyedRequest): RunAct {
  let isTaken = false;
  return async (work) => {
    const result = await run(async (act) => {
      if (!isTaken && !(await takeKey(act.tx, request, act.now))) throw new TakenBefore();
      return work(act);
    });
    isTaken = true;
    return result;
  };
}

/** The answer of an earlier request, once it is there. 409 for another body, and for an answer that was lost. */
async function earlierAnswer({ database, clock }: AppContext, request: KeyedRequest): Promise<unknown> {
  for (let waited = 0; ; waited += POLL_MS) {
    const earlier = await findEarlier(database.db, request, clock.now());
    if (!earlier) return undefined;
    if (earlier.bodyHash !== request.bodyHash) {
      throw conflict('idempotency_key_reused', 'Something else was sent with this key before. Please try again.');
    }
    if (earlier.answer !== null) return earlier.answer;
    if (waited >= PATIENCE_MS) throw conflict(ALREADY_DONE, 'This has been done already. Reload the page to see it.');
    await wait(POLL_MS);
  }
}

/** Answers a request with a key, which takes the key in its act: what failed has done nothing, and may be sent again. */
async function answerOnce(context: AppContext, request: KeyedRequest, run: Run): Promise<unknown> {
  const earlier = await earlierAnswer(context, request);
  if (earlier !== undefined) return earlier;
  try {
    const answer = await run({ ...context, act: actWithKey(context, request) });
    await keepAnswer(context.database.db, request, answer);
    return answer;
  } catch (error) {
    if (!(error instanceof TakenBefore)) throw error;
    return earlierAnswer(context, request);
  }
}

/** Deletes, and remembers the answer: what is gone can't be found any more to answer the same. */
async function answerDeletion(context: AppContext, request: KeyedRequest, run: Run): Promise<unknown> {
  const { database, clock } = context;
  let answer: unknown;
  try {
    answer = await run(context);
  } catch (error) {
    const isGone = error instanceof Problem && (error.status === 404 || error.code === ALREADY_DONE);
    const earlier = isGone ? await findEarlier(database.db, request, clock.now()) : undefined;
    if (!earlier) throw error;
    return earlier.answer;
  }
  try {
    await keepRequest(database.db, request, answer, clock.now());
  } catch (error) {
    // Who deleted their account asks no second time.
    if (!hasSqlState(error, FOREIGN_KEY_VIOLATION)) throw error;
  }
  return answer;
}

/** What was answered to somebody who deleted what the path names a short while ago; undefined when they did not. */
export async function earlierDeletion(
  { database, clock }: AppContext,
  request: FastifyRequest,
  operation: Operation,
): Promise<unknown> {
  return (await findEarlier(database.db, keyed(request, operation), clock.now()))?.answer ?? undefined;
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
  if (operation.method === 'DELETE' && request.access.caller) {
    return answerDeletion(context, keyed(request, operation), run);
  }
  if (operation.takesIdempotencyKey && request.headers[KEY_HEADER] !== undefined) {
    return answerOnce(context, keyed(request, operation), run);
  }
  return run(context);
}
