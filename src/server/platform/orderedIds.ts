import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/** A sequence starts in its lower half, leaving room to increase within a millisecond. */
const FIRST_SEQUENCE = 2 ** 31;

/** Makes ids that sort in the order in which they are made, even within a millisecond or if the clock is set back. */
export function makeOrderedIds(): (now: Date) => string {
  let last = { milliseconds: 0, sequence: 0 };
  return (now) => {
    const milliseconds = Math.max(now.getTime(), last.milliseconds);
    const isSame = last.milliseconds === milliseconds;
    last = { milliseconds, sequence: isSame ? last.sequence + 1 : randomInt(FIRST_SEQUENCE) };
    return v7({ msecs: milliseconds, seq: last.sequence });
  };
}
