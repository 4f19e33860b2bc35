import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem, tooMany } from '../problem';
import { networkOf } from './network';

const MEGABYTE = 1024 * 1024;

/** Smaller bodies aren't counted: the limits on requests bound their memory. */
const COUNTED_BYTES = 16 * 1024;

/** Two of the largest files. */
const MAX_BYTES_OF_SENDER = 24 * MEGABYTE;

/** What a process keeps of all bodies under way. */
const MAX_BYTES = 96 * MEGABYTE;

const RETRY_SECONDS = 10;

/** Bytes that a request's body may take: as announced, or the most that its route reads. */
function announcedBytes({ headers, routeOptions }: FastifyRequest): number {
  const stated = Number(headers['content-length']);
  if (Number.isSafeInteger(stated)) return stated;
  return headers['transfer-encoding'] === undefined ? 0 : (routeOptions.bodyLimit ?? 0);
}

const senderOf = (request: FastifyRequest): string =>
  (request as Partial<FastifyRequest>).access?.caller?.userId ?? networkOf(request.ip);

/**
 * Bounds the memory of bodies under way, per sender and per process: a body is counted before a byte of it is read,
 * until its response has ended (rule platform.limits). 429 for a sender with too much under way, 503 for a full process.
 */
export function limitBodies(app: FastifyInstance): void {
  const bytesOf = new Map<string, number>();
  let total = 0;

  function count(sender: string, bytes: number): void {
    total += bytes;
    const all = (bytesOf.get(sender) ?? 0) + bytes;
    if (all > 0) bytesOf.set(sender, all);
    else bytesOf.delete(sender);
  }

  app.addHook('preParsing', async (request, { raw }) => {
    const bytes = announcedBytes(request);
    // A body over the route's limit is refused unread.
    if (bytes < COUNTED_BYTES || bytes > (request.routeOptions.bodyLimit ?? Infinity)) return;
    const sender = senderOf(request);
    if ((bytesOf.get(sender) ?? 0) + bytes > MAX_BYTES_OF_SENDER)
      throw tooMany('bodies', RETRY_SECONDS, 'Other files are still being sent. Please try again once they’re there.');
    if (total + bytes > MAX_BYTES)
      throw new Problem(503, 'busy', 'Many people are sending files right now. Please try again in a moment.', [], {
        'retry-after': String(RETRY_SECONDS),
      });
    count(sender, bytes);
    raw.once('close', () => count(sender, -bytes));
  });
}
