import type { UnknownAction } from '@reduxjs/toolkit';
import { clearAccessToken, readAccessToken, storeAccessToken } from '../api/transport/accessToken';
import { makeStore } from '../app/store';
import { sessionEnded, sessionFailed, sessionReady, sessionStarted } from '../api/sessionEvents';
import { inMinutes, tokenWith } from '../testing/token';
import { endSession } from './logout';
import { syncOtherTabs } from './syncOtherTabs';
import { isSignedIn, sessionPhase, startRetried } from './sessionSlice';

it.each([
  ['has not expired', 60],
  ['expired long ago, by a clock that may be wrong', -60 * 24 * 30],
])('a user is signed in with a stored token that %s', (_, minutes) => {
  storeAccessToken(tokenWith({ exp: inMinutes(minutes) }));
  expect(isSignedIn(makeStore().getState())).toBe(true);
});

it.each([
  ['nothing', null],
  ['what is not a token', 'rubbish'],
  ['a token without expiry', tokenWith({ sub: 'x' })],
  ['a token whose expiry is no number', tokenWith({ exp: '9999999999' })],
])('a user is not signed in with %s', (_, token) => {
  if (token) storeAccessToken(token);
  expect(isSignedIn(makeStore().getState())).toBe(false);
});

it('a user is signed in with a token that contains letters in any script', () => {
  storeAccessToken(tokenWith({ exp: inMinutes(5), name: unescape(encodeURIComponent('Zoë 你好')) }));
  expect(isSignedIn(makeStore().getState())).toBe(true);
});

it('a session starts, becomes ready, and ends', () => {
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

it('a session does not start with an unreadable token', () => {
  const store = makeStore();
  store.dispatch(sessionStarted({ expires: undefined }));
  expect(sessionPhase(store.getState())).toBe('signedOut');
});

describe('another tab', () => {
  const storageEvent = (given: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', given));

  function afterOtherTab(act: () => void, key: string | null = 'access_token') {
    storeAccessToken(tokenWith({ exp: inMinutes(60), sid: 'this session' }));
    const oldValue = readAccessToken();
    const dispatched: UnknownAction[] = [];
    const stop = syncOtherTabs((action) => (dispatched.push(action), action));
    act();
    storageEvent({ key, ...(key && { oldValue, newValue: readAccessToken() }) });
    stop();
    return dispatched;
  }

  it('a logout in another tab counts as a logout here too', () => {
    const logout = () => endSession(makeStore().dispatch, undefined);
    expect(afterOtherTab(logout)).toEqual([sessionEnded({ by: 'logout', elsewhere: true })]);
  });

  it('a refusal in another tab doesn’t count as a logout here, so drafts, outbox and push are kept', () => {
    endSession(makeStore().dispatch, undefined);
    expect(afterOtherTab(() => clearAccessToken('refusal'))).toEqual([
      sessionEnded({ by: 'refusal', elsewhere: true }),
    ]);
  });

  it('a cleared storage doesn’t count as a logout', () => {
    expect(afterOtherTab(() => localStorage.clear(), null)).toEqual([sessionEnded({ by: 'refusal', elsewhere: true })]);
  });

  it('a login in another tab starts the session here', () => {
    const expires = inMinutes(5);
    const login = () => storeAccessToken(tokenWith({ exp: expires }));
    expect(afterOtherTab(login)).toEqual([sessionStarted({ expires })]);
  });

  it('a new token of the same session in another tab doesn’t start a session here', () => {
    const renew = () => storeAccessToken(tokenWith({ exp: inMinutes(90), sid: 'this session' }));
    expect(afterOtherTab(renew)).toEqual([]);
  });

  it('other values stored by another tab change nothing here', () => {
    expect(afterOtherTab(() => localStorage.clear(), 'stepwell.theme')).toEqual([]);
  });
});
