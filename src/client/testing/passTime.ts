/**
 * Each millisecond in a separate turn of the event loop, so that pending work gets as many turns however slow the
 * machine is.
 */
export async function passTime(milliseconds: number): Promise<void> {
  for (let turn = 0; turn < milliseconds; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
