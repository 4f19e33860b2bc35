/** A Tuesday in winter, far from any clock change. No minute, hour or day boundary passes during a test. */
export const NOW = Date.parse('2026-03-03T09:00:00Z');

let now = NOW;

/** Epoch milliseconds; until the end of the test. */
export const setNow = (instant: number): void => {
  now = instant;
};
afterEach(() => setNow(NOW));

// Stops Date, also for modules loaded later; timers continue.
globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now] : given, made) as Date,
  apply: (target) => new target(now).toString(),
  get: (target, key, receiver) => (key === 'now' ? () => now : (Reflect.get(target, key, receiver) as unknown)),
});

export const fakeTimers = (given: Parameters<typeof jest.useFakeTimers>[0] = {}) =>
  jest.useFakeTimers({ now: NOW, ...given });
