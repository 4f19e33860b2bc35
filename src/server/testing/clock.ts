import type { Clock } from '../platform/clock';

export interface TestClock extends Clock {
  /** Moves the clock forward by the sum of the parts. */
  advance: (by: { days?: number; hours?: number; minutes?: number; seconds?: number; milliseconds?: number }) => void;
  /** Sets the clock to an instant: ISO 8601 with its offset. */
  set: (instant: string) => void;
}

/** A clock that stays the same until it is moved: `testClock('2026-03-03T09:00:00Z')`. */
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
