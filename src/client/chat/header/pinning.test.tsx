import { act, screen, waitFor, within } from '@testing-library/react';
import { pageLinks } from '../../../domain/links';
import { reply } from '../../testing/fakeApi';
import { receiveMessage } from '../receiveMessage';
import { anna, channel, channelId, me, message, openChat, serveConversation } from '../testing/conversation';

const pinned = { id: message(1).id, senderId: anna.userId, senderName: anna.name, excerpt: 'Text 1' };
const bar = () => screen.findByRole('region', { name: 'Pinned message' });

it('the pinned message shows above the log, follows its changes, and leads to its place', async () => {
  serveConversation([message(1), message(2)], { listMyChannels: reply([{ ...channel, pinned }]) });
  const { store } = openChat();
  const link = within(await bar()).getByRole('link', { name: 'Anna Lindqvist Text 1' });
  expect(link).toHaveAttribute('href', pageLinks.message(channelId, pinned.id));
  expect(within(await bar()).queryByRole('button')).not.toBeInTheDocument();
  const receive = (changed: Parameters<typeof receiveMessage>[0]) =>
    act(() => void store.dispatch(receiveMessage(changed, { userId: me, movesMarker: true })));
  receive(message(1, { content: 'Better', version: 1 }));
  expect(within(await bar()).getByRole('link', { name: 'Anna Lindqvist Better' })).toBeInTheDocument();
  receive(message(1, { content: 'Message removed', removed: true, version: 2 }));
  expect(screen.queryByRole('region', { name: 'Pinned message' })).not.toBeInTheDocument();
});

it('a person who may pin messages pins them in a message’s menu, and unpins them in the bar', async () => {
  const mine = { ...channel, canPin: true };
  const { sent, replies } = serveConversation([message(1)], {
    listMyChannels: reply([mine]),
    pinMessage: reply({ messageId: pinned.id }),
    unpinMessage: reply({}),
  });
  const { user } = openChat();
  const row = (await screen.findByText('Text 1')).closest<HTMLElement>('[role="article"]');
  act(() => row?.focus());
  await user.keyboard('{Enter}');
  replies.listMyChannels = reply([{ ...mine, pinned }]);
  await user.click(await screen.findByRole('menuitem', { name: 'Pin' }));
  replies.listMyChannels = reply([mine]);
  await user.click(within(await bar()).getByRole('button', { name: 'Unpin' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Pinned message' })).not.toBeInTheDocument());
  const calls = sent.filter(({ operationId }) => /pin/i.test(operationId));
  expect(calls.map(({ operationId, body }) => [operationId, body])).toEqual([
    ['pinMessage', { messageId: pinned.id }],
    ['unpinMessage', undefined],
  ]);
});
