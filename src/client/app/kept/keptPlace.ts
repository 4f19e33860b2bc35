import { createStore, del } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';

/** Where what is kept lies, apart from what it is: whoever clears it has no need of that. */
export const KEY = 'answers';
let opened: UseStore | undefined;
export const store = () => (opened ??= createStore('stepwell', 'kept'));

/** A browser that keeps nothing (some do not in private windows) is no failure: then there is nothing kept. */
export const quietly = <Result>(work: () => Promise<Result>): Promise<Result | undefined> =>
  new Promise<Result>((resolve) => resolve(work())).catch(() => undefined);

export async function clearKept(): Promise<void> {
  await quietly(() => del(KEY, store()));
}
