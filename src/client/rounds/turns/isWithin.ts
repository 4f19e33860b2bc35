/** Whether a moment (epoch milliseconds, by this device's clock) is less than so many milliseconds ago. */
export function isWithin(milliseconds: number, moment: number): boolean {
  const since = Date.now() - moment;
  return since >= 0 && since < milliseconds;
}
