import { createStore, del } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';

/** A separate module, so that clearing the storage doesn't load the answers' types and endpoints. */
export const ANSWERS_KEY = 'answers';
let opened: UseStore | undefined;
/** Named as in browsers that have stored something, so that it is cleared there. */
export const answersDatabase = () => (opened ??= createStore('stepwell', 'kept'));

/** Some browsers' storage sometimes never answers; it then counts as empty. */
const TIMEOUT_MS = 5000;

/** Undefined on an error or timeout, e.g. in private windows without storage. */
export const orUndefined = <Result>(work: () => Promise<Result>): Promise<Result | undefined> =>
  Promise.race([
    new Promise<Result>((resolve) => resolve(work())),
    new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS)),
  ]).catch(() => undefined);

export async function clearPersisted(): Promise<boolean> {
  return (await orUndefined(() => del(ANSWERS_KEY, answersDatabase()).then(() => true))) ?? false;
}
