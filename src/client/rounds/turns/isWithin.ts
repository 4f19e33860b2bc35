/** `monotonicMs`: an instant of `performance.now()`. */
export const isWithin = (milliseconds: number, monotonicMs: number): boolean =>
  performance.now() - monotonicMs < milliseconds;
