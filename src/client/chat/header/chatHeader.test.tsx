import { screen, within } from '@testing-library/react';
import { pathTo, paths } from '../../../domain/links';
import { reply } from '../../testing/fakeApi';
import { channel, message, openChat, podId, serveConversation } from '../testing/conversation';

it('the name of a pod’s chat leads to the pod', async () => {
  serveConversation([message(1)]);
  openChat();
  const link = await screen.findByRole('link', { name: 'Early Birds: see the pod' });
  expect(link).toHaveAttribute('href', pathTo(paths.pod, { pod: podId }));
});

it('the name of a leaders’ chat opens the list of its people', async () => {
  const { podId: _, ...leaders } = { ...channel, name: 'Momentum Circle Leaders', leaderChannel: true };
  serveConversation([message(1)], { listMyChannels: reply([leaders]) });
  const { user } = openChat();
  await user.click(await screen.findByRole('button', { name: 'Momentum Circle Leaders: see who’s here' }));
  const dialog = await screen.findByRole('dialog', { name: 'People in this chat' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['ALAnna Lindqvist', 'MOMaya Okafor']);
});
