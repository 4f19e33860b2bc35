import { act, screen, waitFor, within } from '@testing-library/react';
import { pathTo, paths } from '../../../domain/links';
import { RootLayout } from '../../app/RootLayout';
import { reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { ConversationPage } from '../../ui/pages/ConversationPage';
import { channel, channelId, message, openChat, podId, serveConversation } from '../testing/conversation';
import { crumbsTo } from './chatCrumbs';

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

describe('the way back on phones', () => {
  const chat = pathTo(paths.chat, { channel: channelId });
  const conversation = (
    <ConversationPage title="Early Birds" crumbs={crumbsTo('Early Birds')} composer={null}>
      {null}
    </ConversationPage>
  );
  const openAt = (route: string) =>
    renderPage(
      [
        {
          element: <RootLayout />,
          children: [
            { path: paths.chat, element: conversation },
            { path: '*', element: <p>Another page</p> },
          ],
        },
      ],
      { route },
    );

  it.each([
    ['Back', pathTo(paths.pod, { pod: podId })],
    ['Back to chats', paths.chats],
  ])('leads to the page that led to the conversation: %s', async (name, before) => {
    const { user, router, address } = openAt(before);
    await act(() => router.navigate(chat));
    await act(() => router.navigate(`${chat}&message=1`, { replace: true }));
    await user.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(address()).toBe(before));
  });

  it('leads to the list after a direct link, which then isn’t before the list', async () => {
    const { user, router, address } = openAt(chat);
    await user.click(screen.getByRole('link', { name: 'Back to chats' }));
    await waitFor(() => expect(address()).toBe(paths.chats));
    await act(() => router.navigate(-1));
    expect(address()).toBe(paths.chats);
  });
});
