import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import type { Notification } from '../../contract/entities.gen';
import { paths } from '../../domain/links';
import { Header } from '../app/layout/navigation/Header';
import { notificationsApi } from '../api/notificationsApi';
import { fakeTimers } from '../testing/clock';
import { fakeApi, refuse, reply, type Sent } from '../testing/fakeApi';
import { renderPage, settled } from '../testing/renderPage';
import { idOf } from '../testing/samples';
import { NotificationsPage } from './NotificationsPage';

const PAGE_SIZE = 2;

const aNotification = (number: number): Notification => ({
  id: idOf(number),
  message: `News ${number}`,
  actionType: 'ACKNOWLEDGE',
  created: 1_700_000_000_000 + number,
});

function server(numbers: readonly number[]) {
  let open = [...numbers].sort((a, b) => b - a);
  const list = ({ url }: Sent) => {
    const after = url.searchParams.get('after');
    const following = open.filter((number) => after === null || number < Number(after));
    const page = following.slice(0, PAGE_SIZE);
    const link = `<${url.pathname}?limit=100&after=${page.at(-1)}>; rel="next"`;
    const headers = { 'X-Total-Count': String(open.length), ...(following.length > PAGE_SIZE && { Link: link }) };
    return reply(page.map(aNotification), headers);
  };
  const dismiss = ({ url }: Sent) => {
    open = open.filter((number) => !url.pathname.endsWith(idOf(number)));
    return reply({ done: true });
  };
  return { list, dismiss, add: (number: number) => void open.unshift(number) };
}

function Leavable() {
  return useLocation().pathname === paths.notifications ? <NotificationsPage /> : null;
}

function open(numbers: readonly number[]) {
  const { list, dismiss, add } = server(numbers);
  const api = fakeApi({
    listMyNotifications: list,
    dismissNotification: dismiss,
    listAllMyActions: reply([]),
    listMyChannels: reply([]),
  });
  const element = (
    <>
      <Header />
      <Leavable />
    </>
  );
  const page = renderPage([{ path: '*', element }], { route: paths.notifications });
  const requests = () =>
    api.sent
      .filter(({ operationId }) => operationId === 'listMyNotifications')
      .map(({ url }) => url.searchParams.get('after') ?? 'first');
  const showEarlier = async () =>
    page.user.click(await screen.findByRole('button', { name: 'Show earlier notifications' }));
  return { ...page, ...api, list, add, requests, showEarlier };
}

const shown = () => screen.queryAllByText(/^News \d+$/).map(({ textContent }) => Number(textContent.slice(5)));
const isShown = (numbers: number[]) => waitFor(() => expect(shown()).toEqual(numbers));
const badgeSays = (text: string) =>
  waitFor(() => expect(screen.getByRole('link', { name: `Notifications, ${text}` })).toBeInTheDocument());

async function dismiss({ user }: ReturnType<typeof open>, number: number) {
  const row = screen.getByText(`News ${number}`).closest('li');
  await user.click(within(row!).getByRole('button', { name: 'Okay' }));
}

it('notifications load in pages, and the badge includes those that aren’t loaded', async () => {
  const page = open([1, 2, 3, 4, 5]);
  await isShown([5, 4]);
  await badgeSays('5 notifications');
  await page.showEarlier();
  await isShown([5, 4, 3, 2]);
  await page.showEarlier();
  await isShown([5, 4, 3, 2, 1]);
  expect(screen.queryByRole('button', { name: 'Show earlier notifications' })).not.toBeInTheDocument();
  expect(page.requests()).toEqual(['first', '4', '2']);
});

it("a page of notifications that couldn't be loaded shows an error in its place, and can be retried", async () => {
  const page = open([1, 2, 3]);
  await isShown([3, 2]);
  page.replies.listMyNotifications = refuse(500);
  await page.showEarlier();
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load earlier notifications.');
  expect(shown()).toEqual([3, 2]);
  page.replies.listMyNotifications = page.list;
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await isShown([3, 2, 1]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('a notification that arrives while two pages show comes first, and no other notification is lost or duplicated', async () => {
  const page = open([1, 2, 3, 4, 5]);
  await page.showEarlier();
  await isShown([5, 4, 3, 2]);
  page.add(6);
  act(() => void page.store.dispatch(notificationsApi.util.invalidateTags(['Notification'])));
  await isShown([6, 5, 4, 3]);
  await badgeSays('6 notifications');
  await page.showEarlier();
  await isShown([6, 5, 4, 3, 2, 1]);
});

it('a notification dismissed on the second page disappears, and the list keeps its length', async () => {
  const page = open([1, 2, 3, 4, 5]);
  await page.showEarlier();
  await isShown([5, 4, 3, 2]);
  await dismiss(page, 3);
  await isShown([5, 4, 2, 1]);
  await badgeSays('4 notifications');
});

it('dismissing the whole last page leaves the notifications before it', async () => {
  const page = open([1, 2, 3]);
  await page.showEarlier();
  await isShown([3, 2, 1]);
  await dismiss(page, 1);
  await isShown([3, 2]);
  await settled();
  await badgeSays('2 notifications');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('once the user has left the page, new notifications fetch only the first page, however far the user had scrolled', async () => {
  const page = open([1, 2, 3, 4, 5]);
  await page.showEarlier();
  await isShown([5, 4, 3, 2]);
  fakeTimers();
  await act(() => page.router.navigate(paths.memberships));
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
  page.add(6);
  const before = page.requests().length;
  act(() => void page.store.dispatch(notificationsApi.util.invalidateTags(['Notification'])));
  await badgeSays('6 notifications');
  await settled();
  expect(page.requests().slice(before)).toEqual(['first']);
});

it('a user who returns soon finds all the notifications that were loaded before', async () => {
  const page = open([1, 2, 3, 4, 5]);
  await page.showEarlier();
  await isShown([5, 4, 3, 2]);
  fakeTimers();
  await act(() => page.router.navigate(paths.memberships));
  await act(() => page.router.navigate(paths.notifications));
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
  await isShown([5, 4, 3, 2]);
});
