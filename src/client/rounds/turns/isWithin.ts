/** `moment`: milliseconds of the monotonic clock. */
export const isWithin = (milliseconds: number, moment: number): boolean => performance.now() - moment < milliseconds;
