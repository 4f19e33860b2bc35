import { waitFor } from '@testing-library/react';
import { pathWithReturn } from '../../domain/links';
import { storeAccessToken } from '../api/transport/accessToken';
import { membershipsApi } from '../api/membershipsApi';
import { podsApi } from '../api/podsApi';
import { sessionEnded, sessionStarted } from '../api/sessionEvents';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { persisted } from '../testing/fakePersistence';
import { inMinutes, signIn, tokenWith } from '../testing/token';
import { sessionNavigation } from './sessionNavigation';
import { makeStore } from './store';

jest.mock('idb-keyval', () => jest.requireActual<object>('../testing/fakePersistence'));

function storeAt(pathname: string, search = '') {
  const navigate = jest.fn();
  const store = makeStore({}, [sessionNavigation({ state: { location: { pathname, search } }, navigate })]);
  return { store, navigate };
}

it('a session that replaces another without a logout starts with an empty cache', async () => {
  signIn();
  const { replies } = fakeApi();
  const { store } = storeAt('/pods');
  const { listMyPods } = podsApi.endpoints;
  await store.dispatch(listMyPods.initiate());
  expect(listMyPods.select()(store.getState()).data).toBeDefined();
  storeAccessToken(tokenWith({ exp: inMinutes(90) }));
  store.dispatch(sessionStarted({ expires: inMinutes(90) }));
  expect(listMyPods.select()(store.getState()).data).toBeUndefined();
  replies.listMyPods = reply([]);
  await store.dispatch(listMyPods.initiate());
  expect(listMyPods.select()(store.getState()).data).toEqual([]);
});

it('an answer to a call made in the previous session is not kept for the session that replaced it', async () => {
  signIn();
  let arrive = () => {};
  fakeApi();
  const answer = globalThis.fetch;
  jest.mocked(fetch).mockImplementationOnce(async (...request) => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return answer(...request);
  });
  const { store } = storeAt('/pods');
  const { listMyPods } = podsApi.endpoints;
  const late = store.dispatch(listMyPods.initiate());
  store.dispatch(sessionStarted({ expires: inMinutes(90) }));
  await waitFor(() => {
    arrive();
    expect(fetch).toHaveBeenCalled();
  });
  await late;
  expect(listMyPods.select()(store.getState()).data).toBeUndefined();
});

it('a refusal on a page that doesn’t need a session doesn’t redirect', async () => {
  signIn();
  fakeApi({ getInvite: refuse(401) });
  const { store, navigate } = storeAt('/sign-up/participant', '?invite=abc');
  await store.dispatch(membershipsApi.endpoints.getInvite.initiate({ code: 'abc' }));
  expect(store.getState().session.phase).toBe('signedOut');
  expect(navigate).not.toHaveBeenCalled();
});

it('a logout clears form drafts in this tab; a refusal or another tab’s logout keeps them', () => {
  const { store } = storeAt('/chat');
  sessionStorage.setItem('stepwell.form', 'Half a form');
  store.dispatch(sessionEnded({ by: 'logout', elsewhere: true }));
  store.dispatch(sessionEnded({ by: 'refusal' }));
  expect(sessionStorage.length).toBe(1);
  store.dispatch(sessionEnded({ by: 'logout' }));
  expect(sessionStorage.length).toBe(0);
});

it('a logout redirects to the login from every page', () => {
  const { store, navigate } = storeAt('/sign-up/participant');
  store.dispatch(sessionEnded({ by: 'logout' }));
  expect(navigate).toHaveBeenCalledWith('/login');
});

it.each(['logout', 'refusal'] as const)('a session that ended elsewhere (%s) leads to the login and back', (by) => {
  const { store, navigate } = storeAt('/pod', '?p=1');
  store.dispatch(sessionEnded({ by, elsewhere: true }));
  expect(navigate).toHaveBeenCalledWith(pathWithReturn('/login', '/pod?p=1'), { state: { ended: by } });
});

it('a logout that the stream reports first ends like any other', () => {
  const { store, navigate } = storeAt('/login', '?r=%2Fpod');
  store.dispatch(sessionEnded({ by: 'logout' }));
  expect(navigate).toHaveBeenCalledWith('/login');
});

it('a session that expired before its page opened clears its persisted answers', async () => {
  persisted.set('answers', {});
  storeAt('/pods').store.dispatch(sessionEnded({ by: 'refusal' }));
  await waitFor(() => expect(persisted.size).toBe(0));
});
