import { act, screen, waitFor, within } from '@testing-library/react';
import { pageLinks } from '../../../domain/links';
import { pending, reply } from '../../testing/fakeApi';
import type { Sent } from '../../testing/fakeApi';
import { receiveMessage } from '../receiveMessage';
import { anna, channelId, me, message, openChat, ownMessage, serveConversation } from '../testing/conversation';

const field = () => screen.findByRole('textbox', { name: 'Message to Early Birds' });
const row = (text: string) => screen.getByText(text).closest('[role="article"]') as HTMLElement;
const quoted = { id: message(1).id, senderId: anna.userId, senderName: anna.name, excerpt: 'Text 1' };
const sentMessages = (sent: Sent[]) =>
  sent.filter(({ operationId }) => operationId === 'sendMessage').map(({ body }) => body);

async function replyToIt() {
  const page = openChat();
  await screen.findByText('Text 1');
  act(() => row('Text 1').focus());
  await page.user.keyboard('r');
  await screen.findByText('Replying to Anna Lindqvist');
  await waitFor(async () => expect(await field()).toHaveFocus());
  return page;
}

it('R on a message replies to it, and the reply shows its quote at once', async () => {
  const { sent } = serveConversation([message(1)], { sendMessage: pending });
  const { user } = await replyToIt();
  await user.keyboard('Yes{Enter}');
  expect(await within(row('Yes')).findByRole('link', { name: 'In reply to Anna Lindqvist: Text 1' })).toHaveAttribute(
    'href',
    pageLinks.message(channelId, quoted.id),
  );
  expect(sentMessages(sent)).toEqual([expect.objectContaining({ content: 'Yes', replyToId: quoted.id })]);
  expect(screen.queryByText('Replying to Anna Lindqvist')).not.toBeInTheDocument();
});

it('the message being replied to survives a reload with the draft', async () => {
  const { sent } = serveConversation([message(1)], {
    sendMessage: ({ body }) => reply(ownMessage(2, { content: (body as { content: string }).content })),
  });
  const { unmount } = await replyToIt();
  unmount();
  const { user } = openChat();
  await screen.findByText('Replying to Anna Lindqvist');
  await user.type(await field(), 'Yes{Enter}');
  await waitFor(() => expect(sentMessages(sent)).toEqual([expect.objectContaining({ replyToId: quoted.id })]));
});

it('Escape, or its button, cancels the reply and keeps the text', async () => {
  serveConversation([message(1)]);
  const { user } = await replyToIt();
  await user.keyboard('Yes{Escape}');
  expect(screen.queryByText('Replying to Anna Lindqvist')).not.toBeInTheDocument();
  expect(await field()).toHaveValue('Yes');
  act(() => row('Text 1').focus());
  await user.keyboard('r');
  await user.click(await screen.findByRole('button', { name: 'Cancel reply' }));
  expect(screen.queryByText('Replying to Anna Lindqvist')).not.toBeInTheDocument();
});

it('a quote follows the changes of its message', async () => {
  serveConversation([message(1), message(2, { replyTo: quoted })]);
  const { store } = openChat();
  await screen.findByRole('link', { name: 'In reply to Anna Lindqvist: Text 1' });
  const receive = (changed: Parameters<typeof receiveMessage>[0]) =>
    act(() => void store.dispatch(receiveMessage(changed, { userId: me, movesMarker: true })));
  receive(message(1, { content: 'Better', version: 2 }));
  expect(screen.getByRole('link', { name: 'In reply to Anna Lindqvist: Better' })).toBeInTheDocument();
  receive(message(1, { content: 'Old', version: 1 }));
  expect(screen.getByRole('link', { name: 'In reply to Anna Lindqvist: Better' })).toBeInTheDocument();
  receive(message(1, { content: 'Message removed', removed: true, version: 3 }));
  expect(screen.getByRole('link', { name: 'In reply to Anna Lindqvist: Message removed' })).toBeInTheDocument();
});
