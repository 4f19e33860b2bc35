import { act, screen, waitFor, within } from '@testing-library/react';
import type { Channel, Notification } from '../../../../contract/entities.gen';
import { emptyApi } from '../../../api/emptyApi';
import { sessionReady } from '../../../api/sessionEvents';
import { fakeApi, refuse, reply } from '../../../testing/fakeApi';
import { LoadError } from '../../../ui/states/LoadError';
import { renderPage, settled } from '../../../testing/renderPage';
import { aBusiness, aMembership } from '../../../testing/samples';
import { signIn } from '../../../testing/token';
import { makeStore } from '../../store';
import { Header } from './Header';

const id = (number: number) => `0190f3a2-7c11-7a40-8b1e-${String(number).padStart(12, '0')}`;

function channels(...unread: number[]): Channel[] {
  return unread.map((count, index) => ({
    id: id(index),
    name: `Channel ${index}`,
    businessId: id(100),
    membershipId: id(101),
    membershipName: 'Makers',
    leaderChannel: false,
    unread: count,
    messages: [],
  }));
}

function notifications(count: number): Notification[] {
  return Array.from({ length: count }, (_, index) => ({
    id: id(index),
    message: 'Hello',
    actionType: 'ACKNOWLEDGE',
    created: 1_700_000_000_000,
  }));
}

const business = (name: string, owner: boolean) => aBusiness({ id: id(name.length), name, owner });

const me = { id: id(1), email: 'a@example.com', firstName: 'Anna', lastName: 'Lee' };

beforeEach(() => void signIn());

it('the header welcomes the user by name and names the current business', async () => {
  fakeApi({ getMyUser: reply(me), listMyBusinesses: reply([business('A club', false), business('Kiln', true)]) });
  renderPage(<Header />);
  expect(await screen.findByText('Welcome Anna Lee (Kiln)')).toBeVisible();
});

it('the header counts channels with unread messages, not messages', async () => {
  fakeApi({ listMyChannels: reply(channels(3, 0, 12)) });
  renderPage(<Header />);
  const link = await screen.findByRole('link', { name: 'Messages, 2 chats with unread messages' });
  expect(link).toHaveAttribute('href', '/chats');
  expect(within(link).getByText('2')).toBeInTheDocument();
});

it('the header leaves muted channels out', async () => {
  fakeApi({ listMyChannels: reply(channels(3, 1).map((one, index) => (index === 0 ? { ...one, muted: true } : one))) });
  renderPage(<Header />);
  expect(await screen.findByRole('link', { name: 'Messages, 1 chat with unread messages' })).toBeVisible();
});

it.each([
  [1, '1', '1 notification'],
  [9, '9', '9 notifications'],
  [10, '..', '10 notifications'],
  [25, '..', '25 notifications'],
])('the header shows %d notifications as "%s", with the number as accessible text', async (count, badge, text) => {
  fakeApi({ listMyNotifications: reply(notifications(count)), listAllMyActions: reply([]) });
  renderPage(<Header />);
  const link = await screen.findByRole('link', { name: `Notifications, ${text}` });
  expect(link).toHaveAttribute('href', '/notifications');
  expect(within(link).getByText(badge)).toBeInTheDocument();
});

it('with ten or more conversations the header shows "..", with the count as accessible text', async () => {
  fakeApi({ listMyChannels: reply(channels(...Array.from({ length: 10 }, () => 1))) });
  renderPage(<Header />);
  const link = await screen.findByRole('link', { name: 'Messages, 10 chats with unread messages' });
  expect(within(link).getByText('..')).toBeInTheDocument();
});

it('the header has no badge if the count is zero or unknown', async () => {
  fakeApi({ listMyNotifications: reply([]), listMyChannels: refuse(503), getMyUser: reply(me) });
  renderPage(<Header />);
  await screen.findByText(/^Welcome Anna/);
  expect(screen.getByRole('link', { name: 'Notifications' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Messages' })).toBeVisible();
});

it('the menu links to memberships, settings and help, and logs out', async () => {
  const api = fakeApi({ getPlatformSettings: reply([{ name: 'SupportLink', value: 'https://help.example.com/' }]) });
  const { user, store } = renderPage(<Header />);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByRole('menuitem', { name: 'Memberships' })).toHaveAttribute('href', '/memberships');
  expect(screen.getByRole('menuitem', { name: 'My Settings' })).toHaveAttribute('href', '/my-settings');
  const help = await screen.findByRole('menuitem', { name: 'Help' });
  expect(help).toHaveAttribute('href', 'https://help.example.com/');
  expect(help).toHaveAttribute('target', '_blank');
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(api.sent.map(({ operationId }) => operationId)).toContain('logout');
  expect(localStorage.getItem('access_token')).toBeNull();
  expect(store.getState().session.phase).toBe('signedOut');
});

it("a menu that loads late doesn't open if the focus has moved elsewhere", async () => {
  fakeApi();
  renderPage(
    <>
      <Header />
      <input aria-label="Elsewhere" />
    </>,
  );
  const elsewhere = screen.getByRole('textbox', { name: 'Elsewhere' });
  act(() => {
    screen.getByRole('button', { name: 'Menu' }).click();
    elsewhere.focus();
  });
  await settled();
  expect(elsewhere).toHaveFocus();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it("the menu also shows the welcome, since a phone's header has no room for it", async () => {
  fakeApi({ getMyUser: reply(me), listMyBusinesses: reply([business('Kiln', true)]) });
  const { user } = renderPage(<Header />);
  await screen.findByText('Welcome Anna Lee (Kiln)');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(within(await screen.findByRole('menu')).getByText('Welcome Anna Lee (Kiln)')).toBeVisible();
});

it('the menu changes the theme, and keeps it on this device', async () => {
  fakeApi();
  const { user } = renderPage(<Header />);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(localStorage.getItem('stepwell.theme')).toBe('dark');
});

it('Help shows once the support link has loaded, and opening the menu refetches it', async () => {
  const api = fakeApi({
    getPlatformSettings: refuse(503),
    listMyBusinesses: reply([aBusiness()]),
    listMyMemberships: reply([aMembership({ supportEmail: 'help@example.com' })]),
  });
  const { user } = renderPage(<Header />);
  await screen.findByText(/Slow Current Coaching/);
  const count = (operation: string) => api.sent.filter(({ operationId }) => operationId === operation).length;
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await waitFor(() => expect([count('getPlatformSettings'), count('listMyMemberships')]).toEqual([1, 1]));
  await settled();
  expect(screen.queryByRole('menuitem', { name: 'Help' })).not.toBeInTheDocument();
  api.replies.getPlatformSettings = reply([{ name: 'SupportLink', value: 'https://help.example.com/' }]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByRole('menuitem', { name: 'Help' })).toHaveAttribute('href', 'https://help.example.com/');
});

it("without a support link Help mails the membership's support address", async () => {
  fakeApi({
    getPlatformSettings: reply([]),
    listMyBusinesses: reply([aBusiness()]),
    listMyMemberships: reply([aMembership({ supportEmail: 'help@example.com' })]),
  });
  const { user } = renderPage(<Header />);
  await screen.findByText(/Slow Current Coaching/);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByRole('menuitem', { name: 'Help' })).toHaveAttribute('href', 'mailto:help@example.com');
});

it('offline, the header shows that the page is in its last known state, instead of the greeting', async () => {
  fakeApi({ getMyUser: reply(me), listMyBusinesses: reply([business('Kiln', true)]) });
  const store = makeStore();
  renderPage(<Header />, { store });
  await screen.findByText('Welcome Anna Lee (Kiln)');
  act(() => void store.dispatch(sessionReady({ userId: me.id })));
  act(() => void store.dispatch(emptyApi.internalActions.onOffline()));
  expect(screen.getByText('You’re offline. This is what you last saw.')).toBeVisible();
  expect(screen.queryByText(/Welcome/)).not.toBeInTheDocument();
  act(() => void store.dispatch(emptyApi.internalActions.onOnline()));
  expect(await screen.findByText('Welcome Anna Lee (Kiln)')).toBeVisible();
});

it.each([
  ['that lacks an answer', undefined, 'You’re offline.'],
  ['that shows what it showed last', true, 'You’re offline. This is what you last saw.'],
])('the header of a page %s shows that the user is offline', async (_page, isBesideData, said) => {
  fakeApi({ getMyUser: reply(me), listMyBusinesses: reply([]) });
  const store = makeStore();
  const error = { status: 'FETCH_ERROR', error: 'Failed to fetch' };
  const page = (
    <>
      <Header />
      <LoadError error={error} onRetry={() => undefined} isBesideData={isBesideData} />
    </>
  );
  renderPage(page, { store });
  act(() => void store.dispatch(sessionReady({ userId: me.id })));
  act(() => void store.dispatch(emptyApi.internalActions.onOffline()));
  expect(await screen.findByText(said)).toBeVisible();
});
