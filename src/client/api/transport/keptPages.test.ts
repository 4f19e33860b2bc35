import { fakeTimers } from '../../testing/clock';
import { fakeApi } from '../../testing/fakeApi';
import { makeStore } from '../../app/store';
import { signIn } from '../../testing/token';
import { notificationsApi } from '../notificationsApi';
import { podsApi } from '../podsApi';
import { sessionApi } from '../sessionApi';
import { clearAccessToken } from './accessToken';
import { forgetPages, keptPage } from './keptPages';

const pods = { address: '/pods', business: 'b', build: '1' };
const at = (address: string) => ({ ...pods, address });

const shown = (page = pods, userId = 'me') => keptPage(userId, page).html;
const keep = (html: string | undefined, page = pods, userId = 'me') => keptPage(userId, page).keep(html);

beforeEach(() => fakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

it('a page is kept as it was drawn last, by its address', () => {
  keep('<p>Old</p>');
  keep('<p>One</p>', at('/pod?p=1'));
  keep('<p>New</p>');
  expect(shown()).toBe('<p>New</p>');
  expect(shown(at('/pod?p=1'))).toBe('<p>One</p>');
  expect(shown(at('/pod?p=2'))).toBeUndefined();
});

it.each([
  ['for another user', 'you', pods],
  ['for another business', 'me', { ...pods, business: 'c' }],
  ['by another build', 'me', { ...pods, build: '2' }],
])('a page drawn %s isn’t shown, and is deleted when the next is kept', (_, user, page) => {
  keep('<p>Mine</p>');
  expect(shown(page, user)).toBeUndefined();
  keep('<p>Theirs</p>', { ...page, address: '/chats' }, user);
  expect(shown()).toBeUndefined();
  expect(JSON.stringify(localStorage)).not.toContain('Mine');
});

it('a page drawn yesterday isn’t shown', () => {
  keep('<p>Today at 10:00</p>');
  jest.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
  expect(shown()).toBeUndefined();
});

it('a page that isn’t drawn any more is deleted, and no other', () => {
  keep('<p>Chats</p>', at('/chats'));
  keep('<p>Pods</p>');
  keep(undefined);
  expect(shown()).toBeUndefined();
  expect(shown(at('/chats'))).toBe('<p>Chats</p>');
});

it('the three most recent pages are kept, within 300,000 characters in all', () => {
  for (const name of ['a', 'b', 'c', 'd']) keep(name, at(`/${name}`));
  expect(['a', 'b', 'c', 'd'].map((name) => shown(at(`/${name}`)))).toEqual([undefined, 'b', 'c', 'd']);
  keep('x'.repeat(299_999));
  expect([shown(at('/d')), shown(at('/c'))]).toEqual(['d', undefined]);
  keep('x'.repeat(300_001));
  expect([shown(), shown(at('/d'))]).toEqual([undefined, 'd']);
});

it('nothing stays of earlier pages if the storage is full', () => {
  keep('<p>Old</p>');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  keep('<p>New</p>');
  full.mockRestore();
  expect(shown()).toBeUndefined();
});

it.each(['"/pods"', 'null', '[null]', '[["/pods", 1]]', '[["/pods"]]', '{}'])(
  'a record whose pages are %s counts as none',
  (pages) => {
    keep('<p>Old</p>');
    const kept = JSON.parse(localStorage.getItem('stepwell.pages') ?? '') as object;
    localStorage.setItem('stepwell.pages', JSON.stringify({ ...kept, pages: JSON.parse(pages) as unknown }));
    expect(shown()).toBeUndefined();
    keep('<p>New</p>');
    expect(shown()).toBe('<p>New</p>');
  },
);

it('a damaged record counts as none', () => {
  localStorage.setItem('stepwell.pages', 'not JSON');
  expect(shown()).toBeUndefined();
});

it.each([
  ['nothing was kept', () => {}],
  ['a page was kept', () => keep('<p>Old</p>')],
])('a page drawn before an act isn’t kept after it, if %s', (_, before) => {
  before();
  const drawing = keptPage('me', pods);
  forgetPages();
  drawing.keep('<p>Before the act</p>');
  expect(shown()).toBeUndefined();
});

describe('calls', () => {
  let store: ReturnType<typeof makeStore>;
  beforeEach(() => {
    fakeApi();
    signIn('me');
    store = makeStore();
    keep('<p>Pods</p>');
  });

  it('reads, and what every page does as it starts, keep pages', async () => {
    const pushSubscriptionInput = { endpoint: 'https://push.example.com/1', key: 'k', auth: 'a' };
    await store.dispatch(podsApi.endpoints.listMyPods.initiate());
    await store.dispatch(sessionApi.endpoints.createTicket.initiate());
    await store.dispatch(notificationsApi.endpoints.subscribePush.initiate({ pushSubscriptionInput }));
    expect(shown()).toBe('<p>Pods</p>');
  });

  it('an act deletes all pages, which would seem to undo it', async () => {
    await store.dispatch(podsApi.endpoints.leavePod.initiate({ id: 'p' }));
    expect(shown()).toBeUndefined();
  });

  it('a page drawn while an act runs, perhaps in another tab, isn’t kept', async () => {
    const act = store.dispatch(podsApi.endpoints.leavePod.initiate({ id: 'p' }));
    keep('<p>Drawn before the act</p>');
    await act;
    expect(shown()).toBeUndefined();
  });

  it.each(['logout', 'refusal'] as const)('the end of the session by %s deletes all pages', (by) => {
    clearAccessToken(by);
    expect(JSON.stringify(localStorage)).not.toContain('Pods');
  });
});
