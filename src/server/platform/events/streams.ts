import type { ServerResponse } from 'node:http';
import { fullFrame, retryFrame } from './frames';
import { MAX_MISSED } from './resume';
import { filling, transition, type StreamEffect, type StreamInput, type StreamState } from './streamState';

/** A person's streams at most: a page each. The oldest makes room. */
const STREAMS_PER_USER = 10;

/** Who has not read by then what waits for them is cut off; they resume where they were (rule platform.streamResume). */
const DRAIN_TIMEOUT_MS = 30_000;

/** The largest event, a message: 4,000 characters of six bytes each where JSON escapes them, and what comes with it. */
const MAX_EVENT_BYTES = 32 * 1024;

/** What may wait for a reader at most. All that it can have missed is less, or it could never resume. */
const MAX_WAITING_BYTES = MAX_MISSED * MAX_EVENT_BYTES;

/** One open stream. */
export interface Stream {
  readonly userId: string;
  readonly sessionId: string;
  state: StreamState;
  /** Undefined while it is being filled up. */
  response: ServerResponse | undefined;
  /** Cuts it off; undefined while nothing waits for its reader. */
  cutOff: NodeJS.Timeout | undefined;
}

/** The open streams of this process, by person. */
export interface Streams {
  add: (userId: string, sessionId: string) => Stream;
  /** From now on to this response: first `past`, then what was held. */
  begin: (stream: Stream, response: ServerResponse, past: readonly Buffer[]) => void;
  remove: (stream: Stream) => void;
  /** Those of one person; a copy, since one that is let go leaves the list. */
  of: (userId: string) => Stream[];
  all: () => Stream[];
  write: (stream: Stream, frame: Buffer) => void;
  /** Writes the last frame and ends it. */
  end: (stream: Stream, last?: Buffer) => void;
  readonly size: number;
}

/** `drainTimeoutMs`: how long a reader may take for what waits for it. */
export function makeStreams(drainTimeoutMs = DRAIN_TIMEOUT_MS): Streams {
  const byUser = new Map<string, Stream[]>();
  let size = 0;

  function forget(stream: Stream): void {
    const own = byUser.get(stream.userId);
    const index = own?.indexOf(stream) ?? -1;
    if (!own || index < 0) return;
    own.splice(index, 1);
    size -= 1;
    if (own.length === 0) byUser.delete(stream.userId);
  }

  function perform(stream: Stream, effect: StreamEffect): void {
    const { response } = stream;
    if (!response) return;
    if (effect.type === 'destroy') response.destroy();
    else if (effect.type === 'end') awaitDrain(stream, response.end(effect.last));
    else if (!response.write(effect.bytes)) awaitDrain(stream, response);
  }

  /** Nothing has left yet in the moment of a write, so how much waits then says little of the reader: time does. */
  function awaitDrain(stream: Stream, { writableLength }: ServerResponse): void {
    if (writableLength > MAX_WAITING_BYTES) send(stream, { type: 'behind' });
    else stream.cutOff ??= setTimeout(() => send(stream, { type: 'behind' }), drainTimeoutMs).unref();
  }

  function drained(stream: Stream): void {
    clearTimeout(stream.cutOff);
    stream.cutOff = undefined;
  }

  function send(stream: Stream, input: StreamInput): void {
    const { state, effects } = transition(stream.state, input, retryFrame);
    stream.state = state;
    if (state.phase === 'ended') forget(stream);
    for (const effect of effects) perform(stream, effect);
  }

  const end = (stream: Stream, last: Buffer = retryFrame) => send(stream, { type: 'end', last });

  return {
    add: (userId, sessionId) => {
      const stream: Stream = { userId, sessionId, state: filling, response: undefined, cutOff: undefined };
      const own = byUser.get(userId) ?? [];
      byUser.set(userId, own);
      own.push(stream);
      size += 1;
      if (own.length > STREAMS_PER_USER && own[0]) end(own[0], fullFrame);
      return stream;
    },
    begin: (stream, response, past) => {
      stream.response = response;
      const close = () => {
        drained(stream);
        send(stream, { type: 'closed' });
      };
      response.on('drain', () => drained(stream));
      response.on('error', close);
      response.on('close', close);
      if (response.destroyed) close();
      send(stream, { type: 'filled', past: [retryFrame, ...past] });
    },
    remove: (stream) => send(stream, { type: 'closed' }),
    of: (userId) => [...(byUser.get(userId) ?? [])],
    all: () => [...byUser.values()].flat(),
    write: (stream, frame) => send(stream, { type: 'frame', frame }),
    end,
    get size() {
      return size;
    },
  };
}
