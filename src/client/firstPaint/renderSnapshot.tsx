import { QueryStatus } from '@reduxjs/toolkit/query';
import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from '../../domain/links';
import type { SnapshotSource } from '../../domain/site/snapshotSource';
import { accountApi } from '../api/accountApi';
import { apiBase } from '../api/apiBase';
import { attachApi } from '../api/attachApi';
import { emptyApi } from '../api/emptyApi';
import { onboardingApi } from '../api/onboardingApi';
import { accessTokenKey } from '../api/transport/accessToken';
import { requestFirst } from '../app/start/sessionStart';
import { makeStore } from '../app/store';
import { selectedBusinessKey } from '../session/selectedBusinessKey';
import { dropFirstReads, holdFirstReads } from './firstReads';
import { inParts, pageAt } from './prerender';
import { signedInPages } from './prerenderedPages';

/** Notifications contain HTML, which only a browser can sanitise; the settings depend on its window and storage. */
const LEFT_OUT: readonly string[] = [paths.notifications, paths.mySettings];

const hasSnapshot = (pathname: string) => pathname in signedInPages && !LEFT_OUT.includes(pathname);

/** Any text will do: the program needs a token, but the answers are already the caller's. */
const TOKEN = 'of the caller';

/** Imitates the device's language and storage, which has a token and the business last used. */
function imitateDevice({ business, language }: SnapshotSource): void {
  Object.defineProperty(globalThis, 'navigator', { value: { language }, configurable: true });
  localStorage.clear();
  localStorage.setItem(accessTokenKey, TOKEN);
  if (business !== undefined) localStorage.setItem(selectedBusinessKey, business);
}

/**
 * Renders what the client would show from these answers (rule platform.snapshots); one page at a time. Undefined if the
 * page shows anything else first, such as an error or a required action.
 */
export async function renderSnapshot(source: SnapshotSource): Promise<string | undefined> {
  const { address, answers } = source;
  const { pathname, search } = new URL(address, 'http://localhost');
  if (!hasSnapshot(pathname) || answers.some(({ status }) => status !== 200)) return undefined;
  attachApi();
  imitateDevice(source);
  const store = makeStore({ session: { phase: 'ready' } });
  holdFirstReads(source.paths, Promise.resolve({ answers }), TOKEN);
  try {
    await store.dispatch(requestFirst({ pathname, search }));
    const queries = Object.values(store.getState().api.queries);
    if (queries.some((query) => query?.status !== QueryStatus.fulfilled)) return undefined;
    const { data: actions = [] } = onboardingApi.endpoints.listAllMyActions.select()(store.getState());
    if (actions.some(({ deferredUntil }) => deferredUntil === undefined)) return undefined;
    const { data: account } = accountApi.endpoints.getMyAccount.select()(store.getState());
    // The device's own time zone is unknown here.
    if (!account?.timezone) return undefined;
    const { html } = inParts(renderToStaticMarkup(await pageAt(address, store)));
    // Images of the page's own origin need relative addresses, as only the browser knows the origin.
    return html.includes('<h1') ? html.replaceAll(`"${apiBase()}/`, `"${source.apiUrl}/`) : undefined;
  } finally {
    dropFirstReads();
    // Otherwise timers would hold the answers for another minute.
    store.dispatch(emptyApi.util.resetApiState());
  }
}

const keys = ['p', 'c', 'business'];

const idOf = (key: string) => `00000000-0000-7000-8000-00000000000${keys.indexOf(key)}`;

/**
 * The paths of a page's first reads as the program makes them, with ids as keys in braces for `fillReads`. Every
 * request gets an empty response, except the one for the business.
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
