import { filling, transition, type StreamEffect, type StreamInput, type StreamState } from './streamState';

const bytes = (text: string) => Buffer.from(text);
const retry = bytes('retry');
const held: StreamState = { phase: 'filling', held: [bytes('held')] };
const live: StreamState = { phase: 'live' };
const ended: StreamState = { phase: 'ended' };

const frame: StreamInput = { type: 'frame', frame: bytes('new') };
const filled: StreamInput = { type: 'filled', past: [bytes('past,')] };
const end: StreamInput = { type: 'end', last: bytes('bye') };
const behind: StreamInput = { type: 'behind' };
const closed: StreamInput = { type: 'closed' };

const write = (text: string): StreamEffect => ({ type: 'write', bytes: bytes(text) });

it.each<[rule: string, StreamState, StreamInput, StreamState, StreamEffect[]]>([
  ['what comes before the response is held', filling, frame, { phase: 'filling', held: [bytes('new')] }, []],
  ['the response starts with the past and then what was held', held, filled, live, [write('past,held')]],
  ['a stream that ends before its response writes nothing', held, end, ended, []],
  ['a stream whose reader goes before its response is over', held, closed, ended, []],
  ['a stream that falls behind before its response is over', held, behind, ended, []],
  ['what comes to a live stream is written at once', live, frame, live, [write('new')]],
  ['a live stream is filled only once', live, filled, live, []],
  ['a live stream ends with a last word', live, end, ended, [{ type: 'end', last: bytes('bye') }]],
  ['a reader that falls behind is cut off', live, behind, ended, [{ type: 'destroy' }]],
  ['a reader that goes is let go', live, closed, ended, []],
  ['a response that comes too late ends at once', ended, filled, ended, [{ type: 'end', last: retry }]],
  ['nothing is written to a stream that has ended', ended, frame, ended, []],
  ['a stream ends only once', ended, end, ended, []],
  ['a stream that has ended can close', ended, closed, ended, []],
  ['a reader that does not take the last word is cut off', ended, behind, ended, [{ type: 'destroy' }]],
])('%s', (_rule, before, input, after, effects) => {
  expect(transition(before, input, retry)).toEqual({ state: after, effects });
});
