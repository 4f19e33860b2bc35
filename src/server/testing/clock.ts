import type { Clock } from '../platform/clock';

export interface TestClock extends Clock {
  advance: (by: { days?: number; hours?: number; minutes?: number; seconds?: number; milliseconds?: number }) => void;
  set: (instant: string) => void;
}

export function testClock(start: string): TestClock {
  let milliseconds = 0;
  const set = (instant: string) => {
    milliseconds = Date.parse(instant);
    if (Number.isNaN(milliseconds)) throw new Error(`'${instant}' is not an instant.`);
  };
  set(start);
  return {
    now: () => new Date(milliseconds),
    advance: (by) => {
      const { days = 0, hours = 0, minutes = 0, seconds = 0 } = by;
      milliseconds += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 + (by.milliseconds ?? 0);
    },
    set,
  };
}
