import { randomUUID } from 'node:crypto';
import type { LoggedEvent } from './reader';
import { watermarkText } from './snapshot';

/** How long a plain EventSource waits before it connects again, in milliseconds. */
const RETRY_MILLISECONDS = 3_000;

const frame = (id: string, data: string) => Buffer.from(`id: ${id}\ndata: ${data}\n\n`);

/** The event as the contract's StreamEvent: its place in the log is its own id, by which clients drop a repeat. */
function dataOf(event: LoggedEvent): string {
  const rest = event.payload === '{}' ? '' : `,${event.payload.slice(1, -1)}`;
  return `{"id":"${event.position}","type":"${event.type}"${rest}}`;
}

/**
 * The bytes of each event of a batch, made once for all who get them. The `id:` line is where a client that has read so
 * far resumes: never past an event of the batch that is still to come, nor past `end`, where the batch ends.
 */
export function framesOf(events: LoggedEvent[], end: bigint, now: Date): Buffer[] {
  let next = end;
  const frames: Buffer[] = [];
  for (const event of [...events].reverse()) {
    frames.push(frame(watermarkText(next, now), dataOf(event)));
    if (event.transactionId < next) next = event.transactionId;
  }
  return frames.reverse();
}

/** Says how far the stream has come: at its start, and then as its heartbeat. */
export const markFrame = (end: bigint, now: Date): Buffer =>
  Buffer.from(`event: mark\nid: ${watermarkText(end, now)}\ndata: {}\n\n`);

/** Everything the client holds has to be fetched again. Its own id never repeats. */
export const refetchFrame = (end: bigint, now: Date): Buffer =>
  frame(watermarkText(end, now), JSON.stringify({ id: randomUUID(), type: 'refetch' }));

/** This stream ends because the person opened too many others; coming back at once would only end another. */
export const fullFrame = Buffer.from('event: full\ndata: {}\n\n');

export const retryFrame = Buffer.from(`retry: ${RETRY_MILLISECONDS}\n\n`);
