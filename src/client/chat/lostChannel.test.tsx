import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '../../domain/links';
import { chatApi } from '../api/chatApi';
import { refuse, reply } from '../testing/fakeApi';
import { channelId, message, openChat, serve } from './testing/conversation';

const field = () => screen.findByRole('textbox', { name: 'Message to Early Birds' });

it('a conversation that is lost while something is written shows that to be copied', async () => {
  const { replies } = serve([message(1)]);
  const { user, store } = openChat();
  await user.type(await field(), 'Half a thought');
  replies.listMyChannels = reply([]);
  replies.listMessages = refuse(404);
  act(() => void store.dispatch(chatApi.util.invalidateTags(['Channel'])));
  expect(
    await screen.findByRole('heading', { name: 'You’re no longer in the conversation Early Birds' }),
  ).toBeVisible();
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
