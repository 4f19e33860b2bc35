import { screen } from '@testing-library/react';
import { pathTo, paths } from '../../../domain/links';
import { reply } from '../../testing/fakeApi';
import { anna, channel, id, message, openChat, serveConversation } from '../testing/conversation';

const zoe = { userId: id(40), name: 'Zoe Quist' };
const staff = { userId: id(41), name: 'Sam Staff' };

it('a mentioned name leads to the person’s page, unless they have left or aren’t a member', async () => {
  const content = `@${anna.name}, @${zoe.name} and @${staff.name}?`;
  serveConversation([message(1, { content, mentions: [anna, zoe, staff] })], {
    listChannelPeople: reply([{ ...anna, member: true }, staff]),
  });
  openChat();
  const link = await screen.findByRole('link', { name: `@${anna.name}` });
  const page = pathTo(paths.bio, { membership: channel.membershipId, person: anna.userId });
  expect(link).toHaveAttribute('href', page);
  expect(screen.queryByRole('link', { name: /Zoe|Sam/ })).not.toBeInTheDocument();
  expect(screen.getByText(`@${staff.name}`)).toBeVisible();
});
