import { screen, within } from '@testing-library/react';
import type { Channel } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { fakeApi, pending, refuse, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { ChatsPage } from './ChatsPage';

const id = (number: number) => `0190f3a2-7c11-7a40-8b1e-${String(number).padStart(12, '0')}`;
const me = id(2);
const user = { id: me, email: 'maya@example.com', firstName: 'Maya', lastName: 'Okafor' };

function channel(number: number, name: string, given: Partial<Channel> = {}): Channel {
  return {
    id: id(number),
    name,
    businessId: id(4),
    membershipId: id(5),
    membershipName: 'Momentum Circle',
    leaderChannel: false,
    unread: 0,
    messages: [],
    ...given,
  };
}

const written = (content: string, senderId: string) => ({
  id: id(100),
  channelId: id(10),
  senderId,
  senderName: 'Anna Lindqvist',
  content,
  createdEpochMillis: Date.now() - 5 * 60_000,
});

it('conversations are listed by name, each with its last message, the time and the unread count', async () => {
  const channels = [
    channel(10, 'Night Owls', { unread: 12, messages: [written('See you', id(3))] }),
    channel(11, 'early Birds', { messages: [written('On my way', me)] }),
    channel(12, 'Makers'),
  ];
  fakeApi({ getMyUser: reply(user), listMyChannels: reply(channels) });
  renderPage(<ChatsPage />, { route: paths.chats });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => /early Birds|Makers|Night Owls/.exec(row.textContent ?? '')?.[0])).toEqual([
    'early Birds',
    'Makers',
    'Night Owls',
  ]);
  const [early, makers, owls] = rows as [HTMLElement, HTMLElement, HTMLElement];
  expect(early).toHaveTextContent('You: On my way');
  expect(early).not.toHaveTextContent('unread');
  expect(makers).toHaveTextContent('Nothing written yet');
  expect(owls).toHaveTextContent('Anna Lindqvist: See you');
  expect(owls).toHaveTextContent('5 minutes ago');
  expect(owls).toHaveTextContent('12 unread messages');
  expect(within(owls).getByRole('link')).toHaveAttribute('href', pathTo(paths.chat, { channel: id(10) }));
});

it('a muted conversation says so, and keeps its unread count', async () => {
  const muted = channel(10, 'Night Owls', { unread: 12, muted: true, messages: [written('See you', id(3))] });
  fakeApi({ getMyUser: reply(user), listMyChannels: reply([muted]) });
  renderPage(<ChatsPage />, { route: paths.chats });
  const row = await screen.findByRole('listitem');
  expect(within(row).getByRole('img', { name: 'Muted' })).toBeVisible();
  expect(row).toHaveTextContent('12 unread messages');
});

it('an empty list of conversations shows an explanation, and one that failed to load doesn’t look empty', async () => {
  const api = fakeApi({ getMyUser: reply(user), listMyChannels: refuse(500) });
  const { user: person } = renderPage(<ChatsPage />, { route: paths.chats });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText('No chats yet')).not.toBeInTheDocument();
  api.replies.listMyChannels = reply([]);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No chats yet')).toBeVisible();
});

it('the search is there while the conversations load', async () => {
  fakeApi({ getMyUser: reply(user), listMyChannels: pending });
  renderPage(<ChatsPage />, { route: paths.chats });
  expect(await screen.findByRole('searchbox', { name: 'Search your chats' })).toBeVisible();
});
