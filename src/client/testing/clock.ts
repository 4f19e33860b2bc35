/**
 * When every test takes place that does not say otherwise: a Tuesday in winter, near no change of clocks. No minute, hour
 * or day passes during a test.
 */
export const NOW = Date.parse('2026-03-03T09:00:00Z');

let now = NOW;

/** Moves Date to this instant until the end of the test. Epoch milliseconds. */
export const setNow = (instant: number): void => {
  now = instant;
};
afterEach(() => setNow(NOW));

// Date stands still, for modules that are loaded later, too; timers go on.
globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now] : given, made) as Date,
  apply: (target) => new target(now).toString(),
  get: (target, key, receiver) => (key === 'now' ? () => now : (Reflect.get(target, key, receiver) as unknown)),
});

/** Jest's fake timers, from NOW on unless the test says otherwise. */
export const fakeTimers = (given: Parameters<typeof jest.useFakeTimers>[0] = {}) =>
  jest.useFakeTimers({ now: NOW, ...given });
