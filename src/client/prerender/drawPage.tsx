import { QueryStatus } from '@reduxjs/toolkit/query';
import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from '../../domain/links';
import type { DrawnFrom } from '../../domain/site/drawnFrom';
import { accountApi } from '../api/accountApi';
import { apiBase } from '../api/apiBase';
import { attachApi } from '../api/attachApi';
import { emptyApi } from '../api/emptyApi';
import { onboardingApi } from '../api/onboardingApi';
import { accessTokenKey } from '../api/transport/accessToken';
import { dropEarlyCalls, holdAnswers } from '../api/transport/earlyCalls';
import { requestFirst } from '../app/start/sessionStart';
import { makeStore } from '../app/store';
import { selectedBusinessKey } from '../session/selectedBusinessKey';
import { bodyOf, pageAt } from './render';
import { signedInPages } from './signedInPages';

/**
 * The notifications contain HTML, which can be sanitised only in a browser; the settings depend on its window and
 * storage.
 */
const NOT_DRAWN: readonly string[] = [paths.notifications, paths.mySettings];

const isDrawn = (pathname: string) => pathname in signedInPages && !NOT_DRAWN.includes(pathname);

/** Any text: the program wants a token, but the answers are already the caller's. */
const TOKEN = 'of the caller';

/** Its language and its storage: a token and the business last used. */
function imitateDevice({ business, language }: DrawnFrom): void {
  Object.defineProperty(globalThis, 'navigator', { value: { language }, configurable: true });
  localStorage.clear();
  localStorage.setItem(accessTokenKey, TOKEN);
  if (business !== undefined) localStorage.setItem(selectedBusinessKey, business);
}

/**
 * Renders what the client would show from these answers (rule platform.drawnPages); one page at a time. Undefined if
 * the page shows anything else first, such as an error or a required action.
 */
export async function drawPage(page: DrawnFrom): Promise<string | undefined> {
  const { address, answers } = page;
  const { pathname, search } = new URL(address, 'http://localhost');
  if (!isDrawn(pathname) || answers.some(({ status }) => status !== 200)) return undefined;
  attachApi();
  imitateDevice(page);
  const store = makeStore({ session: { phase: 'ready' } });
  holdAnswers(page.paths, Promise.resolve({ answers, authorization: null }), TOKEN);
  try {
    await store.dispatch(requestFirst({ pathname, search }));
    const queries = Object.values(store.getState().api.queries);
    if (queries.some((query) => query?.status !== QueryStatus.fulfilled)) return undefined;
    const { data: actions = [] } = onboardingApi.endpoints.listAllMyActions.select()(store.getState());
    if (actions.some(({ deferredUntil }) => deferredUntil === undefined)) return undefined;
    const { data: account } = accountApi.endpoints.getMyAccount.select()(store.getState());
    // The device's own time zone is unknown here.
    if (!account?.timezone) return undefined;
    const html = bodyOf(renderToStaticMarkup(await pageAt(address, store)));
    // Images of the page's own origin need relative addresses, as only the browser knows the origin.
    return html.includes('<h1') ? html.replaceAll(`"${apiBase()}/`, `"${page.apiUrl}/`) : undefined;
  } finally {
    dropEarlyCalls();
    // Otherwise timers would hold the answers for another minute.
    store.dispatch(emptyApi.util.resetApiState());
  }
}
