import { createStore, del } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';

/** The storage of kept answers, in its own module so that clearing it doesn't load their types and endpoints. */
export const KEPT_ANSWERS_KEY = 'answers';
let opened: UseStore | undefined;
export const keptDatabase = () => (opened ??= createStore('stepwell', 'kept'));

/** Some browsers' storage sometimes never answers; after this time, in milliseconds, it counts as empty. */
const TIMEOUT_MS = 5000;

/** Resolves to undefined on an error or timeout, e.g. in browsers that store nothing in private windows. */
export const orUndefined = <Result>(work: () => Promise<Result>): Promise<Result | undefined> =>
  Promise.race([
    new Promise<Result>((resolve) => resolve(work())),
    new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS)),
  ]).catch(() => undefined);

/** Returns whether the deletion succeeded. */
export async function clearKept(): Promise<boolean> {
  return (await orUndefined(() => del(KEPT_ANSWERS_KEY, keptDatabase()).then(() => true))) ?? false;
}
