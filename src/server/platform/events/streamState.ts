/** A stream is filled up with its past before it goes live; what comes meanwhile is held. */
export type StreamState = { phase: 'filling'; held: readonly Buffer[] } | { phase: 'live' } | { phase: 'ended' };

export type StreamInput =
  /** Something to be delivered. */
  | { type: 'frame'; frame: Buffer }
  /** The response is there, and what it starts with. */
  | { type: 'filled'; past: readonly Buffer[] }
  /** The reader has fallen too far behind. */
  | { type: 'behind' }
  /** The server ends it, with a last word. */
  | { type: 'end'; last: Buffer }
  /** The reader has gone. */
  | { type: 'closed' };

/** What is to be done to the response. */
export type StreamEffect = { type: 'write'; bytes: Buffer } | { type: 'end'; last: Buffer } | { type: 'destroy' };

interface Transition {
  state: StreamState;
  effects: readonly StreamEffect[];
}

const live: StreamState = { phase: 'live' };
const ended: StreamState = { phase: 'ended' };
const nothing: readonly StreamEffect[] = [];

export const filling: StreamState = { phase: 'filling', held: [] };

function whileFilling(held: readonly Buffer[], input: StreamInput): Transition {
  switch (input.type) {
    case 'frame':
      return { state: { phase: 'filling', held: [...held, input.frame] }, effects: nothing };
    case 'filled':
      return { state: live, effects: [{ type: 'write', bytes: Buffer.concat([...input.past, ...held]) }] };
    case 'behind':
    case 'end':
    case 'closed':
      return { state: ended, effects: nothing };
  }
}

function whileLive(input: StreamInput): Transition {
  switch (input.type) {
    case 'frame':
      return { state: live, effects: [{ type: 'write', bytes: input.frame }] };
    case 'behind':
      return { state: ended, effects: [{ type: 'destroy' }] };
    case 'end':
      return { state: ended, effects: [{ type: 'end', last: input.last }] };
    case 'closed':
      return { state: ended, effects: nothing };
    case 'filled':
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
    case 'live':
      return whileLive(input);
    case 'ended':
      return { state, effects: onceEnded(input, retry) };
  }
}
