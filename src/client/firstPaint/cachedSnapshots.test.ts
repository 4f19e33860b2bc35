import { fakeTimers } from '../testing/clock';
import { fakeApi, refuse } from '../testing/fakeApi';
import { makeStore } from '../app/store';
import { inMinutes, signIn, tokenWith } from '../testing/token';
import { notificationsApi } from '../api/notificationsApi';
import { podsApi } from '../api/podsApi';
import { sessionApi } from '../api/sessionApi';
import { accessTokenKey, storeAccessToken } from '../api/transport/accessToken';
import { logout } from '../session/logout';
import { sessionStreamHandlers } from '../session/streamHandlers';
import { cachedSnapshot, forgetSnapshots } from './cachedSnapshots';

const pods = { address: '/pods', business: 'b', build: '1' };
const at = (address: string) => ({ ...pods, address });

const shown = (page = pods, userId = 'me') => cachedSnapshot(userId, page).html;
const cache = (html: string | undefined, page = pods, userId = 'me') => cachedSnapshot(userId, page).replace(html);

beforeEach(() => fakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

it('the last snapshot of each address is cached', () => {
  cache('<p>Old</p>');
  cache('<p>One</p>', at('/pod?p=1'));
  cache('<p>New</p>');
  expect(shown()).toBe('<p>New</p>');
  expect(shown(at('/pod?p=1'))).toBe('<p>One</p>');
  expect(shown(at('/pod?p=2'))).toBeUndefined();
});

it.each([
  ['for another user', 'you', pods],
  ['for another business', 'me', { ...pods, business: 'c' }],
  ['of another build', 'me', { ...pods, build: '2' }],
])('a snapshot %s is deleted when it would show', (_, user, page) => {
  cache('<p>Mine</p>');
  expect(shown(page, user)).toBeUndefined();
  expect(JSON.stringify(localStorage)).not.toContain('Mine');
});

it('a snapshot of yesterday is deleted when it would show', () => {
  cache('<p>Today at 10:00</p>');
  jest.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
  expect(shown()).toBeUndefined();
  expect(JSON.stringify(localStorage)).not.toContain('10:00');
});

it('a page that no longer has a snapshot loses its cached one, and other pages keep theirs', () => {
  cache('<p>Chats</p>', at('/chats'));
  cache('<p>Pods</p>');
  cache(undefined);
  expect(shown()).toBeUndefined();
  expect(shown(at('/chats'))).toBe('<p>Chats</p>');
});

it('the three most recent snapshots are cached, within 300,000 characters in all', () => {
  for (const name of ['a', 'b', 'c', 'd']) cache(name, at(`/${name}`));
  expect(['a', 'b', 'c', 'd'].map((name) => shown(at(`/${name}`)))).toEqual([undefined, 'b', 'c', 'd']);
  cache('x'.repeat(299_999));
  expect([shown(at('/d')), shown(at('/c'))]).toEqual(['d', undefined]);
  cache('x'.repeat(300_001));
  expect([shown(), shown(at('/d'))]).toEqual([undefined, 'd']);
});

it('nothing stays of earlier snapshots if the storage is full', () => {
  cache('<p>Old</p>');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  cache('<p>New</p>');
  full.mockRestore();
  expect(shown()).toBeUndefined();
});

it('a damaged record counts as no snapshot', () => {
  localStorage.setItem('stepwell.snapshots', 'not JSON');
  expect(shown()).toBeUndefined();
});

it.each([
  ['nothing was cached', () => {}],
  ['another was cached', () => cache('<p>Old</p>')],
])('a snapshot from before an act isn’t cached after it, if %s', (_, before) => {
  before();
  const snapshot = cachedSnapshot('me', pods);
  forgetSnapshots();
  snapshot.replace('<p>Before the act</p>');
  expect(shown()).toBeUndefined();
});

describe('calls', () => {
  let store: ReturnType<typeof makeStore>;
  beforeEach(() => {
    fakeApi();
    signIn('me');
    store = makeStore();
    cache('<p>Pods</p>');
  });

  it('reads and start-up calls don’t delete cached snapshots', async () => {
    const pushSubscriptionInput = { endpoint: 'https://push.example.com/1', key: 'k', auth: 'a' };
    await store.dispatch(podsApi.endpoints.listMyPods.initiate());
    await store.dispatch(sessionApi.endpoints.createTicket.initiate());
    await store.dispatch(notificationsApi.endpoints.subscribePush.initiate({ pushSubscriptionInput }));
    expect(shown()).toBe('<p>Pods</p>');
  });

  it('an act deletes all snapshots, which would seem to undo it', async () => {
    await store.dispatch(podsApi.endpoints.leavePod.initiate({ id: 'p' }));
    expect(shown()).toBeUndefined();
  });

  it('a snapshot cached while an act runs, perhaps in another tab, is deleted', async () => {
    const act = store.dispatch(podsApi.endpoints.leavePod.initiate({ id: 'p' }));
    cache('<p>Before the act</p>');
    await act;
    expect(shown()).toBeUndefined();
  });
});

describe('nothing of a person stays in the browser', () => {
  let store: ReturnType<typeof makeStore>;
  beforeEach(() => {
    fakeApi({ listMyPods: refuse(401) });
    localStorage.setItem(accessTokenKey, tokenWith({ sub: 'me', sid: 'mine', exp: inMinutes(60) }));
    store = makeStore();
    cache('<p>Early Birds</p>');
  });

  it.each<[string, () => unknown]>([
    ['they log out', () => store.dispatch(logout())],
    ['their session has expired', () => store.dispatch(podsApi.endpoints.listMyPods.initiate())],
    [
      'they log out everywhere, on another device',
      () =>
        sessionStreamHandlers.logout({ id: '1', type: 'logout', sessionId: 'mine' }, {
          dispatch: store.dispatch,
          userId: 'me',
        } as never),
    ],
    ['somebody else logs in', () => storeAccessToken(tokenWith({ sub: 'you', sid: 'yours', exp: inMinutes(60) }))],
    [
      'the browser is opened after the token is gone',
      async () => {
        localStorage.removeItem(accessTokenKey);
        await jest.isolateModulesAsync(async () => void (await import('./inline')));
      },
    ],
  ])('once %s', async (_, act) => {
    expect(JSON.stringify(localStorage)).toContain('Early Birds');
    await act();
    expect(JSON.stringify(localStorage)).not.toContain('Early Birds');
  });

  it('but a renewed token of the same session leaves its snapshots', () => {
    storeAccessToken(tokenWith({ sub: 'me', sid: 'mine', exp: inMinutes(90) }));
    expect(shown()).toBe('<p>Early Birds</p>');
  });
});
