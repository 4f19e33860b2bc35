import { createStore, del } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';

/** A separate module, so that clearing the storage doesn't load the answers' types and endpoints. */
export const ANSWERS_KEY = 'answers';
let opened: UseStore | undefined;
let isLeft = false;
addEventListener('pagehide', () => (isLeft = true));
addEventListener('pageshow', () => (isLeft = false));

/**
 * WebKit keeps a page that was left, with its unfinished transactions, for the 'Back' button. They would block the
 * database for every later page, so none outlives its page.
 */
function withinPage(open: UseStore): UseStore {
  return (mode, work) =>
    open(mode, (store) => {
      const { transaction } = store;
      const abort = () => transaction.abort();
      if (isLeft) abort();
      else {
        addEventListener('pagehide', abort);
        for (const end of ['complete', 'abort'])
          transaction.addEventListener(end, () => removeEventListener('pagehide', abort));
      }
      return work(store);
    });
}

/** Named as in browsers that have stored something, so that it is cleared there. */
export const answersDatabase = () => (opened ??= withinPage(createStore('stepwell', 'kept')));

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
