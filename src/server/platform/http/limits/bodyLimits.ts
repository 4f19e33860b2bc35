import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem, tooMany } from '../problem';
import { bodyTooLarge } from '../uploads';
import { networkOf } from './network';
import { refusals } from '../refusals';

const MEGABYTE = 1024 * 1024;

/** Smaller bodies aren't counted: the limits on requests bound their memory. */
const COUNTED_BYTES = 16 * 1024;

/**
 * Limits on bodies in progress, per sender and per process. Files have their own pool, so that slow uploads don't
 * hold up other requests.
 */
const POOLS = {
  json: { upTo: MEGABYTE / 4, ofSender: 4 * MEGABYTE, ofProcess: 32 * MEGABYTE },
  files: { upTo: Infinity, ofSender: 24 * MEGABYTE, ofProcess: 96 * MEGABYTE },
};

const RETRY_SECONDS = 10;

function announcedBytes({ headers, routeOptions }: FastifyRequest): number {
  const stated = Number(headers['content-length']);
  if (Number.isSafeInteger(stated)) return stated;
  return headers['transfer-encoding'] === undefined ? 0 : (routeOptions.bodyLimit ?? 0);
}

const senderOf = (request: FastifyRequest): string =>
  (request as Partial<FastifyRequest>).access?.caller?.userId ?? networkOf(request.ip);

/**
 * Bounds the memory of bodies in progress, per sender and per process: a body counts from before its first byte is
 * read until its response has ended (rule platform.limits). 429 for a sender with too much in progress, 503 if the
 * process has reached its limit.
 */
export function limitBodies(app: FastifyInstance): void {
  const pools = Object.values(POOLS).map((limits) => ({ ...limits, total: 0, bytesOf: new Map<string, number>() }));
  type Pool = (typeof pools)[number];

  function count(pool: Pool, sender: string, bytes: number): void {
    pool.total += bytes;
    const all = (pool.bytesOf.get(sender) ?? 0) + bytes;
    if (all > 0) pool.bytesOf.set(sender, all);
    else pool.bytesOf.delete(sender);
  }

  app.addHook('preParsing', async (request, { raw }) => {
    const bytes = announcedBytes(request);
    // Not every parser compares the announced length with the limit.
    if (bytes > (request.routeOptions.bodyLimit ?? Infinity)) throw bodyTooLarge(request);
    const pool = pools.find(({ upTo }) => bytes <= upTo);
    // If the sender has already disconnected, no later `close` event would release the bytes.
    if (!pool || bytes < COUNTED_BYTES || raw.destroyed) return;
    const sender = senderOf(request);
    if ((pool.bytesOf.get(sender) ?? 0) + bytes > pool.ofSender)
      throw tooMany('bodies', RETRY_SECONDS, refusals.filesUnderWay);
    if (pool.total + bytes > pool.ofProcess)
      throw new Problem(503, 'busy', refusals.busy, [], {
        'retry-after': String(RETRY_SECONDS),
      });
    count(pool, sender, bytes);
    raw.once('close', () => count(pool, sender, -bytes));
  });
}
