/**
 * Lets so many milliseconds pass, each in a turn of the event loop of its own: what is under way gets as many turns to
 * go on, however long a busy machine takes over one of them.
 */
export async function passed(milliseconds: number): Promise<void> {
  for (let turn = 0; turn < milliseconds; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
