import { screen, within } from '@testing-library/react';
import { paths } from '../../../../domain/links';
import { fakeApi, reply } from '../../../testing/fakeApi';
import { renderPage } from '../../../testing/renderPage';
import { idOf } from '../../../testing/samples';
import { signIn } from '../../../testing/token';
import { BottomBar } from './BottomBar';

beforeEach(() => void signIn());

const bar = async () => within(await screen.findByRole('navigation', { name: 'Main' }));

it('the bottom bar links to home, pods, chat, notifications and me, in this order', async () => {
  fakeApi({ listMyChannels: reply([]), listMyNotifications: reply([]), listAllMyActions: reply([]) });
  renderPage(<BottomBar />, { route: paths.pods });
  const { getAllByRole, getByRole } = await bar();
  const wanted = ['Home', 'Pods', 'Chat', 'Notifications', 'Me'].map((name) => getByRole('link', { name }));
  expect(getAllByRole('link')).toEqual(wanted);
  expect(wanted.map((link) => link.getAttribute('href'))).toEqual([
    paths.memberships,
    paths.pods,
    paths.chats,
    paths.notifications,
    paths.mySettings,
  ]);
});

it('the bottom bar counts conversations with unread messages, and notifications', async () => {
  const channel = {
    id: idOf(300),
    name: 'Early Birds',
    businessId: idOf(900),
    membershipId: idOf(100),
    membershipName: 'Makers',
    leaderChannel: false,
    unread: 12,
    messages: [],
  };
  const notification = {
    id: idOf(400),
    message: 'Hello',
    actionType: 'ACKNOWLEDGE' as const,
    created: 1_700_000_000_000,
  };
  fakeApi({
    listMyChannels: reply([channel]),
    listMyNotifications: reply([notification]),
    listAllMyActions: reply([]),
  });
  renderPage(<BottomBar />, { route: paths.pods });
  const { findByRole } = await bar();
  expect(await findByRole('link', { name: /1 chat with unread messages/ })).toHaveAttribute('href', paths.chats);
  expect(await findByRole('link', { name: /1 notification$/ })).toHaveAttribute('href', paths.notifications);
});

it.each([
  [paths.pods, paths.pods, 'page'],
  [paths.chats, paths.chats, 'page'],
  [paths.chat, paths.chats, 'true'],
  [paths.podEdit, paths.pods, 'true'],
  [paths.members, paths.memberships, 'true'],
  [paths.changePassword, paths.mySettings, 'true'],
])('the bottom bar marks the current section: %s', async (route, to, how) => {
  fakeApi({ listMyChannels: reply([]), listMyNotifications: reply([]), listAllMyActions: reply([]) });
  renderPage(<BottomBar />, { route });
  const marked = (await bar()).getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([[to, how]]);
});
