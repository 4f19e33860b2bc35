import type { ServerResponse } from 'node:http';
import { fullFrame, retryFrame } from './frames';

/** A person's streams at most: a page each. The oldest makes room. */
const STREAMS_PER_USER = 10;

/** A reader that is behind by more than this is let go; it resumes where it was. */
const BEHIND_BYTES = 64 * 1024;

/** One open stream. */
export interface Stream {
  userId: string;
  sessionId: string;
  /** Undefined while it is being filled up: what comes meanwhile is held. */
  response: ServerResponse | undefined;
  held: Buffer[];
}

/** The open streams of this process, by person. */
export interface Streams {
  add: (userId: string, sessionId: string) => Stream;
  /** From now on to this response: first `past`, then what was held. */
  begin: (stream: Stream, response: ServerResponse, past: Buffer[]) => void;
  remove: (stream: Stream) => void;
  /** To every stream of these people. */
  send: (userIds: string[], frame: Buffer) => void;
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

  function remove(stream: Stream): void {
    const own = byUser.get(stream.userId);
    const index = own?.indexOf(stream) ?? -1;
    if (!own || index < 0) return;
    own.splice(index, 1);
    size -= 1;
    if (own.length === 0) byUser.delete(stream.userId);
  }

  function write(stream: Stream, frame: Buffer): void {
    const { response, held } = stream;
    if (!response) {
      held.push(frame);
    } else if (!response.write(frame) && response.writableLength > BEHIND_BYTES) {
      remove(stream);
      response.destroy();
    }
  }

  function end(stream: Stream, last: Buffer = retryFrame): void {
    remove(stream);
    stream.response?.end(last);
  }

  return {
    add: (userId, sessionId) => {
      const stream: Stream = { userId, sessionId, response: undefined, held: [] };
      const own = byUser.get(userId) ?? [];
      byUser.set(userId, own);
      own.push(stream);
      size += 1;
      if (own.length > STREAMS_PER_USER && own[0]) end(own[0], fullFrame);
      return stream;
    },
    begin: (stream, response, past) => {
      response.on('error', () => remove(stream));
      const isWanted = byUser.get(stream.userId)?.includes(stream) && !response.destroyed;
      if (!isWanted) {
        remove(stream);
        response.end(retryFrame);
        return;
      }
      response.on('close', () => remove(stream));
      response.write(Buffer.concat([retryFrame, ...past, ...stream.held]));
      stream.response = response;
      stream.held = [];
    },
    remove,
    send: (userIds, frame) => {
      for (const userId of userIds) {
        const own = byUser.get(userId);
        // From the last: one that is let go leaves the list.
        for (let index = (own?.length ?? 0) - 1; index >= 0; index -= 1) {
          const stream = own?.[index];
          if (stream) write(stream, frame);
        }
      }
    },
    of: (userId) => [...(byUser.get(userId) ?? [])],
    all: () => [...byUser.values()].flat(),
    write,
    end,
    get size() {
      return size;
    },
  };
}
