import type { ServerResponse } from 'node:http';
import { fullFrame, retryFrame } from './frames';
import { filling, transition, type StreamEffect, type StreamInput, type StreamState } from './streamState';

/** A person's streams at most: a page each. The oldest makes room. */
const STREAMS_PER_USER = 10;

/** A reader that is behind by more than this is let go; it resumes where it was. */
const MAX_BEHIND_BYTES = 64 * 1024;

/** One open stream. */
export interface Stream {
  readonly userId: string;
  readonly sessionId: string;
  state: StreamState;
  /** Undefined while it is being filled up. */
  response: ServerResponse | undefined;
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

export function makeStreams(): Streams {
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
    if (effect.type === 'destroy') response?.destroy();
    else if (effect.type === 'end') response?.end(effect.last);
    else if (response && !response.write(effect.bytes) && response.writableLength > MAX_BEHIND_BYTES)
      send(stream, { type: 'behind' });
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
      const stream: Stream = { userId, sessionId, state: filling, response: undefined };
      const own = byUser.get(userId) ?? [];
      byUser.set(userId, own);
      own.push(stream);
      size += 1;
      if (own.length > STREAMS_PER_USER && own[0]) end(own[0], fullFrame);
      return stream;
    },
    begin: (stream, response, past) => {
      stream.response = response;
      const close = () => send(stream, { type: 'closed' });
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
