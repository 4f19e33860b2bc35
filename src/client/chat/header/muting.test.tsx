import { screen } from '@testing-library/react';
import { reply } from '../../testing/fakeApi';
import { channel, message, openChat, serveConversation } from '../testing/conversation';

it('a conversation is muted in its menu, and shows that it is muted', async () => {
  const { sent } = serveConversation([message(1)], { muteChannel: reply({ muted: true }) });
  const { user } = openChat();
  await user.click(await screen.findByRole('button', { name: 'More for this chat' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mute' }));
  expect(await screen.findByText(/^Muted\s· Momentum Circle/)).toBeVisible();
  expect(sent.find(({ operationId }) => operationId === 'muteChannel')?.body).toEqual({ muted: true });
});

it('a muted conversation is unmuted in its menu', async () => {
  serveConversation([message(1)], {
    listMyChannels: reply([{ ...channel, muted: true }]),
    muteChannel: reply({ muted: false }),
  });
  const { user } = openChat();
  await user.click(await screen.findByRole('button', { name: 'More for this chat' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unmute' }));
  expect(await screen.findByText('Momentum Circle')).toBeVisible();
});
