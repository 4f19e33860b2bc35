/** The only way server code learns the time; tests give a clock they can move (`testing/clock.ts`). */
export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };
