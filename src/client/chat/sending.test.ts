import { waitFor } from '@testing-library/react';
import { chatApi } from '../api/chatApi';
import { messagesConfirmed } from '../api/messageEvents';
import { messagesIn } from '../api/messageHistory';
import { makeStore } from '../app/store';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import type { Sent } from '../testing/fakeApi';
import { streamStatusChanged } from '../stream/streamSlice';
import { heldMessages } from './heldMessages';
import { messageTakenBack, messageWritten, sendingFailed, unsentMessages } from './outboxSlice';
import { retryMessage, sendMessage } from './sending';

const channelId = '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a50';
const senderId = '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01';
const clientIds = ['8d0f7c1e-31a4-4a57-9f0e-5b7c2d9e6a31', '8d0f7c1e-31a4-4a57-9f0e-5b7c2d9e6a32'] as const;

const draft = (index: 0 | 1) => ({
  clientId: clientIds[index],
  channelId,
  senderId,
  content: `Text ${index}`,
  createdEpochMillis: 1_767_690_000_000 + index,
});

let written = 0;

/** A message as the server has it: with an id. */
function confirmed({ content, clientId }: { content: string; clientId: string }) {
  const id = `0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a${(80 + ++written).toString(16)}`;
  return { id, channelId, senderId, senderName: 'Maya', content, clientId, createdEpochMillis: 1_767_690_000_000 };
}

const confirm = ({ body }: Sent) => reply(confirmed(body as { content: string; clientId: string }));

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const contents = ({ sent }: { sent: Sent[] }) => sent.map(({ body }) => (body as { content: string }).content);

it('a message waits for those before it, and its answer alone confirms it, stream or not', async () => {
  const api = fakeApi({ sendMessage: confirm, listMessages: reply([]) });
  const store = makeStore();
  await store.dispatch(chatApi.endpoints.messageHistory.initiate({ id: channelId }));
  store.dispatch(sendMessage(draft(0)));
  store.dispatch(sendMessage(draft(1)));
  expect(unsentMessages(store.getState()).map(({ status }) => status)).toEqual(['sending', 'waiting']);
  await settled();
  expect(unsentMessages(store.getState())).toEqual([]);
  const { data } = chatApi.endpoints.messageHistory.select({ id: channelId })(store.getState());
  expect(data && messagesIn(data).map(({ content }) => content)).toEqual(['Text 0', 'Text 1']);
  expect(contents({ sent: api.sent.slice(1) })).toEqual(['Text 0', 'Text 1']);
});

it('a message that failed keeps its text and the reason, and does not hold up the others', async () => {
  const api = fakeApi({
    sendMessage: (sent) =>
      (sent.body as { content: string }).content === 'Text 0'
        ? refuse(400, { detail: 'It mentions too many.' })
        : confirm(sent),
  });
  const store = makeStore();
  store.dispatch(sendMessage(draft(0)));
  store.dispatch(sendMessage(draft(1)));
  await settled();
  const [failed, ...others] = unsentMessages(store.getState());
  expect(failed).toMatchObject({ content: 'Text 0', status: 'failed', reason: 'It mentions too many.' });
  expect(others).toEqual([]);

  api.replies.sendMessage = confirm;
  store.dispatch(retryMessage({ ...draft(0), status: 'failed' }));
  await settled();
  expect(unsentMessages(store.getState())).toEqual([]);
  expect(api.sent.at(-1)?.body).toEqual({ content: 'Text 0', clientId: clientIds[0] });
});

it('a message that failed can be taken back to be written anew', async () => {
  fakeApi({ sendMessage: refuse(400) });
  const store = makeStore();
  store.dispatch(sendMessage(draft(0)));
  await settled();
  store.dispatch(messageTakenBack(clientIds[0]));
  expect(unsentMessages(store.getState())).toEqual([]);
});

it('a message that seemed to have failed is confirmed by the history it is found in', async () => {
  fakeApi({ listMessages: reply([confirmed(draft(0))]) });
  const store = makeStore();
  for (const index of [0, 1] as const) {
    store.dispatch(messageWritten(draft(index)));
    store.dispatch(sendingFailed({ clientId: clientIds[index], status: 'failed' }));
  }
  await store.dispatch(chatApi.endpoints.messageHistory.initiate({ id: channelId }));
  expect(unsentMessages(store.getState()).map(({ content }) => content)).toEqual(['Text 1']);
});

it('a message of another person with the same client id does not confirm an unsent one', async () => {
  fakeApi({ listMessages: reply([{ ...confirmed(draft(0)), senderId: channelId }]) });
  const store = makeStore();
  store.dispatch(messageWritten(draft(0)));
  await store.dispatch(chatApi.endpoints.messageHistory.initiate({ id: channelId }));
  expect(unsentMessages(store.getState())).toHaveLength(1);
});

it('what was written without a connection goes out by itself once there is one, in order and once', async () => {
  const api = fakeApi({ sendMessage: confirm });
  const store = makeStore({}, [heldMessages]);
  const connected = jest.mocked(fetch).getMockImplementation();
  jest.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  store.dispatch(sendMessage(draft(0)));
  store.dispatch(sendMessage(draft(1)));
  await settled();
  expect(unsentMessages(store.getState()).map(({ status }) => status)).toEqual(['held', 'waiting']);

  jest.mocked(fetch).mockImplementation(connected);
  store.dispatch(streamStatusChanged('open'));
  await waitFor(() => expect(unsentMessages(store.getState())).toEqual([]));
  expect(contents(api)).toEqual(['Text 0', 'Text 1']);
});

it.each([502, 503, 504])('what met a server that is just away (%d) goes out by itself, in order', async (status) => {
  const api = fakeApi({ sendMessage: refuse(status) });
  const store = makeStore({}, [heldMessages]);
  store.dispatch(sendMessage(draft(0)));
  store.dispatch(sendMessage(draft(1)));
  await settled();
  expect(unsentMessages(store.getState()).map((one) => one.status)).toEqual(['held', 'waiting']);
  api.replies.sendMessage = confirm;
  store.dispatch(streamStatusChanged('open'));
  await waitFor(() => expect(unsentMessages(store.getState())).toEqual([]));
  expect(contents(api)).toEqual(['Text 0', 'Text 0', 'Text 1']);
});

it('what came through although its answer was lost does not hold up the next message', async () => {
  const api = fakeApi({ sendMessage: confirm });
  const store = makeStore({}, [heldMessages]);
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  store.dispatch(sendMessage(draft(0)));
  store.dispatch(sendMessage(draft(1)));
  await settled();
  store.dispatch(messagesConfirmed([confirmed(draft(0))]));
  store.dispatch(streamStatusChanged('open'));
  await waitFor(() => expect(unsentMessages(store.getState())).toEqual([]));
  expect(contents(api)).toEqual(['Text 1']);
});

const otherChannelId = '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a51';

it('what there was no connection for is tried again after ten seconds, once each, however often it was tried before', async () => {
  jest.useFakeTimers();
  const api = fakeApi({ sendMessage: confirm });
  const store = makeStore();
  const connected = jest.mocked(fetch).getMockImplementation();
  const offline = jest.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  store.dispatch(sendMessage(draft(0)));
  store.dispatch(sendMessage({ ...draft(1), channelId: otherChannelId }));
  await jest.advanceTimersByTimeAsync(1000);
  for (const unsent of unsentMessages(store.getState())) {
    store.dispatch(retryMessage(unsent));
    await jest.advanceTimersByTimeAsync(1000);
  }
  offline.mockClear();
  for (let minute = 0; minute < 3; minute += 1) {
    await jest.advanceTimersByTimeAsync(60_000);
    expect(offline).toHaveBeenCalledTimes(12);
    offline.mockClear();
  }

  jest.mocked(fetch).mockImplementation(connected);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(unsentMessages(store.getState())).toEqual([]);
  expect(contents(api)).toEqual(['Text 0', 'Text 1']);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(contents(api)).toHaveLength(2);
  jest.useRealTimers();
});
