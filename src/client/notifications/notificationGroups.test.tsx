import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { Notification } from '../../contract/entities.gen';
import { paths } from '../../domain/links';
import { notificationsApi } from '../api/notificationsApi';
import { fakeApi, refuse, reply, type Sent } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { idOf } from '../testing/samples';
import { ThemeProvider } from '../ui/theme/ThemeProvider';
import { ToastsAndDialogs } from '../ui/messages/ToastsAndDialogs';
import { NotificationsPage } from './NotificationsPage';

const JOINED = 'pod-joined:one';
const undoUrl = `/v1/notifications/reopen?dismissal=${idOf(900)}`;

const joined = (number: number): Notification => ({
  id: idOf(100 + number),
  message: `<b>Person ${number}</b> joined <b>Early Birds</b>.`,
  actionType: 'DISMISSIBLE_ACTION',
  primaryDisplayName: 'View pod',
  primaryActionUrl: '/pod?p=1',
  created: 1_700_000_000_000 + number,
});

const seat: Notification = {
  id: idOf(300),
  message: 'You have a place in <b>Larks</b>.',
  actionType: 'ACKNOWLEDGE',
  created: 1_700_000_100_000,
};

const offer: Notification = {
  ...joined(1),
  id: idOf(400),
  message: '<b>Maya</b> has asked you to lead <b>Larks</b>.',
  primaryDisplayName: 'Accept or decline',
  needsAnswer: true,
};

function server(howMany: number, others: Notification[] = []) {
  let open = Array.from({ length: howMany }, (_, index) => joined(howMany - index));
  const list = ({ url }: Sent) => {
    if (url.searchParams.get('group') === JOINED) return reply(open);
    expect(url.searchParams.get('folded')).toBe('true');
    const [newest] = open;
    const message = `${open.length} people joined <b>Early Birds</b>.`;
    const group = { id: JOINED, count: open.length, message };
    const lines = newest && open.length >= 3 ? [{ ...newest, group }] : open;
    return reply([...others, ...lines]);
  };
  const dismiss = ({ url }: Sent) => {
    open = open.filter(({ id }) => !url.pathname.endsWith(id));
    others = others.filter(({ id }) => !url.pathname.endsWith(id));
    return reply({ done: true, undoUrl });
  };
  return { list, dismiss, add: (number: number) => void open.unshift(joined(number)), clear: () => void (open = []) };
}

function page(howMany: number, others: Notification[] = [], given: Parameters<typeof fakeApi>[0] = {}) {
  const { list, dismiss, add, clear } = server(howMany, others);
  const api = fakeApi({
    listMyNotifications: list,
    dismissNotification: dismiss,
    listAllMyActions: reply([]),
    reopenNotifications: reply({ done: true }),
    ...given,
  });
  render(<ToastsAndDialogs />, { wrapper: ThemeProvider });
  return { api, add, clear, ...renderPage(<NotificationsPage />, { route: paths.notifications }) };
}

const button = (name: string) => screen.findByRole('button', { name });
const sentTo = ({ sent }: ReturnType<typeof fakeApi>, name: string) => sent.filter((one) => one.operationId === name);

it('a group is one line that shows its number of notifications, and unfolds', async () => {
  const { user } = page(5);
  const line = await screen.findByRole('listitem', { name: /5 people joined/ });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  const unfold = within(line).getByRole('button', { name: 'Show all 5' });
  expect(unfold).toHaveAttribute('aria-expanded', 'false');
  await user.click(unfold);
  expect(await screen.findByText('Person 5')).toBeVisible();
  expect(within(line).getAllByRole('listitem')).toHaveLength(5);
  expect(await button('Show fewer')).toHaveAttribute('aria-expanded', 'true');
  await user.click(await button('Show fewer'));
  expect(screen.queryByText('Person 5')).not.toBeInTheDocument();
});

it('each notification of an unfolded group can be dismissed, after which the focus moves on and the group stays unfolded', async () => {
  const { user, api } = page(5);
  await user.click(await button('Show all 5'));
  await screen.findByText('Person 5');
  const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
  first?.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Person 5')).not.toBeInTheDocument());
  expect(await screen.findByText(/^4 people joined/)).toBeVisible();
  expect(screen.getByRole('listitem', { name: /Person 4/ })).toHaveFocus();
  expect(sentTo(api, 'dismissNotification')).toHaveLength(1);
});

it('an addition to an unfolded group shows immediately', async () => {
  const { user, add, store } = page(3);
  await user.click(await button('Show all 3'));
  await screen.findByText('Person 3');
  add(4);
  act(() => void store.dispatch(notificationsApi.util.invalidateTags(['Notification'])));
  expect(await screen.findByText('Person 4')).toBeVisible();
  expect(screen.getByText(/^4 people joined/)).toBeVisible();
  expect(screen.getByText('Person 1')).toBeVisible();
});

it('a group can be dismissed as a whole, up to the newest notification shown, and the focus moves on', async () => {
  const dismissed = reply({ done: true, dismissed: 3, kept: 0, undoUrl });
  const { user, api, clear } = page(3, [], { dismissNotifications: dismissed });
  const all = await button('Dismiss all 3');
  clear();
  await user.click(all);
  expect(await screen.findByText('3 notifications dismissed.')).toBeVisible();
  expect(sentTo(api, 'dismissNotifications')[0]?.body).toEqual({ newest: joined(3).id, group: JOINED });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it("a group whose notifications need answers can't be dismissed", async () => {
  const waiting = {
    ...offer,
    group: { id: 'leader-applied:1', count: 40, message: '40 people would like to lead a pod.' },
  };
  page(0, [waiting]);
  expect(await button('Show all 40')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Dismiss all/ })).not.toBeInTheDocument();
});

it('dismissing all shows how many were removed and how many stay, with Undo', async () => {
  const dismissNotifications = reply({ done: true, dismissed: 4, kept: 1, undoUrl });
  const { user, api } = page(3, [seat, offer], { dismissNotifications });
  await user.click(await button('Dismiss all'));
  expect(await screen.findByText(/4 notifications dismissed\. 1 that needs your answer stays\./)).toBeVisible();
  expect(sentTo(api, 'dismissNotifications')[0]?.body).toEqual({ newest: offer.id });
  await user.click(await button('Undo'));
  await waitFor(() => expect(sentTo(api, 'reopenNotifications')).toHaveLength(1));
});

it.each([
  ['one notification', [seat]],
  ['what waits for an answer', [offer, { ...offer, id: idOf(401) }]],
])("dismissing all isn't offered for %s", async (_what, others) => {
  page(0, others);
  expect(await screen.findAllByRole('listitem')).toHaveLength(others.length);
  expect(screen.queryByRole('button', { name: 'Dismiss all' })).not.toBeInTheDocument();
});

it('if dismissing all fails, the page shows why, and all notifications stay', async () => {
  const { user } = page(3, [seat], { dismissNotifications: refuse(503, { detail: 'Please try again.' }) });
  await user.click(await button('Dismiss all'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.');
  expect(screen.getByText('You have a place in', { exact: false })).toBeVisible();
});

it('Undo restores a dismissed notification, or the last of several', async () => {
  const { user, api } = page(0, [seat, { ...seat, id: idOf(301) }]);
  await user.click((await screen.findAllByRole('button', { name: 'Okay' }))[0]!);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  await user.click(await button('Okay'));
  expect(await screen.findByText('Nothing new')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText(/Notification dismissed\./)).toHaveLength(1));
  await user.click(await button('Undo'));
  await waitFor(() => expect(sentTo(api, 'reopenNotifications')).toHaveLength(1));
});

it('clicking Undo too late shows that it was too late', async () => {
  const tooLate = refuse(409, { detail: 'It’s too late to undo this.' });
  const { user } = page(0, [seat], { reopenNotifications: tooLate });
  await user.click(await button('Okay'));
  await user.click(await button('Undo'));
  expect(await screen.findByRole('alert')).toHaveTextContent('It’s too late to undo this.');
});
