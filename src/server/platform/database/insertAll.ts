/** So many rows a statement: of the 65,535 values that one may name, none of our tables needs more than a third. */
const ROWS_PER_STATEMENT = 1000;

/** Inserts rows in statements whose size has a limit, however many rows there are. */
export async function insertAll<T extends object>(
  rows: readonly T[],
  insert: (chunk: T[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    await insert(rows.slice(from, from + ROWS_PER_STATEMENT));
  }
}
