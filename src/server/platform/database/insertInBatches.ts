/** A statement may have 65,535 values; none of our tables needs more than a third of them for this many rows. */
const ROWS_PER_STATEMENT = 1000;

export async function insertInBatches<T extends object>(
  rows: readonly T[],
  insert: (chunk: T[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    await insert(rows.slice(from, from + ROWS_PER_STATEMENT));
  }
}
