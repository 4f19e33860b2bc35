import { waitFor } from '@testing-library/react';
import { clearAccessToken } from '../api/accessToken';
import { sessionEnded } from '../api/sessionEvents';
import { sessionNavigation } from '../app/sessionNavigation';
import { makeStore } from '../app/store';
import { streamStatusChanged } from '../stream/streamSlice';
import { fakeApi, refuse } from '../testing/fakeApi';
import { messageTakenBack } from './outboxSlice';
import { heldMessages } from './heldMessages';
import { outboxStorage } from './outboxStorage';
import { clearUnsent } from './unsentKeys';
import { retryMessage, sendMessage } from './sending';
import {
  asTabs,
  closeWindow,
  confirm,
  contents,
  maya,
  openPage,
  settled,
  signInAs,
  tom,
  unsentIn,
  written,
} from './testing/unsent';

const cutOff = () => jest.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));

afterEach(() => jest.restoreAllMocks());

/** The server, which can be reached or not. */
function server() {
  const api = fakeApi({ sendMessage: confirm });
  const answer = jest.mocked(fetch).getMockImplementation();
  return { api, connect: () => void jest.mocked(fetch).mockImplementation(answer) };
}

it('what waits when its window is closed goes out by itself from the next one, in order and once', async () => {
  const { api, connect } = server();
  cutOff();
  const closed = openPage(maya);
  for (const index of [0, 1]) closed.dispatch(sendMessage(written(index)));
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
  expect(contents(api)).toEqual(['Text 0', 'Text 1']);
  expect(unsentIn(openPage(maya))).toEqual([]);
});

it('what was refused is there in the next window, to be tried again or taken back', async () => {
  fakeApi({ sendMessage: refuse(400) });
  const page = openPage(maya);
  page.dispatch(sendMessage(written(0)));
  await settled();
  const next = openPage(maya);
  expect(unsentIn(next)).toEqual([['Text 0', 'failed']]);
  next.dispatch(messageTakenBack(written(0).clientId));
  expect(unsentIn(openPage(maya))).toEqual([]);
});

it('another account of the browser sees nothing of it and sends nothing of it; its writer finds it again', async () => {
  const { api, connect } = server();
  cutOff();
  openPage(maya).dispatch(sendMessage(written(0)));
  await settled();
  connect();
  const toms = openPage(tom);
  toms.dispatch(streamStatusChanged('open'));
  await settled();
  expect(unsentIn(toms)).toEqual([]);
  expect(contents(api)).toEqual([]);
  expect(unsentIn(openPage(maya))).toEqual([['Text 0', 'held']]);
});

/** An answer that never comes, unless the call is given up. */
const pending: typeof fetch = (input, init) =>
  new Promise((_, reject) => {
    const signal = init?.signal ?? (input as Request).signal;
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

it.each(['replaced', 'refused'])(
  'what was on its way when the session was %s goes out with its writer’s next one, never with another’s',
  async (how) => {
    const { api, connect } = server();
    jest.mocked(fetch).mockImplementation(pending);
    const router = { state: { location: { pathname: '/chat', search: '' } }, navigate: jest.fn() };
    const store = makeStore({}, [sessionNavigation(router), heldMessages, outboxStorage]);
    signInAs(maya, store);
    store.dispatch(sendMessage(written(0)));
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
    expect(contents(api)).toEqual([]);
    signInAs(maya, store);
    store.dispatch(streamStatusChanged('open'));
    await waitFor(() => expect(contents(api)).toEqual(['Text 0']));
    await waitFor(() => expect(unsentIn(store)).toEqual([]));
  },
);

it('what waits in one tab shows in the others, once, and goes from all when it is sent or taken back', async () => {
  asTabs();
  const { api, connect } = server();
  cutOff();
  const tabs = [openPage(maya), openPage(maya)] as const;
  tabs[0].dispatch(sendMessage(written(0)));
  tabs[0].dispatch(sendMessage(written(1)));
  await settled();
  expect(tabs.map((tab) => unsentIn(tab).map(([text]) => text))).toEqual([
    ['Text 0', 'Text 1'],
    ['Text 0', 'Text 1'],
  ]);
  tabs[0].dispatch(messageTakenBack(written(0).clientId));
  connect();
  tabs[1].dispatch(streamStatusChanged('open'));
  await waitFor(() => expect(tabs.map(unsentIn)).toEqual([[], []]));
  expect(contents(api)).toEqual(['Text 1']);
});

it('what was refused in one tab says so in the others, until it is tried again in one', async () => {
  asTabs();
  const { replies } = fakeApi({ sendMessage: refuse(400) });
  const tabs = [openPage(maya), openPage(maya)] as const;
  tabs[0].dispatch(sendMessage(written(0)));
  await waitFor(() => expect(unsentIn(tabs[1])).toEqual([['Text 0', 'failed']]));
  replies.sendMessage = confirm;
  tabs[0].dispatch(retryMessage({ ...written(0), status: 'failed' }));
  expect(unsentIn(tabs[1])).toEqual([['Text 0', 'waiting']]);
  await waitFor(() => expect(tabs.map(unsentIn)).toEqual([[], []]));
});

it('a logout of another tab leaves what was written to whoever signs in here again, a logout here nothing', async () => {
  fakeApi({ sendMessage: refuse(400) });
  const router = { state: { location: { pathname: '/chat', search: '' } }, navigate: jest.fn() };
  const page = makeStore({}, [sessionNavigation(router), outboxStorage]);
  signInAs(maya, page);
  page.dispatch(sendMessage(written(0)));
  await settled();
  asTabs();
  logOut(page, { elsewhere: true });
  expect(Object.keys(localStorage).filter((key) => key.includes(maya))).toEqual([]);
  signInAs(tom, page);
  expect(unsentIn(page)).toEqual([]);
  signInAs(maya, page);
  expect(unsentIn(page)).toEqual([['Text 0', 'failed']]);
  // A tab is told of what others store only.
  jest.restoreAllMocks();
  logOut(page, {});
  signInAs(maya, page);
  expect(unsentIn(page)).toEqual([]);
});

/** As the tab does that somebody logs out in, and then as this one, which has learnt of it or is that tab. */
function logOut(page: ReturnType<typeof openPage>, { elsewhere = false }): void {
  clearAccessToken('logout');
  if (elsewhere) clearUnsent();
  page.dispatch(sessionEnded({ by: 'logout', elsewhere }));
}
