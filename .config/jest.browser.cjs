/** jsdom with the browser features that it lacks, taken from Node, which implements the same standards. */
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

/**
 * Node's fetch rejects jsdom's AbortSignal, and jsdom's elements reject Node's, so each signal here follows its
 * counterpart.
 */
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

const consoleOf = (environment) => new Proxy({}, { get: (_, name) => environment.context.console[name] });

/** React adds this listener once per document and marks the document as done, so both must stay. */
const isOfReact = (type) => type === 'selectionchange';
const isMarkOfReact = (name) => typeof name === 'string' && name.startsWith('_reactListening');

const prototypesOf = (global) =>
  Object.values(Object.getOwnPropertyDescriptors(global)).flatMap(({ value }) =>
    typeof value === 'function' && value.prototype ? [value.prototype] : [],
  );

const hasChanged = (was, is) => was.value !== is.value || was.get !== is.get || was.set !== is.set;

function remember(object) {
  const before = Object.getOwnPropertyDescriptors(object);
  return () => {
    for (const name of Reflect.ownKeys(object)) {
      const was = before[name];
      if (!was && !isMarkOfReact(name)) Reflect.deleteProperty(object, name);
      else if (was && hasChanged(was, Reflect.getOwnPropertyDescriptor(object, name)))
        Reflect.defineProperty(object, name, was);
    }
    for (const name of Reflect.ownKeys(before))
      if (!Object.hasOwn(object, name)) Reflect.defineProperty(object, name, before[name]);
  };
}

function noteListeners(target) {
  const add = target.addEventListener.bind(target);
  let listening = [];
  target.addEventListener = (type, ...given) => {
    if (!isOfReact(type)) listening.push([type, ...given]);
    add(type, ...given);
  };
  return () => {
    for (const given of listening) target.removeEventListener(...given);
    listening = [];
  };
}

/**
 * One window per worker, so that the packages shared by `jest.sharedPackages.cjs` find theirs. After each file it is
 * restored to its state before the first: its globals and prototypes, listeners, timers, and content.
 */
class SharedBrowser extends TestEnvironment {
  constructor(config, context) {
    const shown = { context };
    super(config, { ...context, console: consoleOf(shown) });
    this.shown = shown;
    const { global } = this;
    for (const name of lent) global[name] ??= globalThis[name];
    global.Request = BrowserRequest;
    global.fetch = (input, init) => fetch(input, withNodeSignal(init));
    const { setTimeout: startTimer, clearTimeout: stopTimer, document, navigator } = global;
    this.nextTurn = () => new Promise((resolve) => startTimer.call(global, resolve, 0));
    this.timerNow = () => startTimer.call(global, () => {});
    this.stopTimer = (timer) => stopTimer.call(global, timer);
    this.firstTimer = this.timerNow();
    this.endListening = [global, document].map(noteListeners);
    this.restore = [global, document, navigator, ...prototypesOf(global)].map(remember);
  }

  async teardown() {
    this.fakeTimersModern.useRealTimers();
    for (const restore of this.restore) restore();
    for (const end of this.endListening) end();
    await this.stopTimers();
    this.clearDocument();
  }

  async stopTimers() {
    // React's scheduler is shared, and would wait for ever for a stopped timer, so it finishes its work first.
    for (let turn = 0; turn < 3; turn += 1) await this.nextTurn();
    const last = this.timerNow();
    for (let timer = this.firstTimer; timer <= last; timer += 1) this.stopTimer(timer);
    this.firstTimer = last;
  }

  clearDocument() {
    const { document, history } = this.global;
    for (const element of [document.documentElement, document.body])
      for (const { name } of [...element.attributes]) element.removeAttribute(name);
    document.head.replaceChildren();
    document.body.replaceChildren();
    history.replaceState(null, '', '/');
  }
}

const browsers = new Map();

module.exports = class {
  constructor(config, context) {
    const { id } = config.projectConfig;
    const browser = browsers.get(id) ?? new SharedBrowser(config, context);
    browser.shown.context = context;
    browsers.set(id, browser);
    return browser;
  }
};
