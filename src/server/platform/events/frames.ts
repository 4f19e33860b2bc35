import { randomUUID } from 'node:crypto';
import type { LoggedEvent } from './reader';
import { watermarkText } from './snapshot';

const RETRY_MILLISECONDS = 3_000;

const frame = (id: string, data: string) => Buffer.from(`id: ${id}\ndata: ${data}\n\n`);

function dataOf(event: LoggedEvent): string {
  const rest = event.payload === '{}' ? '' : `,${event.payload.slice(1, -1)}`;
  return `{"id":"${event.position}","type":"${event.type}"${rest}}`;
}

/** An event's bytes, built once for all recipients, and for one who sees another payload. */
export interface EventFrame {
  shared: Buffer;
  withPayload: (payload: string) => Buffer;
}

/**
 * The bytes of each event of a batch. The `id:` line is the position from which a client
 * that has read this far resumes; it is never past a later event of the batch, nor past `end`, the end of the batch.
 */
export function eventFramesOf(events: LoggedEvent[], end: bigint, now: Date): EventFrame[] {
  let next = end;
  const frames: EventFrame[] = [];
  for (const event of [...events].reverse()) {
    const id = watermarkText(next, now);
    frames.push({
      shared: frame(id, dataOf(event)),
      withPayload: (payload) => frame(id, dataOf({ ...event, payload })),
    });
    if (event.transactionId < next) next = event.transactionId;
  }
  return frames.reverse();
}

/** For one reader, whose events are already without what is hidden from them. */
export const framesOf = (events: LoggedEvent[], end: bigint, now: Date): Buffer[] =>
  eventFramesOf(events, end, now).map(({ shared }) => shared);

export const markFrame = (end: bigint, now: Date): Buffer =>
  Buffer.from(`event: mark\nid: ${watermarkText(end, now)}\ndata: {}\n\n`);

export const refetchFrame = (end: bigint, now: Date): Buffer =>
  frame(watermarkText(end, now), JSON.stringify({ id: randomUUID(), type: 'refetch' }));

/**
 * Ends a stream because the person has opened too many; reconnecting immediately would only end another of their
 * streams.
 */
export const fullFrame = Buffer.from('event: full\ndata: {}\n\n');

export const retryFrame = Buffer.from(`retry: ${RETRY_MILLISECONDS}\n\n`);
