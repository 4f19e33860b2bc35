import { clearAccessToken, storeAccessToken } from '../api/accessToken';
import { sessionEnded, sessionStarted } from '../api/sessionEvents';
import { sessionNavigation } from '../app/sessionNavigation';
import { makeStore } from '../app/store';
import { streamStatusChanged } from '../stream/streamSlice';
import { fakeApi } from '../testing/fakeApi';
import { inMinutes, signIn, tokenWith } from '../testing/token';
import { heldMessages } from './heldMessages';
import { unsentMessages } from './outboxSlice';
import { sendMessage } from './sending';

const message = {
  clientId: '8d0f7c1e-31a4-4a57-9f0e-5b7c2d9e6a31',
  channelId: '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a50',
  senderId: '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01',
  content: 'Hello',
  createdEpochMillis: 1_767_690_000_000,
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** An answer that never comes, unless the call is given up. */
const pending: typeof fetch = (input, init) =>
  new Promise((_, reject) => {
    const signal = init?.signal ?? (input as Request).signal;
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

const next = { expires: inMinutes(90) };
const nextToken = () => tokenWith({ exp: next.expires, sub: '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a02' });

it.each(['replaced', 'refused'])(
  'what was on its way when the session was %s never goes out with the next',
  async (how) => {
    signIn();
    fakeApi();
    jest.mocked(fetch).mockImplementation(pending);
    const router = { state: { location: { pathname: '/chat', search: '' } }, navigate: jest.fn() };
    const store = makeStore({}, [sessionNavigation(router), heldMessages]);
    store.dispatch(sendMessage(message));
    await settled();
    if (how === 'refused') {
      clearAccessToken('refusal');
      store.dispatch(sessionEnded({ by: 'refusal' }));
      await settled();
    }
    storeAccessToken(nextToken());
    store.dispatch(sessionStarted(next));
    await settled();
    expect(unsentMessages(store.getState())).toMatchObject([{ content: 'Hello', status: 'failed' }]);
    jest.mocked(fetch).mockClear();
    store.dispatch(streamStatusChanged('open'));
    await settled();
    expect(fetch).not.toHaveBeenCalled();
  },
);
