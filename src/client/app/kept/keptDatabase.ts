import { createStore, del } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';

/** A separate module, so that clearing the storage doesn't load the answers' types and endpoints. */
export const KEPT_ANSWERS_KEY = 'answers';
let opened: UseStore | undefined;
export const keptDatabase = () => (opened ??= createStore('stepwell', 'kept'));

/** Some browsers' storage sometimes never answers; it then counts as empty. */
const TIMEOUT_MS = 5000;

/** Undefined on an error or timeout, e.g. in private windows without storage. */
export const orUndefined = <Result>(work: () => Promise<Result>): Promise<Result | undefined> =>
  Promise.race([
    new Promise<Result>((resolve) => resolve(work())),
    new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS)),
  ]).catch(() => undefined);

export async function clearKept(): Promise<boolean> {
  return (await orUndefined(() => del(KEPT_ANSWERS_KEY, keptDatabase()).then(() => true))) ?? false;
}
