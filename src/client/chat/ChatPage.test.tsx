import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Channel, Message, User } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { streamHandlers } from '../app/streamHandlers';
import { fakeApi, pending, refuse, reply } from '../testing/fakeApi';
import type { Sent } from '../testing/fakeApi';
import { withHeights } from '../testing/layout';
import { passTime } from '../testing/passTime';
import { renderPage } from '../testing/renderPage';
import { signIn } from '../testing/token';
import { ChatPage } from './ChatPage';
import { closeWindow } from './testing/unsent';
import { MessageText } from './log/MessageText';
import type * as Actual from './log/MessageText';
import { receiveMessage } from './receiveMessage';

jest.mock('./log/MessageText', () => ({
  MessageText: jest.fn(jest.requireActual<typeof Actual>('./log/MessageText').MessageText),
}));

const id = (number: number) => `0190f3a2-7c11-7a40-8b1e-${String(number).padStart(12, '0')}`;

const channelId = id(1);
const me = id(2);
const anna = id(3);
const at = Date.UTC(2026, 0, 6, 9);

const user: User = { id: me, email: 'maya@example.com', firstName: 'Maya', lastName: 'Okafor' };

function message(number: number, given: Partial<Message> = {}): Message {
  return {
    id: id(100 + number),
    channelId,
    senderId: anna,
    senderName: 'Anna Lindqvist',
    content: `Text ${number}`,
    createdEpochMillis: at + number * 1000,
    ...given,
  };
}

const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index));

function channel(given: Partial<Channel> = {}): Channel {
  return {
    id: channelId,
    name: 'Early Birds',
    businessId: id(4),
    membershipId: id(5),
    membershipName: 'Momentum Circle',
    podId: id(6),
    leaderChannel: false,
    unread: 0,
    messages: [],
    ...given,
  };
}

function server(given: Parameters<typeof fakeApi>[0] = {}) {
  return fakeApi({
    getMyUser: reply(user),
    listMyChannels: reply([channel()]),
    listMessages: reply([message(1)]),
    markRead: ({ body }) => {
      const { messageId } = body as { messageId: string };
      return reply({ channelId, lastMessageReadId: messageId, unread: 0 });
    },
    sendMessage: ({ body }) => {
      const { content, clientId } = body as { content: string; clientId: string };
      return reply(message(900, { senderId: me, senderName: 'Maya', content, clientId }));
    },
    ...given,
  });
}

function page(query = `?c=${channelId}`) {
  signIn(me);
  return renderPage(<ChatPage />, { route: paths.chat + query });
}
const log = () => screen.findByRole('log');
const field = () => screen.findByRole('textbox', { name: 'Message to Early Birds' });
const reads = (sent: Sent[]) =>
  sent.flatMap(({ operationId, body }) =>
    operationId === 'markRead' ? [(body as { messageId: string }).messageId] : [],
  );

let hasFocus: jest.SpyInstance<boolean, []>;

beforeEach(() => {
  withHeights((element) => (element.getAttribute('role') === 'log' ? 400 : 40));
  hasFocus = jest.spyOn(document, 'hasFocus').mockReturnValue(true);
});

it.each([
  ['plain', `?c=${channelId}`],
  ['encoded', `?c=${btoa(channelId)}&n=${btoa('Old name')}`],
  ['by its other key', `?channelId=${channelId}&name=Old`],
  ['as the only one there is', ''],
])('a conversation is named by the address %s', async (_how, query) => {
  server();
  page(query);
  expect(await screen.findByRole('heading', { name: 'Early Birds' })).toBeVisible();
  expect(within(await log()).getByText('Text 1')).toBeVisible();
});

it('a conversation shows the name in its address until the server returns its name', () => {
  server({ listMyChannels: pending });
  page(`?c=${channelId}&n=${btoa('Early Birds')}`);
  expect(screen.getByRole('heading', { name: 'Early Birds' })).toBeVisible();
});

it('a conversation that the user doesn’t belong to is not found', async () => {
  server();
  page(`?c=${id(77)}`);
  expect(await screen.findByText('Sorry, page not found')).toBeVisible();
});

it('without a conversation in the address, the page redirects to the list if there are several', async () => {
  server({ listMyChannels: reply([channel(), channel({ id: id(8), name: 'Leaders' })]) });
  const { address } = page('');
  await waitFor(() => expect(address()).toBe(paths.chats));
});

it('losing access to a conversation redirects to the list', async () => {
  const api = server();
  const { address, store } = page();
  await log();
  api.replies.listMyChannels = reply([]);
  const event = { id: '1', type: 'channel', channelId, change: 'removed' } as const;
  for (const handler of streamHandlers.channel) {
    act(() => handler(event, { dispatch: store.dispatch, getState: store.getState, userId: me }));
  }
  await waitFor(() => expect(address()).toBe(paths.chats));
});

it('a conversation that fails to load shows an error and can be retried', async () => {
  const api = server({ listMessages: refuse(503, { detail: 'Please try again in a moment.' }) });
  const { user: person } = page();
  expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
  api.replies.listMessages = reply([message(1)]);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(within(await log()).getByText('Text 1')).toBeVisible();
});

it('an empty conversation invites the user to write', async () => {
  server({ listMessages: reply([]) });
  page();
  expect(await screen.findByText('Nothing written yet')).toBeVisible();
});

it('a message links web addresses only, and shows markup as text', async () => {
  const content = 'See https://example.com/x. <b>javascript:alert(1)</b>';
  server({ listMessages: reply([message(1, { content })]) });
  page();
  const link = within(await log()).getByRole('link');
  expect(link).toHaveAttribute('href', 'https://example.com/x');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(screen.getByText(/<b>javascript/)).toBeVisible();
});

it('a fully visible message is marked as read', async () => {
  const { sent } = server({
    listMyChannels: reply([channel({ unread: 2, lastMessageId: id(103), lastMessageReadId: id(101) })]),
    listMessages: reply(messages(1, 3)),
  });
  page();
  await waitFor(() => expect(reads(sent)).toEqual([id(103)]));
  expect(screen.getByText('Last read')).toBeVisible();
});

it('a message is not marked as read until the page is active', async () => {
  hasFocus.mockReturnValue(false);
  const { sent } = server({
    listMyChannels: reply([channel({ unread: 1, lastMessageId: id(101) })]),
  });
  page();
  await log();
  await act(() => passTime(250));
  expect(reads(sent)).toEqual([]);
  hasFocus.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(reads(sent)).toEqual([id(101)]));
});

it('a message before the last read one is not marked as read again', async () => {
  const { sent } = server({
    listMyChannels: reply([channel({ lastMessageId: id(105), lastMessageReadId: id(105) })]),
    listMessages: reply(messages(1, 3)),
  });
  page();
  await log();
  await act(() => passTime(250));
  expect(reads(sent)).toEqual([]);
});

it('a failed read mark is not retried endlessly', async () => {
  const { sent } = server({
    listMyChannels: reply([channel({ unread: 1, lastMessageId: id(101) })]),
    markRead: refuse(500),
  });
  page();
  await waitFor(() => expect(reads(sent)).toEqual([id(101)]));
  await act(() => passTime(250));
  expect(reads(sent)).toEqual([id(101)]);
});

it('a conversation loads older messages before it opens at the last read message', async () => {
  const { sent } = server({
    listMyChannels: reply([channel({ unread: 60, lastMessageId: id(180), lastMessageReadId: id(120) })]),
    listMessages: ({ url }) => reply(url.searchParams.get('before') === id(131) ? messages(1, 30) : messages(31, 80)),
  });
  page();
  await log();
  const queries = sent.filter(({ operationId }) => operationId === 'listMessages').map(({ url }) => url.search);
  expect(queries).toEqual(['', `?before=${id(131)}&limit=100`]);
});

it('older messages that fail to load show an error in place and can be retried', async () => {
  const api = server({
    listMyChannels: reply([channel({ unread: 60, lastMessageId: id(180), lastMessageReadId: id(120) })]),
    listMessages: ({ url }) =>
      url.searchParams.has('before') ? refuse(503, { detail: 'Not now.' }) : reply(messages(31, 80)),
  });
  const { user: person } = page();
  expect(await screen.findByText('We couldn’t load older messages.')).toBeVisible();
  expect(screen.queryByText('Not now.')).not.toBeInTheDocument();
  api.replies.listMessages = ({ url }) => reply(url.searchParams.has('before') ? messages(1, 30) : messages(31, 80));
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('This is the start of the chat.')).toBeVisible();
});

it('a sent message shows immediately, marked as unconfirmed until the server answers', async () => {
  const api = server({ sendMessage: pending });
  const { user: person } = page();
  await person.type(await field(), 'Line one{Shift>}{Enter}{/Shift}two{Enter}');
  expect(await screen.findByText(/Line one\s+two/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Sending…' })).toBeVisible();
  expect(await field()).toHaveValue('');
  const written = api.sent.find(({ operationId }) => operationId === 'sendMessage');
  expect(written?.body).toMatchObject({ content: 'Line one\ntwo' });
});

it('a sent message is confirmed by the server’s answer, and shows once', async () => {
  server();
  const { user: person } = page();
  await person.type(await field(), 'Hello{Enter}');
  expect(await screen.findByRole('img', { name: 'Sent' })).toBeVisible();
  expect(screen.getAllByText('Hello')).toHaveLength(1);
});

it('a failed message keeps its text, and can be retried or edited', async () => {
  const api = server({ sendMessage: refuse(400, { detail: 'It mentions too many.' }) });
  const { user: person } = page();
  await person.type(await field(), 'Hello{Enter}');
  expect(await screen.findByText('Not sent. It mentions too many.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('A message wasn’t sent. It mentions too many.');
  expect(within(await log()).queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Hello').closest('[role="article"]')).toHaveAccessibleName(
    /^You: .*Hello Not sent\. It mentions too many\.$/,
  );
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  const tries = () => api.sent.filter(({ operationId }) => operationId === 'sendMessage');
  await waitFor(() => expect(tries()).toHaveLength(2));
  expect(tries()[1]?.body).toEqual(tries()[0]?.body);
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(await field()).toHaveValue('Hello');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('typing and new messages do not re-render unchanged messages', async () => {
  server({ listMessages: reply(messages(1, 3)) });
  const { user: person, store } = page();
  await log();
  await waitFor(() => expect(screen.getByText('Text 3')).toBeVisible());
  const drawn = jest.mocked(MessageText);
  drawn.mockClear();
  await person.type(await field(), 'Hello');
  act(() => void store.dispatch(receiveMessage(message(4), { userId: me, movesMarker: true })));
  expect(await screen.findByText('Text 4')).toBeVisible();
  expect(new Set(drawn.mock.calls.map(([{ text }]) => text))).toEqual(new Set(['Text 4']));
});

it('an empty or overlong message is refused', async () => {
  const { sent } = server();
  const { user: person } = page();
  await person.type(await field(), '   {Enter}');
  expect(screen.getByText('Message cannot be empty')).toBeVisible();
  await person.clear(await field());
  await person.click(await field());
  await person.paste('x'.repeat(4001));
  expect(screen.queryByText('Message cannot be empty')).not.toBeInTheDocument();
  expect(screen.getByText('4,001 / 4,000')).toBeVisible();
  await person.keyboard('{Enter}');
  expect(screen.getByText('Message must be 4,000 characters or fewer')).toBeVisible();
  expect(sent.filter(({ operationId }) => operationId === 'sendMessage')).toEqual([]);
});

it('the next message waits half a second, and text typed during the wait is kept', async () => {
  const { sent } = server();
  const { user: person } = page();
  await person.type(await field(), 'One');
  const box = await field();
  fireEvent.keyDown(box, { key: 'Enter' });
  fireEvent.change(box, { target: { value: 'Two' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(box).toHaveValue('Two');
  const written = () => sent.filter(({ operationId }) => operationId === 'sendMessage').length;
  await waitFor(() => expect(written()).toBe(1));
  await act(() => passTime(500));
  await person.keyboard('{Enter}');
  await waitFor(() => expect(written()).toBe(2));
});

it.each<[string, object]>([
  ['while it is composed', { isComposing: true }],
  ['in Safari, once it is composed', { keyCode: 229 }],
])('Enter that completes an input-method word sends nothing, %s', async (_, ofInputMethod) => {
  const { sent } = server();
  const { user: person } = page();
  await person.type(await field(), '今日は');
  fireEvent.keyDown(await field(), { key: 'Enter', ...ofInputMethod });
  expect(await field()).toHaveValue('今日は');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(sent.filter(({ operationId }) => operationId === 'sendMessage')).toHaveLength(1));
  expect(await field()).toHaveValue('');
});

it('each channel keeps its draft when the window is closed, and only its author can see it', async () => {
  const { replies } = server({ listMyChannels: reply([channel(), channel({ id: id(8), name: 'Leaders' })]) });
  const { user: person, unmount } = page();
  await person.type(await field(), 'Half a thou');
  unmount();
  closeWindow();
  const again = page(`?c=${id(8)}`);
  expect(await screen.findByRole('textbox', { name: 'Message to Leaders' })).toHaveValue('');
  await act(() => again.router.navigate(pathTo(paths.chat, { channel: channelId })));
  expect(await field()).toHaveValue('Half a thou');
  again.unmount();
  replies.getMyUser = reply({ ...user, id: id(9) });
  page();
  expect(await field()).toHaveValue('');
});
