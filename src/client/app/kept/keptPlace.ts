import { createStore, del } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';

/** Where what is kept lies, apart from what it is: whoever clears it has no need of that. */
export const KEY = 'answers';
let opened: UseStore | undefined;
export const store = () => (opened ??= createStore('stepwell', 'kept'));

/** A storage that has not answered by then, as some browsers' does at times, has nothing. */
const TIMEOUT_MS = 5000;

/** A browser that keeps nothing (some do not in private windows) is no failure: then there is nothing kept. */
export const quietly = <Result>(work: () => Promise<Result>): Promise<Result | undefined> =>
  Promise.race([
    new Promise<Result>((resolve) => resolve(work())),
    new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS)),
  ]).catch(() => undefined);

/** Whether it is known to be gone. */
export async function clearKept(): Promise<boolean> {
  return (await quietly(() => del(KEY, store()).then(() => true))) ?? false;
}
