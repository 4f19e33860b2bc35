import {
  initialStream,
  MAX_HELD_BYTES,
  MAX_HELD_FRAMES,
  CHUNK_BYTES,
  transition,
  type StreamEffect,
  type StreamInput,
  type ReaderStreamState,
} from './streamState';

const bytes = (text: string) => Buffer.from(text);
const holding = (...texts: string[]) => ({ frames: texts.map(bytes), bytes: texts.join('').length });
const retry = bytes('retry');
const full = 'x'.repeat(MAX_HELD_BYTES - 2);
const many = Array.from({ length: MAX_HELD_FRAMES - 1 }, () => 'x');
const half = 'x'.repeat(CHUNK_BYTES / 2 + 1);

/** The value with text in place of each buffer, since comparing large buffers byte by byte is slow. */
function asText(value: unknown): unknown {
  if (Buffer.isBuffer(value)) return value.toString('latin1');
  if (Array.isArray(value)) return value.map(asText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asText(inner)]));
}

const held: ReaderStreamState = { phase: 'filling', held: holding('held') };
const past = (...texts: string[]): ReaderStreamState => ({
  phase: 'catchingUp',
  hasPast: true,
  held: holding(...texts),
});
const slow = (...texts: string[]): ReaderStreamState => ({
  phase: 'catchingUp',
  hasPast: false,
  held: holding(...texts),
});
const live: ReaderStreamState = { phase: 'live' };
const ended: ReaderStreamState = { phase: 'ended' };

const frame: StreamInput = { type: 'frame', frame: bytes('new') };
const filled: StreamInput = { type: 'filled', first: bytes('first'), hasPast: false };
const filledInPart: StreamInput = { type: 'filled', first: bytes('first'), hasPast: true };
const piece: StreamInput = { type: 'past', bytes: bytes('past') };
const pastOver: StreamInput = { type: 'pastOver' };
const noRoom: StreamInput = { type: 'full' };
const room: StreamInput = { type: 'room' };
const end: StreamInput = { type: 'end', last: bytes('bye') };
const behind: StreamInput = { type: 'behind' };
const closed: StreamInput = { type: 'closed' };

const write = (text: string): StreamEffect => ({ type: 'write', bytes: bytes(text) });
const read: StreamEffect = { type: 'read' };
const bye: StreamEffect = { type: 'end', last: bytes('bye') };
const destroy: StreamEffect = { type: 'destroy' };

it.each<[rule: string, ReaderStreamState, StreamInput, ReaderStreamState, StreamEffect[]]>([
  ['what comes before the response is held', initialStream, frame, { phase: 'filling', held: holding('new') }, []],
  ['a response that starts with all of the past is live', initialStream, filled, live, [write('first')]],
  ['what was held follows what the response starts with', held, filled, slow('held'), [write('first')]],
  ['a past that is long follows in pieces', held, filledInPart, past('held'), [write('first')]],
  ['too much held before the response ends the stream', { phase: 'filling', held: holding(full) }, frame, ended, []],
  ['a stream that ends before its response writes nothing', held, end, ended, []],
  ['a stream whose reader goes before its response is over', held, closed, ended, []],
  ['a stream that falls behind before its response is over', held, behind, ended, []],

  ['with room the next of the past is read', past('held'), room, past('held'), [read]],
  ['a piece of the past is written when it is there', past('held'), piece, past('held'), [write('past')]],
  ['what comes during the past is held', past('held'), frame, past('held', 'new'), []],
  ['what was held follows the past', past('a', 'b'), pastOver, slow(), [write('ab')]],
  ['a stream is live after its past when nothing was held', past(), pastOver, live, []],
  ['a past that does not fit waits for room', past('held'), noRoom, past('held'), []],
  ['more held than may wait during the past cuts the reader off', past(full), frame, ended, [destroy]],
  ['a past that can not be read or is not taken cuts the reader off', past('held'), behind, ended, [destroy]],
  ['a stream that ends during its past drops it', past('held'), end, ended, [bye]],
  ['a reader that goes during the past is let go', past('held'), closed, ended, []],

  ['what comes to a live stream is written at once', live, frame, live, [write('new')]],
  ['a live stream is filled only once', live, filled, live, []],
  ['room means nothing to a live stream', live, room, live, []],
  ['a live stream ends with a last word', live, end, ended, [bye]],
  ['a live stream whose reader does not take what was written is cut off', live, behind, ended, [destroy]],
  ['a live reader that goes is let go', live, closed, ended, []],

  ['what comes to a reader that is slow is held', live, noRoom, slow(), []],
  ['it is held in its order', slow('a'), frame, slow('a', 'new'), []],
  ['as much is held as may wait', slow(full.slice(1)), frame, slow(full.slice(1), 'new'), []],
  ['a reader for whom more would wait is cut off', slow(full), frame, ended, [destroy]],
  ['as many are held as may wait', slow(...many), frame, slow(...many, 'new'), []],
  ['a reader for whom more frames would wait is cut off', slow(...many, 'x'), frame, ended, [destroy]],
  ['with room what is held is written', slow('a', 'b'), room, slow(), [write('ab')]],
  ['it is written in pieces', slow(half, half), room, slow(half), [write(half)]],
  ['a piece is one frame at least', slow(full), room, slow(), [write(full)]],
  ['a reader that has taken everything is live again', slow(), room, live, []],
  ['a slow reader that takes nothing is cut off', slow('a'), behind, ended, [destroy]],
  ['a slow stream ends with a last word', slow('a'), end, ended, [bye]],

  ['a response that comes too late ends at once', ended, filled, ended, [{ type: 'end', last: retry }]],
  ['nothing is written to a stream that has ended', ended, frame, ended, []],
  ['a past that was being read when its stream ended is dropped', ended, piece, ended, []],
  ['room means nothing to a stream that has ended', ended, room, ended, []],
  ['a stream ends only once', ended, end, ended, []],
  ['a stream that has ended can close', ended, closed, ended, []],
  ['a reader that does not take the last word is cut off', ended, behind, ended, [destroy]],
])('%s', (_rule, before, input, after, effects) => {
  expect(asText(transition(before, input, retry))).toEqual(asText({ state: after, effects }));
});
