import { MAX_MISSED } from './log';

/** What came for a stream and could not be written yet. */
export interface Held {
  frames: readonly Buffer[];
  bytes: number;
}

/**
 * A stream is filled up with its past before it goes live; what comes meanwhile is held. So is what comes to a reader
 * that has not taken what was written: the response is given more when there is room in it.
 */
export type StreamState =
  /** Before the response is there. */
  | { phase: 'filling'; held: Held }
  /** First what is left of the past, then what is held. */
  | { phase: 'catchingUp'; hasPast: boolean; held: Held }
  /** What comes is written. */
  | { phase: 'live' }
  | { phase: 'ended' };

export type StreamInput =
  /** Something to be delivered. */
  | { type: 'frame'; frame: Buffer }
  /** The response is there, what it starts with, and whether more of the past follows. */
  | { type: 'filled'; first: Buffer; hasPast: boolean }
  /** The next of the past. */
  | { type: 'past'; bytes: Buffer }
  /** All of the past has been written. */
  | { type: 'pastOver' }
  /** The response takes no more for now. */
  | { type: 'full' }
  /** The response takes more. */
  | { type: 'room' }
  /** The reader has not taken what waits for it in time, or its past can't be read. */
  | { type: 'behind' }
  /** The server ends it, with a last word. */
  | { type: 'end'; last: Buffer }
  /** The reader has gone. */
  | { type: 'closed' };

/** What is to be done. `read` asks for more of the past. */
export type StreamEffect =
  { type: 'write'; bytes: Buffer } | { type: 'read' } | { type: 'end'; last: Buffer } | { type: 'destroy' };

interface Transition {
  state: StreamState;
  effects: readonly StreamEffect[];
}

/** A long message with its frame. */
const LONG_FRAME_BYTES = 16 * 1024;

/**
 * What is held for a reader at most: about as much as who resumes is brought. Who has missed more comes back and
 * fetches anew. Those who get the same share its bytes.
 */
export const MAX_HELD_BYTES = MAX_MISSED * LONG_FRAME_BYTES;

/** However short they are: each that is held costs a copy of the list of them. */
export const MAX_HELD_FRAMES = 8 * MAX_MISSED;

/** What is written at once to who catches up: so much has to be taken in the time that a reader has. */
export const PIECE_BYTES = 64 * 1024;

const nothingHeld: Held = { frames: [], bytes: 0 };
const live: StreamState = { phase: 'live' };
const ended: StreamState = { phase: 'ended' };
const nothing: readonly StreamEffect[] = [];
const cutOff: Transition = { state: ended, effects: [{ type: 'destroy' }] };

export const filling: StreamState = { phase: 'filling', held: nothingHeld };

const holding = ({ frames, bytes }: Held, frame: Buffer): Held | undefined =>
  frames.length >= MAX_HELD_FRAMES || bytes + frame.length > MAX_HELD_BYTES
    ? undefined
    : { frames: [...frames, frame], bytes: bytes + frame.length };

/** The first frames that go together in `bytes`, at least one, and how many they are. */
export function pieceOf(frames: readonly Buffer[], bytes = PIECE_BYTES): { piece: Buffer; count: number } {
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

/** There is room: for more of the past, or else of what is held. */
function continued(held: Held): Transition {
  if (held.frames.length === 0) return { state: live, effects: nothing };
  const { piece, count } = pieceOf(held.frames);
  const left = { frames: held.frames.slice(count), bytes: held.bytes - piece.length };
  return {
    state: { phase: 'catchingUp', hasPast: false, held: left },
    effects: [{ type: 'write', bytes: piece }],
  };
}

function whileCatchingUp(state: StreamState & { phase: 'catchingUp' }, input: StreamInput): Transition {
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
      // What is held stays unread; who comes back gets it.
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
  // A last word that nobody takes would keep the connection.
  return input.type === 'behind' ? [{ type: 'destroy' }] : nothing;
}

/**
 * What becomes of a stream, and what is done for it. Pure: `streams.ts` does it. One that ended before its response was
 * there ends the response as soon as it comes: `retry` says when to come back.
 */
export function transition(state: StreamState, input: StreamInput, retry: Buffer): Transition {
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
