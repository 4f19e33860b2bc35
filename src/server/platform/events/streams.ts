import type { ServerResponse } from 'node:http';
import { fullFrame, retryFrame } from './frames';
import type { Backlog } from './resume';
import { initialStream, transition, type StreamEffect, type StreamInput, type ReaderStreamState } from './streamState';

/** Maximum streams per person, one per page. A new stream beyond this limit ends the oldest. */
const STREAMS_PER_USER = 10;

/**
 * A reader that hasn't read the written data within this time is disconnected, and resumes from its position (rule
 * platform.streamResume). Each chunk that it reads restarts the time.
 */
const DRAIN_TIMEOUT_MS = 30_000;

export interface Stream {
  readonly userId: string;
  readonly sessionId: string;
  /** Memberships of whose channels it gets no events (rule signOn.required). */
  withheld: ReadonlySet<string> | undefined;
  state: ReaderStreamState;
  response: ServerResponse | undefined;
  past: Backlog['rest'];
  /** Disconnects the stream; undefined while no data waits for its reader. */
  drainTimer: NodeJS.Timeout | undefined;
}

export interface Streams {
  add: (owner: Pick<Stream, 'userId' | 'sessionId' | 'withheld'>) => Stream;
  begin: (stream: Stream, response: ServerResponse, past: Backlog) => void;
  remove: (stream: Stream) => void;
  /** The streams of one person, as a copy, since closed streams leave the list. */
  of: (userId: string) => Stream[];
  all: () => Stream[];
  /** The people with a stream; the same array until these people change. */
  readers: () => readonly string[];
  write: (stream: Stream, frame: Buffer) => void;
  end: (stream: Stream, last?: Buffer) => void;
  readonly size: number;
}

export function makeStreams(drainTimeoutMs = DRAIN_TIMEOUT_MS): Streams {
  const byUser = new Map<string, Stream[]>();
  let size = 0;
  let readers: readonly string[] | undefined;

  function forget(stream: Stream): void {
    const own = byUser.get(stream.userId);
    const index = own?.indexOf(stream) ?? -1;
    if (!own || index < 0) return;
    own.splice(index, 1);
    size -= 1;
    if (own.length > 0) return;
    byUser.delete(stream.userId);
    readers = undefined;
  }

  function perform(stream: Stream, effect: StreamEffect): void {
    const { response } = stream;
    if (!response) return;
    if (effect.type === 'write') write(stream, response, effect.bytes);
    else if (effect.type === 'read') void readPast(stream);
    else if (effect.type === 'destroy') response.destroy();
    else {
      response.end(effect.last);
      watch(stream);
    }
  }

  function write(stream: Stream, response: ServerResponse, bytes: Buffer): void {
    // Corking and uncorking sends the data immediately; otherwise Node would wait until it has written to every reader
    // of a message.
    response.cork();
    const hasRoom = response.write(bytes);
    response.uncork();
    if (!hasRoom) {
      watch(stream);
      send(stream, { type: 'full' });
    } else if (stream.state.phase === 'catchingUp') send(stream, { type: 'room' });
  }

  async function readPast(stream: Stream): Promise<void> {
    try {
      const next = await stream.past?.next();
      if (next?.value) return send(stream, { type: 'past', bytes: next.value });
      stream.past = undefined;
      send(stream, { type: 'pastOver' });
    } catch {
      // The database is unavailable: the reader resumes from its position.
      send(stream, { type: 'behind' });
    }
  }

  function watch(stream: Stream): void {
    stream.drainTimer ??= setTimeout(() => send(stream, { type: 'behind' }), drainTimeoutMs).unref();
  }

  function unwatch(stream: Stream): void {
    clearTimeout(stream.drainTimer);
    stream.drainTimer = undefined;
  }

  function send(stream: Stream, input: StreamInput): void {
    const { state, effects } = transition(stream.state, input, retryFrame);
    stream.state = state;
    if (state.phase === 'ended') forget(stream);
    for (const effect of effects) perform(stream, effect);
  }

  const end = (stream: Stream, last: Buffer = retryFrame) => send(stream, { type: 'end', last });

  return {
    add: (owner) => {
      const { userId } = owner;
      const stream: Stream = {
        ...owner,
        state: initialStream,
        response: undefined,
        past: undefined,
        drainTimer: undefined,
      };
      const own = byUser.get(userId) ?? [];
      if (own.length === 0) {
        byUser.set(userId, own);
        readers = undefined;
      }
      own.push(stream);
      size += 1;
      if (own.length > STREAMS_PER_USER && own[0]) end(own[0], fullFrame);
      return stream;
    },
    begin: (stream, response, past) => {
      stream.response = response;
      stream.past = past.rest;
      const close = () => {
        unwatch(stream);
        send(stream, { type: 'closed' });
      };
      response.on('drain', () => {
        // The reader must also read the end of the stream.
        if (stream.state.phase !== 'ended') unwatch(stream);
        send(stream, { type: 'room' });
      });
      response.on('error', close);
      response.on('close', close);
      if (response.destroyed) close();
      const first = Buffer.concat([retryFrame, past.first]);
      send(stream, { type: 'filled', first, hasPast: past.rest !== undefined });
    },
    remove: (stream) => send(stream, { type: 'closed' }),
    of: (userId) => [...(byUser.get(userId) ?? [])],
    all: () => [...byUser.values()].flat(),
    readers: () => (readers ??= [...byUser.keys()]),
    write: (stream, frame) => send(stream, { type: 'frame', frame }),
    end,
    get size() {
      return size;
    },
  };
}
