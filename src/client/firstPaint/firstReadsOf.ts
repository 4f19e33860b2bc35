import { apiBase } from '../api/apiBase';
import { attachApi } from '../api/attachApi';
import { emptyApi } from '../api/emptyApi';
import { requestFirst } from '../app/start/sessionStart';
import { makeStore } from '../app/store';

const keys = ['p', 'c', 'business'];

const idOf = (key: string) => `00000000-0000-7000-8000-00000000000${keys.indexOf(key)}`;

/**
 * The paths of a page's first reads, as the program makes them; ids as keys in braces, for `fillReads`. Everything is
 * answered as empty, but for the business.
 */
export async function firstReadsOf(pathname: string): Promise<string[]> {
  const requested: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (input) => {
    const path = (input as Request).url.slice(apiBase().length).replace(/\?$/, '');
    requested.push(keys.reduce((template, key) => template.replaceAll(idOf(key), `{${key}}`), path));
    return Promise.resolve(Response.json(path.endsWith('/my-businesses') ? [{ id: idOf('business') }] : []));
  };
  attachApi();
  const store = makeStore({ session: { phase: 'ready' } });
  try {
    const search = `?p=${idOf('p')}&c=${idOf('c')}`;
    await store.dispatch(requestFirst({ pathname, search }));
  } finally {
    globalThis.fetch = fetch;
    // Otherwise timers would keep the build from ending.
    store.dispatch(emptyApi.util.resetApiState());
  }
  return requested;
}
