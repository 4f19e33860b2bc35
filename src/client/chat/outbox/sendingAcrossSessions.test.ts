import { waitFor } from '@testing-library/react';
import { clearAccessToken } from '../../api/transport/accessToken';
import { sessionEnded, sessionReady } from '../../api/sessionEvents';
import { sessionNavigation } from '../../app/sessionNavigation';
import { makeStore } from '../../app/store';
import { endSession } from '../../session/logout';
import { streamStatusChanged } from '../../stream/streamSlice';
import { fakeApi, hangingFetch, pending, refuse } from '../../testing/fakeApi';
import { signIn } from '../../testing/token';
import {
  linkAsTabs,
  channelId,
  closeWindow,
  confirm,
  sentContents,
  maya,
  openPage,
  openSlowly,
  settled,
  signInAs,
  tom,
  unsentIn,
  unsentFromMaya,
} from '../testing/unsent';
import { messageTakenBack } from './outboxSlice';
import { resendMessages } from './resendMessages';
import { outboxStorage } from './outboxStorage';
import { clearUnsent, unsentKey, markWrittenHere } from '../../api/unsentKeys';
import { retryMessage, sendMessage } from './sending';

const cutOff = () => jest.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));

afterEach(() => jest.restoreAllMocks());

const [draft, toms] = [unsentKey('draft', maya, channelId), unsentKey('draft', tom, channelId)];

function server() {
  const api = fakeApi({ sendMessage: confirm });
  const answer = jest.mocked(fetch).getMockImplementation();
  return { api, connect: () => void jest.mocked(fetch).mockImplementation(answer) };
}

it('messages held when the window closes are sent by the next window, in order and once', async () => {
  const { api, connect } = server();
  cutOff();
  const closed = openPage(maya);
  for (const index of [0, 1]) closed.dispatch(sendMessage(unsentFromMaya(index)));
  await settled();
  closeWindow();
  const next = openPage(maya);
  expect(unsentIn(next)).toEqual([
    ['Text 0', 'held'],
    ['Text 1', 'held'],
  ]);
  connect();
  next.dispatch(streamStatusChanged('open'));
  await waitFor(() => expect(unsentIn(next)).toEqual([]));
  expect(sentContents(api)).toEqual(['Text 0', 'Text 1']);
  expect(unsentIn(openPage(maya))).toEqual([]);
});

it('a refused message shows in the next window, to retry or return to the composer', async () => {
  fakeApi({ sendMessage: refuse(400) });
  const page = openPage(maya);
  page.dispatch(sendMessage(unsentFromMaya(0)));
  await settled();
  const next = openPage(maya);
  expect(unsentIn(next)).toEqual([['Text 0', 'failed']]);
  next.dispatch(messageTakenBack(unsentFromMaya(0).clientId));
  expect(unsentIn(openPage(maya))).toEqual([]);
});

it('another account in this browser neither sees nor sends a user’s unsent message; its author finds it again', async () => {
  const { api, connect } = server();
  cutOff();
  openPage(maya).dispatch(sendMessage(unsentFromMaya(0)));
  await settled();
  connect();
  const toms = openPage(tom);
  toms.dispatch(streamStatusChanged('open'));
  await settled();
  expect(unsentIn(toms)).toEqual([]);
  expect(sentContents(api)).toEqual([]);
  expect(unsentIn(openPage(maya))).toEqual([['Text 0', 'held']]);
});

it('a tab that has not yet learned of another tab’s login sends nothing in the new session', async () => {
  const { api, connect } = server();
  cutOff();
  const page = openPage(maya);
  page.dispatch(sendMessage(unsentFromMaya(0)));
  await settled();
  connect();
  signIn(tom);
  page.dispatch(streamStatusChanged('open'));
  await settled();
  expect(sentContents(api)).toEqual([]);
  signInAs(maya, page);
  page.dispatch(streamStatusChanged('open'));
  await waitFor(() => expect(sentContents(api)).toEqual(['Text 0']));
});

it.each(['replaced', 'refused'])(
  'messages being sent when the session was %s are sent in their author’s next session, never in another’s',
  async (how) => {
    const { api, connect } = server();
    jest.mocked(fetch).mockImplementation(hangingFetch);
    const router = { state: { location: { pathname: '/chat', search: '' } }, navigate: jest.fn() };
    const store = makeStore({}, [sessionNavigation(router), resendMessages, outboxStorage]);
    signInAs(maya, store);
    store.dispatch(sendMessage(unsentFromMaya(0)));
    await settled();
    connect();
    if (how === 'refused') {
      clearAccessToken('refusal');
      store.dispatch(sessionEnded({ by: 'refusal' }));
      await settled();
    }
    signInAs(tom, store);
    await settled();
    store.dispatch(streamStatusChanged('open'));
    await settled();
    expect(sentContents(api)).toEqual([]);
    signInAs(maya, store);
    store.dispatch(streamStatusChanged('open'));
    await waitFor(() => expect(sentContents(api)).toEqual(['Text 0']));
    await waitFor(() => expect(unsentIn(store)).toEqual([]));
  },
);

it('messages held in one tab show in the other tabs, once, until sent or returned to the composer', async () => {
  linkAsTabs();
  const { api, connect } = server();
  cutOff();
  const tabs = [openPage(maya), openPage(maya)] as const;
  tabs[0].dispatch(sendMessage(unsentFromMaya(0)));
  tabs[0].dispatch(sendMessage(unsentFromMaya(1)));
  await settled();
  expect(tabs.map((tab) => unsentIn(tab).map(([text]) => text))).toEqual([
    ['Text 0', 'Text 1'],
    ['Text 0', 'Text 1'],
  ]);
  tabs[0].dispatch(messageTakenBack(unsentFromMaya(0).clientId));
  await settled();
  connect();
  tabs[1].dispatch(streamStatusChanged('open'));
  await waitFor(() => expect(tabs.map(unsentIn)).toEqual([[], []]));
  expect(sentContents(api)).toEqual(['Text 1']);
});

it('messages sent or returned to the composer while another tab starts disappear there too, unsent', async () => {
  linkAsTabs();
  const { api, connect } = server();
  cutOff();
  const first = openPage(maya);
  for (const index of [0, 1]) first.dispatch(sendMessage(unsentFromMaya(index)));
  await settled();
  const starting = openSlowly(maya);
  expect(unsentIn(starting).map(([text]) => text)).toEqual(['Text 0', 'Text 1']);
  first.dispatch(messageTakenBack(unsentFromMaya(0).clientId));
  connect();
  first.dispatch(streamStatusChanged('open'));
  await waitFor(() => expect(unsentIn(first)).toEqual([]));
  await settled();
  expect(unsentIn(starting)).toEqual([]);
  starting.dispatch(sessionReady({ userId: maya }));
  starting.dispatch(streamStatusChanged('open'));
  await settled();
  expect(sentContents(api)).toEqual(['Text 1']);
});

it('a message refused in one tab is refused in all tabs, until one of them retries it', async () => {
  linkAsTabs();
  const { replies } = fakeApi({ sendMessage: refuse(400) });
  const tabs = [openPage(maya), openPage(maya)] as const;
  tabs[0].dispatch(sendMessage(unsentFromMaya(0)));
  await waitFor(() => expect(unsentIn(tabs[1])).toEqual([['Text 0', 'failed']]));
  replies.sendMessage = pending;
  tabs[0].dispatch(retryMessage({ ...unsentFromMaya(0), status: 'failed' }));
  await waitFor(() => expect(unsentIn(tabs[1])).toEqual([['Text 0', 'waiting']]));
});

it('a message returned to the composer before another tab learned of it disappears from both tabs', async () => {
  linkAsTabs();
  server();
  cutOff();
  const tabs = [openPage(maya), openPage(maya)] as const;
  tabs[0].dispatch(sendMessage(unsentFromMaya(0)));
  tabs[0].dispatch(messageTakenBack(unsentFromMaya(0).clientId));
  tabs[0].dispatch(sendMessage(unsentFromMaya(1)));
  const store = jest.spyOn(Storage.prototype, 'setItem').mockClear();
  await settled();
  expect(tabs.map((tab) => unsentIn(tab).map(([text]) => text))).toEqual([['Text 1'], ['Text 1']]);
  // A tab must not store messages that it received from another tab or that are already stored.
  expect(store).not.toHaveBeenCalled();
});

function openTab() {
  const router = { state: { location: { pathname: '/chat', search: '' } }, navigate: jest.fn() };
  const page = makeStore({}, [sessionNavigation(router), outboxStorage]);
  signInAs(maya, page);
  return page;
}

it('a logout clears the user’s text; an expired session or a logout in another tab does not', async () => {
  fakeApi({ sendMessage: refuse(400) });
  const page = openTab();
  page.dispatch(sendMessage(unsentFromMaya(0)));
  for (const key of [draft, toms]) localStorage.setItem(key, 'Half a thought');
  await settled();
  const remaining = () => [localStorage.getItem(draft) !== null, unsentIn(openPage(maya)).length];
  page.dispatch(sessionEnded({ by: 'refusal' }));
  expect(remaining()).toEqual([true, 1]);
  signInAs(maya, page);
  page.dispatch(sessionEnded({ by: 'logout', elsewhere: true }));
  expect(remaining()).toEqual([true, 1]);
  signInAs(maya, page);
  endSession(page.dispatch, maya);
  expect(remaining()).toEqual([false, 0]);
  expect(localStorage.getItem(toms)).toBe('Half a thought');
});

it('a logout in another tab keeps only the text written in this tab, for its author', async () => {
  fakeApi({ sendMessage: refuse(400) });
  const page = openTab();
  page.dispatch(sendMessage(unsentFromMaya(0)));
  markWrittenHere(draft);
  await settled();
  linkAsTabs();
  localStorage.setItem(draft, 'Half a thought');
  const others = unsentKey('edits', maya, channelId);
  localStorage.setItem(others, 'Written in another tab');
  localStorage.setItem(unsentKey('message', maya, '1'), JSON.stringify({ ...unsentFromMaya(1), status: 'failed' }));
  await settled();
  clearAccessToken('logout');
  page.dispatch(sessionEnded({ by: 'logout', elsewhere: true }));
  clearUnsent(maya);
  await settled();
  expect([localStorage.getItem(draft), localStorage.getItem(others)]).toEqual(['Half a thought', null]);
  signInAs(tom, page);
  expect(unsentIn(page)).toEqual([]);
  signInAs(maya, page);
  expect(unsentIn(page)).toEqual([['Text 0', 'failed']]);
});

it('text written here and sent by another tab does not reappear after a logout', async () => {
  linkAsTabs();
  fakeApi({ sendMessage: refuse(400) });
  const page = openTab();
  page.dispatch(sendMessage(unsentFromMaya(0)));
  await settled();
  localStorage.removeItem(unsentKey('message', maya, unsentFromMaya(0).clientId));
  await settled();
  clearAccessToken('logout');
  page.dispatch(sessionEnded({ by: 'logout', elsewhere: true }));
  await settled();
  signInAs(maya, page);
  expect(unsentIn(page)).toEqual([]);
});

it('text that another tab wrote and this tab tried to send is cleared by a logout', async () => {
  linkAsTabs();
  fakeApi({ sendMessage: refuse(400) });
  const page = openTab();
  const key = unsentKey('message', maya, unsentFromMaya(0).clientId);
  localStorage.setItem(key, JSON.stringify({ ...unsentFromMaya(0), status: 'held' }));
  await settled();
  page.dispatch(retryMessage({ ...unsentFromMaya(0), status: 'held' }));
  await waitFor(() => expect(unsentIn(page)).toEqual([['Text 0', 'failed']]));
  clearAccessToken('logout');
  page.dispatch(sessionEnded({ by: 'logout', elsewhere: true }));
  clearUnsent(maya);
  await settled();
  expect(localStorage.getItem(key)).toBeNull();
});
