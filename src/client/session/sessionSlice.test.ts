import { storeAccessToken } from '../api/accessToken';
import { makeStore } from '../app/store';
import { sessionEnded, sessionFailed, sessionReady, sessionStarted } from '../api/sessionEvents';
import { inMinutes, signIn, tokenWith } from '../testing/token';
import { syncOtherTabs } from './syncOtherTabs';
import { isAuthenticated, isSignedIn, sessionPhase, startRetried } from './sessionSlice';

it('a person is signed in with a stored token that has not expired', () => {
  signIn();
  expect(isSignedIn(makeStore().getState())).toBe(true);
});

it.each([
  ['nothing', null],
  ['what is not a token', 'rubbish'],
  ['a token without expiry', tokenWith({ sub: 'x' })],
  ['a token whose expiry is no number', tokenWith({ exp: '9999999999' })],
  ['an expired token', tokenWith({ exp: inMinutes(-1) })],
])('a person is not signed in with %s', (_, token) => {
  if (token) storeAccessToken(token);
  expect(isSignedIn(makeStore().getState())).toBe(false);
});

it('a person is signed in until the second in which the token expires', () => {
  const exp = 1_700_000_000;
  storeAccessToken(tokenWith({ exp }));
  const state = makeStore().getState();
  expect(isAuthenticated(state, exp * 1000 - 1)).toBe(true);
  expect(isAuthenticated(state, exp * 1000)).toBe(false);
});

it('a person is signed in with a token that holds letters of any script', () => {
  storeAccessToken(tokenWith({ exp: inMinutes(5), name: unescape(encodeURIComponent('Zoë 你好')) }));
  expect(isSignedIn(makeStore().getState())).toBe(true);
});

it('a session starts, is ready, and ends', () => {
  const store = makeStore();
  const phase = () => sessionPhase(store.getState());
  expect(phase()).toBe('signedOut');
  store.dispatch(sessionReady({ userId: 'late' }));
  expect(phase()).toBe('signedOut');
  store.dispatch(sessionStarted({ expires: inMinutes(5) }));
  expect(phase()).toBe('starting');
  store.dispatch(sessionFailed());
  expect(phase()).toBe('failed');
  store.dispatch(startRetried());
  store.dispatch(sessionReady({ userId: 'u' }));
  expect(phase()).toBe('ready');
  store.dispatch(sessionEnded({ by: 'logout' }));
  expect(phase()).toBe('signedOut');
});

it("a session does not start with a token that can't be read", () => {
  const store = makeStore();
  store.dispatch(sessionStarted({ expires: undefined }));
  expect(sessionPhase(store.getState())).toBe('signedOut');
});

describe('another tab', () => {
  const storageEvent = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  it('a logout in another tab ends the session here, a login starts it', () => {
    signIn();
    const store = makeStore();
    const stop = syncOtherTabs(store.dispatch);
    localStorage.clear();
    storageEvent('access_token');
    expect(isSignedIn(store.getState())).toBe(false);
    signIn();
    storageEvent('access_token');
    expect(isSignedIn(store.getState())).toBe(true);
    localStorage.clear();
    storageEvent(null);
    expect(isSignedIn(store.getState())).toBe(false);
    stop();
  });

  it('other values that another tab stores change nothing here', () => {
    signIn();
    const store = makeStore();
    const stop = syncOtherTabs(store.dispatch);
    localStorage.clear();
    storageEvent('stepwell.theme');
    expect(isSignedIn(store.getState())).toBe(true);
    stop();
  });
});
