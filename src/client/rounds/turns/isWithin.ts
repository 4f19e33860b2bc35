/** Whether a moment (milliseconds of the monotonic clock) is less than so many milliseconds ago. */
export const isWithin = (milliseconds: number, moment: number): boolean => performance.now() - moment < milliseconds;
