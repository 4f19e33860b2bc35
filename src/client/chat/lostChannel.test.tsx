import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '../../domain/links';
import { chatApi } from '../api/chatApi';
import { refuse, reply } from '../testing/fakeApi';
import { channel, channelId, id, me, message, openChat, serveConversation } from './testing/conversation';
import { unsentKey } from '../api/unsentKeys';

const field = () => screen.findByRole('textbox', { name: 'Message to Early Birds' });

it('a conversation lost while the user writes shows the text to copy', async () => {
  const { replies } = serveConversation([message(1)]);
  const { user, store } = openChat();
  await user.type(await field(), 'Half a thought');
  replies.listMyChannels = reply([]);
  replies.listMessages = refuse(404);
  act(() => void store.dispatch(chatApi.util.invalidateTags(['Channel'])));
  expect(await screen.findByRole('heading', { name: 'You’re no longer in the chat Early Birds' })).toBeVisible();
  expect(screen.getByText('Half a thought')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy text' })).toBeVisible();
});

it('a conversation refused by the server before the list updates doesn’t show a missing page', async () => {
  const { replies } = serveConversation([message(1)]);
  const { store, address } = openChat();
  await screen.findByText('Text 1');
  replies.listMessages = refuse(404);
  act(() => void store.dispatch(chatApi.util.invalidateTags([{ type: 'Message', id: channelId }])));
  await waitFor(() => expect(address()).toBe(paths.chats));
  expect(screen.queryByText('Sorry, page not found')).not.toBeInTheDocument();
});

it('unsent text in a conversation lost while it was closed shows at its address, to copy or discard', async () => {
  localStorage.setItem(unsentKey('draft', me, id(77)), JSON.stringify({ text: 'Half a thought', picked: [] }));
  serveConversation([message(1)], { listMyChannels: reply([channel, { ...channel, id: id(8), name: 'Leaders' }]) });
  const { user, address } = openChat(`?c=${id(77)}`);
  expect(await screen.findByRole('heading', { name: 'You’re no longer in this chat' })).toBeVisible();
  expect(screen.getByText('Half a thought')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy text' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard text' }));
  await waitFor(() => expect(address()).toBe(paths.chats));
  expect(localStorage.getItem(unsentKey('draft', me, id(77)))).toBeNull();
});

it('after a reload a lost conversation still shows the unsent text, and the name from its address', async () => {
  const { replies } = serveConversation([message(1)]);
  const { user, unmount } = openChat();
  await user.type(await field(), 'Half a thought');
  unmount();
  replies.listMyChannels = reply([]);
  openChat(`?c=${channelId}&n=${encodeURIComponent('Early Birds')}`);
  expect(await screen.findByRole('heading', { name: 'You’re no longer in the chat Early Birds' })).toBeVisible();
  expect(screen.getByText('Half a thought')).toBeVisible();
});

it('another person’s unsent text in this browser does not count as the user’s conversation', async () => {
  localStorage.setItem(unsentKey('draft', id(9), id(77)), JSON.stringify({ text: 'Half a thought', picked: [] }));
  serveConversation([message(1)]);
  openChat(`?c=${id(77)}`);
  expect(await screen.findByText('Sorry, page not found')).toBeVisible();
});
