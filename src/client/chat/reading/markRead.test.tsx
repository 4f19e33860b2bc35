import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chatApi } from '../../api/chatApi';
import { makeStore } from '../../app/store';
import { pageLinks } from '../../../domain/links';
import type { Message } from '../../../contract/entities.gen';
import { pending, refuse, reply } from '../../testing/fakeApi';
import type { Sent } from '../../testing/fakeApi';
import { withScrolling } from '../../testing/layout';
import { passTime } from '../../testing/passTime';
import { persistedConfirmed } from '../../ui/states/unconfirmedSlice';
import { receiveMessage } from '../receiveMessage';
import { channel, channelId, id, me, message, openChat, serveConversation } from '../testing/conversation';

const settled = () => act(() => passTime(300));
const messages = (count: number) => Array.from({ length: count }, (_, index) => message(index + 1));
const marks = (sent: Sent[]) => sent.flatMap(({ operationId, body }) => (operationId === 'markRead' ? [body] : []));
const read = (number: number) => ({ messageId: id(100 + number), status: 'READ' });

function serveRead(count: number, readTo: number, given: Parameters<typeof serveConversation>[1] = {}) {
  const states = { lastMessageId: id(100 + count), lastMessageReadId: id(100 + readTo), unread: count - readTo };
  return serveConversation(messages(count), { listMyChannels: reply([{ ...channel, ...states }]), ...given });
}

const openAt = (number: number) => openChat(pageLinks.message(channelId, id(100 + number)).replace(/^[^?]*/, ''));

async function markUnread(text: string, person: ReturnType<typeof openChat>['user']) {
  const row = (await screen.findByText(text)).closest('[role="article"]') as HTMLElement;
  fireEvent(row, Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' }));
  await person.click(await within(row).findByRole('button', { name: /^More for/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Mark unread from here' }));
}

beforeEach(() => {
  withScrolling();
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
});

it('opening at a message beyond the unread ones leaves those unread', async () => {
  const { sent } = serveRead(60, 2);
  openAt(40);
  expect(await screen.findByText('Text 40')).toBeVisible();
  await settled();
  expect(marks(sent)).toEqual([]);
  act(() => screen.getByRole('log').scrollTo({ top: 0 }));
  await waitFor(() => expect(marks(sent)).toHaveLength(1));
});

it('opening at the message right after the last read one marks it read', async () => {
  const { sent } = serveRead(60, 38);
  openAt(40);
  await waitFor(() => expect(marks(sent)).toHaveLength(1));
});

it('after ‘Mark unread’ neither a press nor a new message marks anything read (rule chat.unread)', async () => {
  const { sent } = serveRead(30, 30, { markRead: reply({ channelId, lastMessageReadId: id(129), unread: 1 }) });
  const { user, store } = openChat();
  await settled();
  await markUnread('Text 30', user);
  expect(await screen.findByText('Marked as unread')).toBeVisible();
  fireEvent.pointerDown(screen.getByText('Text 30'));
  fireEvent.keyDown(screen.getByRole('log'), { key: 'Tab' });
  const arrived: Message = message(31);
  act(() => void store.dispatch(receiveMessage(arrived, { userId: me, movesMarker: true })));
  expect(await screen.findByText('Text 31')).toBeVisible();
  await settled();
  expect(marks(sent)).toEqual([{ messageId: id(130), status: 'UNREAD' }]);
});

it('after ‘Mark unread’ fails, visible messages are marked read as before', async () => {
  const { sent, replies } = serveRead(30, 30, { markRead: refuse(500) });
  const { user, store } = openChat();
  await settled();
  await markUnread('Text 30', user);
  await waitFor(() => expect(marks(sent)).toHaveLength(1));
  replies.markRead = pending;
  act(() => void store.dispatch(receiveMessage(message(31), { userId: me, movesMarker: true })));
  await waitFor(() => expect(marks(sent)[1]).toEqual(read(31)));
});

it('reading around a linked message lowers the unread count without refetching the chats', async () => {
  const { sent } = serveRead(200, 90, {
    listMessages: ({ url }) => reply(messages(200).slice(url.searchParams.has('around') ? 50 : 150, 150)),
    markRead: ({ body }) =>
      reply({ channelId, lastMessageReadId: (body as { messageId: string }).messageId, unread: 1 }),
    listMyChannels: reply([{ ...channel, lastMessageId: id(300), lastMessageReadId: id(190), unread: 99 }]),
  });
  const { store } = openAt(92);
  await waitFor(() => expect(marks(sent)).toHaveLength(1));
  await settled();
  const readTo = (marks(sent).at(-1) as { messageId: string }).messageId;
  const [shown] = chatApi.endpoints.listMyChannels.select()(store.getState()).data ?? [];
  expect(shown).toMatchObject({ lastMessageReadId: readTo, unread: 99 - (Number(readTo.slice(-12)) - 190) });
  expect(sent.filter(({ operationId }) => operationId === 'listMyChannels')).toHaveLength(1);
});

it('cached messages are not marked read, and nor are later messages past a gap (rule platform.persistence)', async () => {
  const { sent, replies } = serveRead(30, 30);
  const { store } = openChat(undefined, makeStore({ isUnconfirmed: true }));
  expect(await screen.findByText('Text 30')).toBeVisible();
  replies.listMessages = pending;
  act(() => void store.dispatch(receiveMessage(message(60), { userId: me, movesMarker: false })));
  expect(await screen.findByText('Text 60')).toBeVisible();
  await settled();
  expect(marks(sent)).toEqual([]);
  for (let number = 31; number < 60; number += 1) {
    act(() => void store.dispatch(receiveMessage(message(number), { userId: me, movesMarker: false })));
  }
  act(() => void store.dispatch(persistedConfirmed()));
  await settled();
  expect(marks(sent)).toEqual([]);
});

it('cached messages are marked read once confirmed, if nothing came in between', async () => {
  const { sent } = serveRead(30, 29);
  const { store } = openChat(undefined, makeStore({ isUnconfirmed: true }));
  expect(await screen.findByText('Text 30')).toBeVisible();
  await settled();
  expect(marks(sent)).toEqual([]);
  act(() => void store.dispatch(persistedConfirmed()));
  await waitFor(() => expect(marks(sent)).toEqual([read(30)]));
});

it('messages that are unread when confirmed are below the marker, even if they were read when cached', async () => {
  const { replies } = serveRead(30, 30);
  const { store } = openChat(undefined, makeStore({ isUnconfirmed: true }));
  expect(await screen.findByText('Text 30')).toBeVisible();
  const states = { lastMessageId: id(130), lastMessageReadId: id(128), unread: 2 };
  replies.listMyChannels = reply([{ ...channel, ...states }]);
  await act(() => store.dispatch(chatApi.endpoints.listMyChannels.initiate(undefined, { forceRefetch: true })));
  act(() => void store.dispatch(persistedConfirmed()));
  expect(screen.getByText('Last read')).toBeVisible();
});
