import { waitFor } from '@testing-library/react';
import { historyApi } from '../history/historyApi';
import { messagesConfirmed } from '../../api/messageEvents';
import { messagesIn } from '../history/messageHistory';
import { fakeTimers } from '../../testing/clock';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { streamStatusChanged } from '../../stream/streamSlice';
import {
  channelId,
  confirm,
  confirmed,
  sentContents,
  maya,
  openPage,
  settled,
  tom,
  unsentIn,
  unsentFromMaya,
} from '../testing/unsent';
import { messageTakenBack, messageWritten, sendingFailed, unsentMessages } from './outboxSlice';
import { retryMessage, sendMessage } from './sending';

afterEach(() => jest.useRealTimers());

it('a message waits for earlier ones, and is confirmed by its answer alone, even without the stream', async () => {
  const api = fakeApi({ sendMessage: confirm, listMessages: reply([]) });
  const page = openPage(maya);
  await page.dispatch(historyApi.endpoints.messageHistory.initiate({ id: channelId }));
  page.dispatch(sendMessage(unsentFromMaya(0)));
  page.dispatch(sendMessage(unsentFromMaya(1)));
  expect(unsentIn(page)).toEqual([
    ['Text 0', 'sending'],
    ['Text 1', 'waiting'],
  ]);
  await settled();
  expect(unsentIn(page)).toEqual([]);
  const { data } = historyApi.endpoints.messageHistory.select({ id: channelId })(page.getState());
  expect(data && messagesIn(data).map(({ content }) => content)).toEqual(['Text 0', 'Text 1']);
  expect(sentContents({ sent: api.sent.slice(1) })).toEqual(['Text 0', 'Text 1']);
});

it('a failed message keeps its text and the reason, and does not block the other messages', async () => {
  const api = fakeApi({
    sendMessage: (sent) =>
      (sent.body as { content: string }).content === 'Text 0'
        ? refuse(400, { detail: 'It mentions too many.' })
        : confirm(sent),
  });
  const page = openPage(maya);
  page.dispatch(sendMessage(unsentFromMaya(0)));
  page.dispatch(sendMessage(unsentFromMaya(1)));
  await settled();
  const [failed, ...others] = unsentMessages(page.getState());
  expect(failed).toMatchObject({ content: 'Text 0', status: 'failed', reason: 'It mentions too many.' });
  expect(others).toEqual([]);

  api.replies.sendMessage = confirm;
  page.dispatch(retryMessage({ ...unsentFromMaya(0), status: 'failed' }));
  await settled();
  expect(unsentIn(page)).toEqual([]);
  expect(api.sent.at(-1)?.body).toEqual({ content: 'Text 0', clientId: unsentFromMaya(0).clientId });
});

it('a failed message can be returned to the composer', async () => {
  fakeApi({ sendMessage: refuse(400) });
  const page = openPage(maya);
  page.dispatch(sendMessage(unsentFromMaya(0)));
  await settled();
  page.dispatch(messageTakenBack(unsentFromMaya(0).clientId));
  expect(unsentIn(page)).toEqual([]);
});

it('a message that seemed to have failed is confirmed when the history contains it', async () => {
  fakeApi({ listMessages: reply([confirmed(unsentFromMaya(0))]) });
  const page = openPage(maya);
  for (const index of [0, 1]) {
    page.dispatch(messageWritten(unsentFromMaya(index)));
    page.dispatch(sendingFailed({ clientId: unsentFromMaya(index).clientId, status: 'failed' }));
  }
  await page.dispatch(historyApi.endpoints.messageHistory.initiate({ id: channelId }));
  expect(unsentMessages(page.getState()).map(({ content }) => content)).toEqual(['Text 1']);
});

it('another person’s message with the same client id does not confirm the user’s unsent message', async () => {
  fakeApi({ listMessages: reply([confirmed(unsentFromMaya(0), tom)]) });
  const page = openPage(maya);
  page.dispatch(messageWritten(unsentFromMaya(0)));
  await page.dispatch(historyApi.endpoints.messageHistory.initiate({ id: channelId }));
  expect(unsentMessages(page.getState())).toHaveLength(1);
});

it('messages written offline are sent automatically on reconnection, in order and once', async () => {
  const api = fakeApi({ sendMessage: confirm });
  const page = openPage(maya);
  const connected = jest.mocked(fetch).getMockImplementation();
  jest.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  page.dispatch(sendMessage(unsentFromMaya(0)));
  page.dispatch(sendMessage(unsentFromMaya(1)));
  await settled();
  expect(unsentIn(page)).toEqual([
    ['Text 0', 'held'],
    ['Text 1', 'waiting'],
  ]);

  jest.mocked(fetch).mockImplementation(connected);
  page.dispatch(streamStatusChanged('open'));
  await waitFor(() => expect(unsentIn(page)).toEqual([]));
  expect(sentContents(api)).toEqual(['Text 0', 'Text 1']);
});

it.each([502, 503, 504])(
  'messages refused by an unavailable server (%d) are sent automatically, in order',
  async (status) => {
    const api = fakeApi({ sendMessage: refuse(status) });
    const page = openPage(maya);
    page.dispatch(sendMessage(unsentFromMaya(0)));
    page.dispatch(sendMessage(unsentFromMaya(1)));
    await settled();
    expect(unsentIn(page)).toEqual([
      ['Text 0', 'held'],
      ['Text 1', 'waiting'],
    ]);
    api.replies.sendMessage = confirm;
    page.dispatch(streamStatusChanged('open'));
    await waitFor(() => expect(unsentIn(page)).toEqual([]));
    expect(sentContents(api)).toEqual(['Text 0', 'Text 0', 'Text 1']);
  },
);

it('a message that arrived although its answer was lost does not block the next one', async () => {
  const api = fakeApi({ sendMessage: confirm });
  const page = openPage(maya);
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  page.dispatch(sendMessage(unsentFromMaya(0)));
  page.dispatch(sendMessage(unsentFromMaya(1)));
  await settled();
  page.dispatch(messagesConfirmed([confirmed(unsentFromMaya(0))]));
  page.dispatch(streamStatusChanged('open'));
  await waitFor(() => expect(unsentIn(page)).toEqual([]));
  expect(sentContents(api)).toEqual(['Text 1']);
});

const otherChannelId = '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a51';

it('messages held while offline are retried every ten seconds, once each, however often they have failed', async () => {
  fakeTimers();
  const api = fakeApi({ sendMessage: confirm });
  const page = openPage(maya);
  const connected = jest.mocked(fetch).getMockImplementation();
  const offline = jest.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  page.dispatch(sendMessage(unsentFromMaya(0)));
  page.dispatch(sendMessage({ ...unsentFromMaya(1), channelId: otherChannelId }));
  await jest.advanceTimersByTimeAsync(1000);
  for (const unsent of unsentMessages(page.getState())) {
    page.dispatch(retryMessage(unsent));
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
  expect(unsentIn(page)).toEqual([]);
  expect(sentContents(api)).toEqual(['Text 0', 'Text 1']);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sentContents(api)).toHaveLength(2);
});
