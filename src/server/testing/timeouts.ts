/**
 * Stops timeouts until the test advances the time, in milliseconds, with the returned function: nothing is then late
 * because the machine is busy. Other timers continue. Ends with the test.
 */
export function fakeTimeouts(): (milliseconds: number) => void {
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
    ],
  });
  return (milliseconds) => jest.advanceTimersByTime(milliseconds);
}

afterEach(() => void jest.useRealTimers());
