/** As `Time` takes them. */
export const secondsOf = (milliseconds: number): number => Math.floor(milliseconds / 1000);
