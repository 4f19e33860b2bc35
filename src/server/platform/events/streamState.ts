import { MAX_MISSED } from './log';

export interface Held {
  frames: readonly Buffer[];
  bytes: number;
}

/**
 * A stream sends past events before it goes live; new events are held until then. New events are also held while the
 * buffer of a slow reader's response is full.
 */
export type ReaderStreamState =
  | { phase: 'filling'; held: Held }
  | { phase: 'catchingUp'; hasPast: boolean; held: Held }
  | { phase: 'live' }
  | { phase: 'ended' };

export type StreamInput =
  | { type: 'frame'; frame: Buffer }
  | { type: 'filled'; first: Buffer; hasPast: boolean }
  | { type: 'past'; bytes: Buffer }
  | { type: 'pastOver' }
  | { type: 'full' }
  | { type: 'room' }
  | { type: 'behind' }
  | { type: 'end'; last: Buffer }
  | { type: 'closed' };

export type StreamEffect =
  { type: 'write'; bytes: Buffer } | { type: 'read' } | { type: 'end'; last: Buffer } | { type: 'destroy' };

interface Transition {
  state: ReaderStreamState;
  effects: readonly StreamEffect[];
}

const LONG_FRAME_BYTES = 16 * 1024;

/**
 * Maximum bytes held for a reader: about as much as a resuming reader gets. A reader that misses more reconnects and
 * refetches. Readers of the same events share the same bytes in memory.
 */
export const MAX_HELD_BYTES = MAX_MISSED * LONG_FRAME_BYTES;

/** Maximum number of held events, whatever their length, since holding another event copies the list. */
export const MAX_HELD_FRAMES = 8 * MAX_MISSED;

/** Bytes per write to a reader that is catching up; the reader must read each chunk within the time limit. */
export const CHUNK_BYTES = 64 * 1024;

const nothingHeld: Held = { frames: [], bytes: 0 };
const live: ReaderStreamState = { phase: 'live' };
const ended: ReaderStreamState = { phase: 'ended' };
const nothing: readonly StreamEffect[] = [];
const cutOff: Transition = { state: ended, effects: [{ type: 'destroy' }] };

export const initialStream: ReaderStreamState = { phase: 'filling', held: nothingHeld };

const holding = ({ frames, bytes }: Held, frame: Buffer): Held | undefined =>
  frames.length >= MAX_HELD_FRAMES || bytes + frame.length > MAX_HELD_BYTES
    ? undefined
    : { frames: [...frames, frame], bytes: bytes + frame.length };

export function chunkOf(frames: readonly Buffer[], bytes = CHUNK_BYTES): { piece: Buffer; count: number } {
  let [count, length] = [0, 0];
  for (const frame of frames) {
    if (count > 0 && length + frame.length > bytes) break;
    count += 1;
    length += frame.length;
  }
  return { piece: Buffer.concat(frames.slice(0, count)), count };
}

function whileFilling(held: Held, input: StreamInput): Transition {
  switch (input.type) {
    case 'frame': {
      const more = holding(held, input.frame);
      return { state: more ? { phase: 'filling', held: more } : ended, effects: nothing };
    }
    case 'filled': {
      const isLive = !input.hasPast && held.frames.length === 0;
      return {
        state: isLive ? live : { phase: 'catchingUp', hasPast: input.hasPast, held },
        effects: [{ type: 'write', bytes: input.first }],
      };
    }
    case 'behind':
    case 'end':
    case 'closed':
      return { state: ended, effects: nothing };
    default:
      return { state: { phase: 'filling', held }, effects: nothing };
  }
}

function continued(held: Held): Transition {
  if (held.frames.length === 0) return { state: live, effects: nothing };
  const { piece, count } = chunkOf(held.frames);
  const left = { frames: held.frames.slice(count), bytes: held.bytes - piece.length };
  return {
    state: { phase: 'catchingUp', hasPast: false, held: left },
    effects: [{ type: 'write', bytes: piece }],
  };
}

function whileCatchingUp(state: ReaderStreamState & { phase: 'catchingUp' }, input: StreamInput): Transition {
  switch (input.type) {
    case 'frame': {
      const held = holding(state.held, input.frame);
      return held ? { state: { ...state, held }, effects: nothing } : cutOff;
    }
    case 'past':
      return { state, effects: [{ type: 'write', bytes: input.bytes }] };
    case 'pastOver':
      return continued(state.held);
    case 'room':
      return state.hasPast ? { state, effects: [{ type: 'read' }] } : continued(state.held);
    case 'behind':
      return cutOff;
    case 'end':
      // Held events are dropped; the reader gets them on reconnecting.
      return { state: ended, effects: [{ type: 'end', last: input.last }] };
    case 'closed':
      return { state: ended, effects: nothing };
    default:
      return { state, effects: nothing };
  }
}

function whileLive(input: StreamInput): Transition {
  switch (input.type) {
    case 'frame':
      return { state: live, effects: [{ type: 'write', bytes: input.frame }] };
    case 'full':
      return { state: { phase: 'catchingUp', hasPast: false, held: nothingHeld }, effects: nothing };
    case 'behind':
      return cutOff;
    case 'end':
      return { state: ended, effects: [{ type: 'end', last: input.last }] };
    case 'closed':
      return { state: ended, effects: nothing };
    default:
      return { state: live, effects: nothing };
  }
}

function onceEnded(input: StreamInput, retry: Buffer): readonly StreamEffect[] {
  if (input.type === 'filled') return [{ type: 'end', last: retry }];
  // A final frame that the reader never reads would keep the connection open.
  return input.type === 'behind' ? [{ type: 'destroy' }] : nothing;
}

/**
 * The next state of a stream, and the actions to take. Pure: `streams.ts` executes them. If a stream ends before its
 * response exists, the response is ended with `retry`, the time to reconnect, as soon as it exists.
 */
export function transition(state: ReaderStreamState, input: StreamInput, retry: Buffer): Transition {
  switch (state.phase) {
    case 'filling':
      return whileFilling(state.held, input);
    case 'catchingUp':
      return whileCatchingUp(state, input);
    case 'live':
      return whileLive(input);
    case 'ended':
      return { state, effects: onceEnded(input, retry) };
  }
}
