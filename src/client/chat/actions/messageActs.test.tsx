import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { streamHandlers } from '../../app/streamHandlers';
import { pending, refuse, reply } from '../../testing/fakeApi';
import type { Sent } from '../../testing/fakeApi';
import { passTime } from '../../testing/passTime';
import { receiveMessage } from '../receiveMessage';
import {
  anna,
  channel,
  channelId,
  id,
  me,
  message,
  openChat,
  ownMessage,
  podId,
  serveConversation,
} from '../testing/conversation';

const field = () => screen.findByRole('textbox', { name: 'Message to Early Birds' });
const calls = (sent: Sent[], ...names: string[]) => sent.filter(({ operationId }) => names.includes(operationId));

async function pointAt(text: string): Promise<HTMLElement> {
  const row = (await screen.findByText(text)).closest('[role="article"]') as HTMLElement;
  fireEvent(row, Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' }));
  return row;
}

const leaveLog = () => fireEvent.pointerLeave(screen.getByRole('log', { hidden: true }).firstElementChild as Element);

async function openMenu(text: string, person: ReturnType<typeof openChat>['user']): Promise<HTMLElement> {
  const row = await pointAt(text);
  await person.click(await within(row).findByRole('button', { name: /^More for/ }));
  return screen.findByRole('menu');
}

it('the user’s reaction shows immediately, before it is confirmed', async () => {
  const { sent } = serveConversation([message(1)], { addReaction: pending });
  const { user } = openChat();
  await user.click(within(await openMenu('Text 1', user)).getByRole('menuitem', { name: 'React with 🎉' }));
  const pill = await screen.findByRole('button', { name: 'You reacted with 🎉 1' });
  expect(pill).toHaveAttribute('aria-pressed', 'true');
  expect(calls(sent, 'addReaction')).toHaveLength(1);
});

it('a reaction shows who added it, and the user’s own is pressed', async () => {
  const reactions = [{ emoji: '👍' as const, userIds: [anna.userId, me, id(77)] }];
  const { sent } = serveConversation([message(1, { version: 1, reactions })], {
    removeReaction: reply(message(1, { version: 2 })),
  });
  const { user } = openChat();
  const pill = await screen.findByRole('button', {
    name: 'You, Anna Lindqvist and someone who has left reacted with 👍 3',
  });
  expect(pill).toHaveAttribute('aria-pressed', 'true');
  await user.click(pill);
  await waitFor(() => expect(screen.queryByRole('button', { name: /👍/ })).not.toBeInTheDocument());
  expect(calls(sent, 'removeReaction')).toHaveLength(1);
});

it('the menu of a message shows who reacted, since touch screens don’t show titles', async () => {
  const reactions = [
    { emoji: '👍' as const, userIds: [anna.userId, me] },
    { emoji: '🎉' as const, userIds: [id(77)] },
  ];
  serveConversation([message(1, { version: 1, reactions })]);
  const { user } = openChat();
  await screen.findByRole('button', { name: 'You and Anna Lindqvist reacted with 👍 2' });
  const menu = await openMenu('Text 1', user);
  expect(within(menu).getByText('You and Anna Lindqvist reacted with 👍')).toBeVisible();
  expect(within(menu).getByText('someone who has left reacted with 🎉')).toBeVisible();
});

it('nobody is shown as having left until the channel’s people are known', async () => {
  serveConversation([message(1, { version: 1, reactions: [{ emoji: '👍', userIds: [id(77)] }] })], {
    listChannelPeople: pending,
  });
  openChat();
  expect(await screen.findByRole('button', { name: 'someone else reacted with 👍 1' })).toBeVisible();
});

it('a refused reaction is removed and shows why', async () => {
  serveConversation([message(1)], { addReaction: refuse(409, { detail: 'Enough people have given it.' }) });
  const { user } = openChat();
  await user.click(within(await openMenu('Text 1', user)).getByRole('menuitem', { name: 'React with 💪' }));
  expect(await screen.findByText('Enough people have given it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /💪/ })).not.toBeInTheDocument();
});

it('Up in an empty composer edits the user’s last message, and Enter saves it', async () => {
  const { sent } = serveConversation([ownMessage(1), ownMessage(2), message(3)], {
    editMessage: reply(ownMessage(2, { content: 'Better', version: 1, editedEpochMillis: Date.UTC(2026, 0, 6, 10) })),
  });
  const { user } = openChat();
  await screen.findByText('Text 2');
  await user.type(await field(), '{ArrowUp}');
  const edit = await screen.findByRole('textbox', { name: 'Edit your message' });
  expect(edit).toHaveValue('Text 2');
  await waitFor(() => expect(edit).toHaveFocus());
  await user.clear(edit);
  await user.type(edit, 'Better{Enter}');
  expect(await screen.findByText(/^edited · \d+:\d\d [ap]m$/)).toBeVisible();
  expect(screen.getByText('Better')).toBeVisible();
  expect(calls(sent, 'editMessage').map(({ body }) => body)).toEqual([{ content: 'Better' }]);
  expect(await field()).toHaveValue('');
});

it('a failed edit keeps its text, even after a reload, and Escape leaves the message unchanged', async () => {
  serveConversation([ownMessage(1)], { editMessage: refuse(503, { detail: 'Please try again in a moment.' }) });
  const { user, unmount } = openChat();
  await screen.findByText('Text 1');
  await user.type(await field(), '{ArrowUp}');
  await user.type(await screen.findByRole('textbox', { name: 'Edit your message' }), ' more{Enter}');
  expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
  unmount();
  openChat();
  const edit = await screen.findByRole('textbox', { name: 'Edit your message' });
  expect(edit).toHaveValue('Text 1 more');
  await user.type(edit, '{Escape}');
  expect(await field()).toHaveValue('');
});

it('removing a message asks first, and leaves ‘Message removed’ in its place', async () => {
  const removed = ownMessage(1, { content: 'Message removed', removed: true, version: 1 });
  serveConversation([ownMessage(1)], { removeMessage: reply(removed) });
  const { user } = openChat();
  await user.click(within(await openMenu('Text 1', user)).getByRole('menuitem', { name: 'Remove' }));
  const verb = await screen.findByRole('button', { name: 'Remove message' });
  // Until it has the focus, the dialog hasn't recorded where to return it.
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
  await user.click(verb);
  const place = (await screen.findByText('Message removed')).closest('[role="article"]');
  expect(place).toBeVisible();
  await waitFor(() => expect(place).toHaveFocus());
  expect(screen.queryByText('Text 1')).not.toBeInTheDocument();
});

it.each([
  ['the pod’s leader removes anybody’s message', me, true],
  ['nobody else does', anna.userId, false],
])('%s', async (_who, leaderId, isOffered) => {
  const pod = { id: podId, leaderId };
  const { replies } = serveConversation([message(1)]);
  replies.getPod = undefined;
  const { user, store } = openChat();
  await screen.findByText('Text 1');
  const { podsApi } = await import('../../api/podsApi');
  await waitFor(() => expect(podsApi.endpoints.getPod.select({ id: podId })(store.getState()).data).toBeDefined());
  act(
    () =>
      void store.dispatch(
        podsApi.util.updateQueryData('getPod', { id: podId }, (held) => void Object.assign(held, pod)),
      ),
  );
  const menu = await openMenu('Text 1', user);
  expect(within(menu).queryAllByRole('menuitem', { name: 'Remove' })).toHaveLength(isOffered ? 1 : 0);
  expect(within(menu).queryByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument();
});

it('messages that the user marks as unread are not marked read automatically (rule chat.unread)', async () => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  const { sent } = serveConversation([message(1), message(2)], {
    listMyChannels: reply([{ ...channel, lastMessageId: id(102), lastMessageReadId: id(102) }]),
    markRead: reply({ channelId, lastMessageReadId: id(101), unread: 1 }),
  });
  const { user } = openChat();
  await user.click(within(await openMenu('Text 2', user)).getByRole('menuitem', { name: 'Mark unread from here' }));
  await waitFor(() => expect(calls(sent, 'markRead')).toHaveLength(1));
  await act(() => passTime(300));
  expect(calls(sent, 'markRead').map(({ body }) => body)).toEqual([{ messageId: id(102), status: 'UNREAD' }]);
});

it('messages that the user marks as unread on another page are not marked read automatically here', async () => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  const { sent } = serveConversation([message(1), message(2)], {
    listMyChannels: reply([{ ...channel, lastMessageId: id(102), lastMessageReadId: id(102) }]),
  });
  const { store } = openChat();
  await screen.findByText('Text 2');
  const event = { id: '1', type: 'read', status: 'UNREAD', channelId, lastMessageReadId: id(101), userId: me } as const;
  for (const handler of streamHandlers.read) {
    act(() => handler(event, { dispatch: store.dispatch, getState: store.getState, userId: me }));
  }
  await act(() => passTime(300));
  expect(calls(sent, 'markRead')).toEqual([]);
});

it('the log is one Tab stop: arrow keys move between messages, Enter opens a message’s menu', async () => {
  serveConversation([message(1), message(2), message(3)]);
  const { user } = openChat();
  await screen.findByText('Text 3');
  act(() => screen.getByRole('log').focus());
  await user.tab();
  const rowOf = (text: string) => screen.getByText(text).closest('[role="article"]');
  expect(rowOf('Text 3')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(rowOf('Text 2')).toHaveFocus());
  expect(rowOf('Text 2')).toHaveAccessibleName('Anna Lindqvist: Text 2');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Copy text' })).toBeVisible();
  expect(screen.getAllByRole('article').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

it('‘@’ lists the people of the channel: arrow keys choose, Enter picks, and the message mentions them', async () => {
  const { sent } = serveConversation([message(1)], {
    sendMessage: ({ body }) => reply(ownMessage(9, { ...(body as object), mentions: undefined })),
  });
  const { user } = openChat();
  await screen.findByText('Text 1');
  await user.type(await field(), 'Hello @lind');
  const option = await screen.findByRole('option', { name: 'Anna Lindqvist' });
  const box = screen.getByRole('combobox');
  expect(box).toHaveAttribute('aria-activedescendant', option.id);
  await user.keyboard('{Enter}');
  expect(await field()).toHaveValue('Hello @Anna Lindqvist ');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(calls(sent, 'sendMessage')[0]?.body).toMatchObject({ mentions: [anna.userId] }));
  expect(await screen.findByText('Anna Lindqvist isn’t in this chat any more and wasn’t told.')).toBeVisible();
});

it('Escape closes the list of people and keeps the text', async () => {
  serveConversation([message(1)]);
  const { user } = openChat();
  await screen.findByText('Text 1');
  await user.type(await field(), '@an');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(await field()).toHaveValue('@an');
});

it('a mention of the user is highlighted', async () => {
  const mentions = [{ userId: me, name: 'Maya Okafor' }, anna];
  serveConversation([message(1, { content: '@Maya Okafor and @Anna Lindqvist', mentions })]);
  openChat();
  expect(await screen.findByText('@Maya Okafor')).toHaveAttribute('data-me', 'true');
  expect(screen.getByText('@Anna Lindqvist')).not.toHaveAttribute('data-me');
});

it('an open menu keeps its position, and its items follow changes to the message', async () => {
  const place = { left: 30, top: 40, width: 20, height: 20 } as DOMRect;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.isConnected && this.dataset.menu !== undefined
      ? place
      : ({ left: 0, top: 0, width: 0, height: 0 } as DOMRect);
  });
  serveConversation([ownMessage(1)]);
  const { user, store } = openChat();
  const menu = await openMenu('Text 1', user);
  const anchor = () => document.querySelector<HTMLElement>('.anchor');
  leaveLog();
  const receive = (one: Parameters<typeof receiveMessage>[0]) =>
    act(() => void store.dispatch(receiveMessage(one, { userId: me, movesMarker: true })));
  receive(message(2));
  expect(anchor()).toHaveStyle({ left: '30px', top: '40px' });
  expect(within(menu).getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  receive(ownMessage(1, { content: 'Message removed', removed: true, version: 1 }));
  expect(within(menu).queryByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument();
  expect(within(menu).getByRole('menuitem', { name: 'Mark unread from here' })).toBeVisible();
});

it('closing a message’s menu focuses the message', async () => {
  serveConversation([message(1), message(2)]);
  const { user } = openChat();
  const menu = await openMenu('Text 1', user);
  leaveLog();
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  const row = screen.getByText('Text 1').closest('[role="article"]');
  await waitFor(() => expect(row).toHaveFocus());
  const again = await openMenu('Text 1', user);
  leaveLog();
  await user.click(within(again).getByRole('menuitem', { name: 'Mark unread from here' }));
  await waitFor(() => expect(row).toHaveFocus());
});

it('closing a message’s menu leaves the focus on an element pressed in the meantime', async () => {
  serveConversation([message(1)]);
  const { user } = openChat();
  await openMenu('Text 1', user);
  await user.click(await field());
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(await field()).toHaveFocus();
});

it('the menu of others’ messages leads to a report of them', async () => {
  serveConversation([message(1)]);
  const { user, address, router } = openChat();
  await user.click(within(await openMenu('Text 1', user)).getByRole('menuitem', { name: 'Report…' }));
  await waitFor(() => expect(address()).toBe(`/report?c=${channelId}&message=${id(101)}`));
  expect(router.state.location.state).toEqual({
    name: anna.name,
    userId: anna.userId,
    text: 'Text 1',
    hasImage: false,
  });
});

it('the menu of others’ messages leads to a block of their sender, and back to the chat', async () => {
  serveConversation([message(1)]);
  const { user, address } = openChat();
  await user.click(within(await openMenu('Text 1', user)).getByRole('menuitem', { name: 'Block sender…' }));
  await waitFor(() => expect(address()).toBe(`/block?u=${anna.userId}&return=%2Fchat%3Fc%3D${channelId}`));
});

it.each([
  ['one’s own', ownMessage(1), 'Text 1'],
  ['a removed', message(1, { removed: true, version: 1 }), 'Message removed'],
])('the menu of %s message has no report', async (_which, given, text) => {
  serveConversation([given]);
  const { user } = openChat();
  const menu = await openMenu(text, user);
  expect(within(menu).queryByRole('menuitem', { name: 'Report…' })).not.toBeInTheDocument();
});
