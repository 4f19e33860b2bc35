import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '../../domain/links';
import { chatApi } from '../api/chatApi';
import { refuse, reply } from '../testing/fakeApi';
import { channel, channelId, id, me, message, openChat, serve } from './testing/conversation';
import { unsentKey } from './outbox/unsentKeys';

const field = () => screen.findByRole('textbox', { name: 'Message to Early Birds' });

it('a conversation that is lost while something is written shows that to be copied', async () => {
  const { replies } = serve([message(1)]);
  const { user, store } = openChat();
  await user.type(await field(), 'Half a thought');
  replies.listMyChannels = reply([]);
  replies.listMessages = refuse(404);
  act(() => void store.dispatch(chatApi.util.invalidateTags(['Channel'])));
  expect(await screen.findByRole('heading', { name: 'You’re no longer in the chat Early Birds' })).toBeVisible();
  expect(screen.getByText('Half a thought')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy text' })).toBeVisible();
});

it('a conversation that the server refuses before the list says so is no missing page', async () => {
  const { replies } = serve([message(1)]);
  const { store, address } = openChat();
  await screen.findByText('Text 1');
  replies.listMessages = refuse(404);
  act(() => void store.dispatch(chatApi.util.invalidateTags([{ type: 'Message', id: channelId }])));
  await waitFor(() => expect(address()).toBe(paths.chats));
  expect(screen.queryByText('Sorry, page not found')).not.toBeInTheDocument();
});

it('what was written in a conversation that was lost while it was not open is shown at its address, to be copied or discarded', async () => {
  localStorage.setItem(unsentKey('draft', me, id(77)), JSON.stringify({ text: 'Half a thought', picked: [] }));
  serve([message(1)], { listMyChannels: reply([channel, { ...channel, id: id(8), name: 'Leaders' }]) });
  const { user, address } = openChat(`?c=${id(77)}`);
  expect(await screen.findByRole('heading', { name: 'You’re no longer in this chat' })).toBeVisible();
  expect(screen.getByText('Half a thought')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy text' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard text' }));
  await waitFor(() => expect(address()).toBe(paths.chats));
  expect(localStorage.getItem(unsentKey('draft', me, id(77)))).toBeNull();
});

it('a conversation that was lost says after a reload what was written there, and is named as in its address', async () => {
  const { replies } = serve([message(1)]);
  const { user, unmount } = openChat();
  await user.type(await field(), 'Half a thought');
  unmount();
  replies.listMyChannels = reply([]);
  openChat(`?c=${channelId}&n=${encodeURIComponent('Early Birds')}`);
  expect(await screen.findByRole('heading', { name: 'You’re no longer in the chat Early Birds' })).toBeVisible();
  expect(screen.getByText('Half a thought')).toBeVisible();
});

it('a conversation that somebody else of this browser has written in is still not found', async () => {
  localStorage.setItem(unsentKey('draft', id(9), id(77)), JSON.stringify({ text: 'Half a thought', picked: [] }));
  serve([message(1)]);
  openChat(`?c=${id(77)}`);
  expect(await screen.findByText('Sorry, page not found')).toBeVisible();
});
