import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../domain/links';
import { emptyApi } from '../../api/emptyApi';
import type { AppStore } from '../../app/store';
import { pending, reply } from '../../testing/fakeApi';
import { renderPage, settled } from '../../testing/renderPage';
import { ChatsPage } from '../list/ChatsPage';
import { anna, message, openChat, ownMessage, serveConversation } from '../testing/conversation';

const { onOffline, onOnline } = emptyApi.internalActions;
const EDIT_KEPT = 'You’re offline. Your edit is kept: save it once you’re connected again.';
const NEEDS_CONNECTION = 'You’re offline. You can react, edit and more once you’re connected again.';

const lose = (store: AppStore) => act(() => void store.dispatch(onOffline()));
const regain = (store: AppStore) => act(() => void store.dispatch(onOnline()));
const field = () => screen.findByRole('textbox', { name: 'Message to Early Birds' });

async function pointAt(text: string): Promise<HTMLElement> {
  const row = (await screen.findByText(text)).closest('[role="article"]') as HTMLElement;
  await settled();
  fireEvent(row, Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' }));
  return row;
}

const offered = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);

it('offline, the menu of a message offers only to reply and to copy it, and shows why', async () => {
  serveConversation([ownMessage(1)]);
  const { user, store } = openChat();
  const row = await pointAt('Text 1');
  expect(await within(row).findByRole('button', { name: 'React' })).toBeInTheDocument();
  lose(store);
  expect(within(row).queryByRole('button', { name: 'React' })).not.toBeInTheDocument();
  expect(within(row).queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  await user.click(within(row).getByRole('button', { name: 'More for your message' }));
  const menu = await screen.findByRole('menu');
  expect(offered(menu)).toEqual(['Reply', 'Copy text']);
  expect(within(menu).getByText(NEEDS_CONNECTION)).toBeVisible();
  expect(menu).toHaveAccessibleDescription(NEEDS_CONNECTION);
  regain(store);
  expect(offered(menu)).toEqual(expect.arrayContaining(['Edit', 'Copy text', 'Mark unread from here', 'Remove']));
  expect(within(menu).queryByText(NEEDS_CONNECTION)).not.toBeInTheDocument();
});

describe('when the focused element disappears as the connection changes, the focus', () => {
  it('moves from a menu item to the menu', async () => {
    serveConversation([ownMessage(1)]);
    const { user, store } = openChat();
    const row = await pointAt('Text 1');
    await user.click(within(row).getByRole('button', { name: 'More for your message' }));
    const menu = await screen.findByRole('menu');
    act(() => within(menu).getByRole('menuitem', { name: 'Edit' }).focus());
    lose(store);
    expect(menu).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(within(menu).getByRole('menuitem', { name: 'Reply' })).toHaveFocus();
    regain(store);
    expect(within(menu).getByRole('menuitem', { name: 'Reply' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(row.contains(document.activeElement)).toBe(true);
  });

  it('moves to the menu when reacting becomes impossible, and then to the message', async () => {
    serveConversation([message(1)]);
    const { user, store } = openChat();
    const row = await pointAt('Text 1');
    await user.click(within(row).getByRole('button', { name: 'React' }));
    const menu = await screen.findByRole('menu');
    act(() => within(menu).getByRole('menuitem', { name: 'React with 👍' }).focus());
    lose(store);
    expect(menu).toHaveFocus();
    expect(menu).toHaveAccessibleDescription(NEEDS_CONNECTION);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(row).toHaveFocus());
  });

  it('moves from a button beside a message to the message', async () => {
    serveConversation([ownMessage(1)]);
    const { store } = openChat();
    const row = await pointAt('Text 1');
    act(() => within(row).getByRole('button', { name: 'Edit' }).focus());
    lose(store);
    expect(row).toHaveFocus();
  });

  it('stays on a held message when it is sent', async () => {
    let isAway = true;
    const sendMessage = () => {
      if (isAway) throw new TypeError('Failed to fetch');
      return pending;
    };
    serveConversation([message(1)], { sendMessage });
    const { user } = openChat();
    await screen.findByText('Text 1');
    await user.type(await field(), 'From the train{Enter}');
    const row = (await screen.findByText('From the train')).closest('[role="article"]') as HTMLElement;
    act(() => within(row).getByRole('button', { name: 'Retry' }).focus());
    isAway = false;
    await user.keyboard('{Enter}');
    await waitFor(() => expect(within(row).queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument());
    expect(row).toHaveFocus();
  });
});

it('offline, a reaction shows why it can’t be added, and sends no request', async () => {
  const { sent } = serveConversation([
    message(1, { version: 1, reactions: [{ emoji: '👍', userIds: [anna.userId] }] }),
  ]);
  const { user, store } = openChat();
  const pill = await screen.findByRole('button', { name: 'Anna Lindqvist reacted with 👍 1' });
  expect(pill).not.toHaveAttribute('aria-disabled', 'true');
  lose(store);
  expect(pill).toHaveAttribute('aria-disabled', 'true');
  await user.click(pill);
  expect(await screen.findByText(NEEDS_CONNECTION)).toBeVisible();
  expect(sent.map(({ operationId }) => operationId)).not.toContain('addReaction');
  expect(pill).toHaveTextContent('1');
});

it('offline, Up starts no edit, and shows why', async () => {
  serveConversation([ownMessage(1)]);
  const { user, store } = openChat();
  await screen.findByText('Text 1');
  lose(store);
  await user.type(await field(), '{ArrowUp}');
  expect(await screen.findByText(NEEDS_CONNECTION)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Edit your message' })).not.toBeInTheDocument();
});

it('an edit in progress survives losing the connection, and can be saved afterwards', async () => {
  const { sent } = serveConversation([ownMessage(1)], {
    editMessage: reply(ownMessage(1, { content: 'Text 1 more', version: 1 })),
  });
  const { user, store } = openChat();
  await screen.findByText('Text 1');
  await user.type(await field(), '{ArrowUp}');
  const edit = await screen.findByRole('textbox', { name: 'Edit your message' });
  lose(store);
  await user.type(edit, ' more{Enter}');
  expect(screen.getByText(EDIT_KEPT)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  expect(edit).toHaveValue('Text 1 more');
  expect(sent.map(({ operationId }) => operationId)).not.toContain('editMessage');
  regain(store);
  expect(screen.queryByText(EDIT_KEPT)).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'false'));
  await user.type(edit, '{Enter}');
  expect(await screen.findByText('Text 1 more')).toBeVisible();
  expect(await field()).toHaveValue('');
});

it('a message can be written offline', async () => {
  serveConversation([message(1)]);
  const { user, store } = openChat();
  await screen.findByText('Text 1');
  lose(store);
  await user.type(await field(), 'From the train{Enter}');
  expect(await screen.findByText('From the train')).toBeVisible();
  expect(await field()).toHaveValue('');
});

it('a search offline says that it needs a connection, and runs automatically once there is one', async () => {
  let isAway = true;
  serveConversation([], {
    searchMessages: () => {
      if (isAway) throw new TypeError('Failed to fetch');
      return reply([message(2)]);
    },
  });
  const { user, store } = renderPage(<ChatsPage />, { route: paths.chats });
  const search = await screen.findByRole('searchbox', { name: 'Search your chats' });
  lose(store);
  expect(search).toHaveAttribute('placeholder', 'Searching needs a connection');
  await user.type(search, 'text');
  expect(await screen.findByText('This needs a connection')).toBeVisible();
  isAway = false;
  regain(store);
  expect(await screen.findByRole('link', { name: /Text 2/ })).toBeVisible();
  expect(search).toHaveAttribute('placeholder', 'Words from a message');
});
