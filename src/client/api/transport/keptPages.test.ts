import { fakeTimers } from '../../testing/clock';
import { fakeApi } from '../../testing/fakeApi';
import { makeStore } from '../../app/store';
import { signIn } from '../../testing/token';
import { sessionApi } from '../sessionApi';
import { podsApi } from '../podsApi';
import { clearAccessToken } from './accessToken';
import { forgetPages, keepPage, keptPage } from './keptPages';

const pods = { address: '/pods', business: 'b', build: '1' };
const addressed = (address: string) => ({ ...pods, address });

beforeEach(() => fakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

it('a page is kept as it was drawn last, by its address', () => {
  keepPage('me', pods, '<p>Old</p>');
  keepPage('me', addressed('/pod?p=1'), '<p>One</p>');
  keepPage('me', pods, '<p>New</p>');
  expect(keptPage('me', pods)).toBe('<p>New</p>');
  expect(keptPage('me', addressed('/pod?p=1'))).toBe('<p>One</p>');
  expect(keptPage('me', addressed('/pod?p=2'))).toBeUndefined();
});

it.each([
  ['for another user', 'you', pods],
  ['for another business', 'me', { ...pods, business: 'c' }],
  ['by another build', 'me', { ...pods, build: '2' }],
])('a page drawn %s isn’t shown, and goes when the next is kept', (_, user, page) => {
  keepPage('me', pods, '<p>Mine</p>');
  expect(keptPage(user, page)).toBeUndefined();
  keepPage(user, { ...page, address: '/chats' }, '<p>Theirs</p>');
  expect(keptPage('me', pods)).toBeUndefined();
  expect(JSON.stringify(localStorage)).not.toContain('Mine');
});

it('a page drawn yesterday isn’t shown', () => {
  keepPage('me', pods, '<p>Today at 10:00</p>');
  jest.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
  expect(keptPage('me', pods)).toBeUndefined();
});

it('a page that isn’t drawn any more is forgotten, and no other', () => {
  keepPage('me', addressed('/chats'), '<p>Chats</p>');
  keepPage('me', pods, '<p>Pods</p>');
  keepPage('me', pods, undefined);
  expect(keptPage('me', pods)).toBeUndefined();
  expect(keptPage('me', addressed('/chats'))).toBe('<p>Chats</p>');
});

it('three pages are kept, within 300,000 characters in all, the last ones first', () => {
  for (const name of ['a', 'b', 'c', 'd']) keepPage('me', addressed(`/${name}`), name);
  expect(['a', 'b', 'c', 'd'].map((name) => keptPage('me', addressed(`/${name}`)))).toEqual([undefined, 'b', 'c', 'd']);
  keepPage('me', pods, 'x'.repeat(299_999));
  expect([keptPage('me', addressed('/d')), keptPage('me', addressed('/c'))]).toEqual(['d', undefined]);
  keepPage('me', pods, 'x'.repeat(300_001));
  expect(keptPage('me', pods)).toBeUndefined();
});

it('nothing stays of earlier pages if the storage is full', () => {
  keepPage('me', pods, '<p>Old</p>');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  keepPage('me', pods, '<p>New</p>');
  full.mockRestore();
  expect(keptPage('me', pods)).toBeUndefined();
});

it.each(['not JSON', 'null', '[]', '{"drawnFor":1,"pages":[]}'])('a damaged record, "%s", counts as none', (record) => {
  localStorage.setItem('stepwell.pages', record);
  expect(keptPage('me', pods)).toBeUndefined();
  keepPage('me', pods, '<p>New</p>');
  expect(keptPage('me', pods)).toBe('<p>New</p>');
});

it('an act forgets all pages, which would seem to undo it', async () => {
  fakeApi();
  const userId = 'me';
  signIn(userId);
  const store = makeStore();
  keepPage(userId, pods, '<p>Pods</p>');
  await store.dispatch(podsApi.endpoints.listMyPods.initiate());
  await store.dispatch(sessionApi.endpoints.createTicket.initiate(undefined as never));
  expect(keptPage(userId, pods)).toBe('<p>Pods</p>');
  await store.dispatch(podsApi.endpoints.leavePod.initiate({ id: 'p' }));
  expect(keptPage(userId, pods)).toBeUndefined();
});

it.each(['logout', 'refusal'] as const)('the end of the session by %s forgets all pages', (by) => {
  signIn('me');
  keepPage('me', pods, '<p>Pods</p>');
  clearAccessToken(by);
  expect(JSON.stringify(localStorage)).not.toContain('Pods');
});

it('pages can be forgotten when none are kept', () => expect(forgetPages).not.toThrow());
