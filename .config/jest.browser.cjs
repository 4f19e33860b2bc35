/** jsdom with what every browser has and jsdom lacks, lent by Node, which implements the same standards. */
const { TestEnvironment } = require('jest-environment-jsdom');

const lent = [
  'BroadcastChannel',
  'Headers',
  'ReadableStream',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'structuredClone',
];

/** Node's fetch refuses jsdom's AbortSignal, and jsdom's elements refuse Node's: the one follows the other here. */
function withNodeSignal(init) {
  const signal = init?.signal;
  if (!signal || signal instanceof AbortSignal) return init;
  const controller = new AbortController();
  if (signal.aborted) controller.abort(signal.reason);
  else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  return { ...init, signal: controller.signal };
}

class BrowserRequest extends Request {
  constructor(input, init) {
    super(input, withNodeSignal(init));
  }
}

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of lent) this.global[name] ??= globalThis[name];
    this.global.Request = BrowserRequest;
    this.global.fetch = (input, init) => fetch(input, withNodeSignal(init));
  }
};
