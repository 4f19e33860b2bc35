import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPod } from '../pods/testing/samples';
import { fakeTimers } from '../testing/clock';
import { fakeApi, pending, refuse, reply } from '../testing/fakeApi';
import type { Sent } from '../testing/fakeApi';
import { withHeights } from '../testing/layout';
import { renderPage, settled } from '../testing/renderPage';
import { idOf } from '../testing/samples';
import { MembersPage } from './MembersPage';
import { aListPod, aMember, membership } from './testing/samples';

beforeEach(() => withHeights(() => 80));

const pageOf = (members: ReturnType<typeof aMember>[], total = members.length, next?: string) =>
  reply(members, {
    'X-Total-Count': String(total),
    ...(next && { Link: `</v1/memberships/${membership.id}/members?after=${next}&limit=50>; rel="next"` }),
  });

function open(replies: Parameters<typeof fakeApi>[0] = {}, query = '') {
  const api = fakeApi({
    getMembership: reply(membership),
    listMembers: pageOf([aMember(1)]),
    listPods: reply([]),
    ...replies,
  });
  const page = renderPage(<MembersPage />, { route: `/members?m=${membership.id}${query}` });
  const queries = () =>
    api.sent
      .filter(({ operationId }) => operationId === 'listMembers')
      .map(({ url }) => Object.fromEntries(url.searchParams));
  return { ...page, ...api, queries };
}

const rowOf = (link: HTMLElement) => link.closest('li') as HTMLElement;
const links = () => screen.getAllByRole('link', { name: /Anna|Ben|Cleo/ });
const names = () => links().map((link) => rowOf(link).textContent);

test('a row shows a member’s name, pods, last activity and when they joined, and links to their page', async () => {
  const lastActive = Math.floor(Date.now() / 1000) - 2 * 3600;
  const anna = aMember(1, { leaderOfPodName: 'Owls', podName: 'Larks', podId: aListPod(1).id, lastActive });
  open({ listMembers: pageOf([anna, aMember(2, { firstName: 'Ben', disabled: true, staffRole: 'admin' })], 1_000) });
  const link = await screen.findByRole('link', { name: 'Anna Lee' });
  expect(link).toHaveAttribute('href', `/member?m=${membership.id}&u=${anna.userId}`);
  const row = rowOf(link);
  expect(row).toHaveTextContent('anna1@example.com');
  expect(row).toHaveTextContent('Leads Owls · In Larks');
  expect(row).toHaveTextContent('Active: 2 hours ago');
  expect(row).toHaveTextContent(/Joined .*Mar/);
  expect(rowOf(screen.getByRole('link', { name: 'Ben Lee' }))).toHaveTextContent(
    /Admin.*Disabled.*Not in a pod.*Never active/,
  );
  expect(screen.getByText('1,000 people')).toBeVisible();
});

test('search and order are kept in the address, and sent to the server', async () => {
  const { user, queries, address } = open();
  await screen.findByRole('link', { name: /Anna/ });
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'ann lee');
  await waitFor(() => expect(queries().at(-1)).toMatchObject({ q: 'ann lee', sort: 'firstName' }));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Last active');
  await waitFor(() => expect(queries().at(-1)).toMatchObject({ q: 'ann lee', sort: 'lastActive', limit: '50' }));
  expect(address()).toBe(`/members?m=${membership.id}&q=ann+lee&sort=lastActive`);
});

test('an address with a search and an order opens with them', async () => {
  const { queries } = open({}, '&q=ann&sort=podName');
  await screen.findByRole('link', { name: /Anna/ });
  expect(queries()).toEqual([{ q: 'ann', sort: 'podName', limit: '50' }]);
  expect(screen.getByRole('searchbox')).toHaveValue('ann');
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Pod name');
});

test('the list can be limited to leader applicants, by the address or by a filter that combines with a search', async () => {
  const { queries, address, user } = open({}, '&status=PENDING_APPROVAL');
  await screen.findByRole('link', { name: /Anna/ });
  expect(queries()).toEqual([{ leaderStatus: 'PENDING_APPROVAL', sort: 'firstName', limit: '50' }]);
  expect(screen.getByLabelText('Leader status')).toHaveDisplayValue('Applied to lead');
  await user.type(screen.getByRole('searchbox'), 'ann');
  await waitFor(() => expect(queries().at(-1)).toMatchObject({ q: 'ann', leaderStatus: 'PENDING_APPROVAL' }));
  await user.selectOptions(screen.getByLabelText('Leader status'), 'Any');
  await waitFor(() => expect(queries().at(-1)).toEqual({ q: 'ann', sort: 'firstName', limit: '50' }));
  expect(address()).toBe(`/members?m=${membership.id}&q=ann`);
});

test('the filters in use are counted on their button, named, and removed one by one', async () => {
  const { queries, user } = open({}, '&status=PENDING_APPROVAL&pods=none');
  await screen.findByRole('link', { name: /Anna/ });
  const button = screen.getByRole('button', { name: 'Filters (2)' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('button', { name: /^Leader status: Applied to lead/ }));
  await waitFor(() => expect(queries().at(-1)).toEqual({ withoutPod: 'true', sort: 'firstName', limit: '50' }));
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^Pods: Not in a pod/ }));
  await waitFor(() => expect(queries().at(-1)).toEqual({ sort: 'firstName', limit: '50' }));
  expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
});

test('column heads sort the list, and those of dates the other way at a second click', async () => {
  const { queries, address, user } = open();
  await screen.findByRole('link', { name: /Anna/ });
  expect(screen.getByRole('button', { name: 'Name (ascending)' })).toHaveAttribute('aria-pressed', 'true');
  for (const [head, sort] of [
    ['Joined', 'joinedLatest'],
    ['Joined (descending)', 'joinedEarliest'],
    ['Last active', 'lastActive'],
    ['Pods', 'podName'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: head }));
    await waitFor(() => expect(queries().at(-1)).toMatchObject({ sort }));
  }
  expect(address()).toBe(`/members?m=${membership.id}&sort=podName`);
});

test('column heads are there while the list loads, and keep the focus while another order does', async () => {
  const { unmount } = open({ listMembers: pending });
  const head = () => screen.findByRole('button', { name: /^Last active/ });
  expect(await head()).toBeVisible();
  unmount();
  const loaded = open();
  await screen.findByRole('link', { name: /Anna/ });
  loaded.replies.listMembers = pending;
  await loaded.user.click(await head());
  await waitFor(() => expect(loaded.queries().at(-1)).toMatchObject({ sort: 'lastActive' }));
  expect(await head()).toHaveFocus();
});

test('an empty list and a failed one have no column heads', async () => {
  const { unmount } = open({ listMembers: pageOf([]) });
  await screen.findByText('Nobody here yet');
  expect(screen.queryByRole('group', { name: 'Columns' })).not.toBeInTheDocument();
  unmount();
  open({ listMembers: refuse(500) });
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('group', { name: 'Columns' })).not.toBeInTheDocument();
});

test('phones, too, show the addresses of people of one name, and of everybody found by a search', async () => {
  const ben = aMember(3, { firstName: 'Ben' });
  const shown = () => screen.getAllByText(/@example/).filter((email) => email.hasAttribute('data-always'));
  const { user } = open({ listMembers: pageOf([aMember(1), aMember(2), ben]) });
  await screen.findByRole('link', { name: /Ben/ });
  expect(shown().map(({ textContent }) => textContent)).toEqual(['anna1@example.com', 'anna2@example.com']);
  await user.type(screen.getByRole('searchbox'), 'example');
  await waitFor(() => expect(shown()).toHaveLength(3));
});

test('each row has a menu with what staff do about a person', async () => {
  const leader = { firstName: 'Ben', leaderOfPodId: idOf(1), leaderOfPodName: 'Owls', disabled: true };
  const { user } = open({ listMembers: pageOf([aMember(1), aMember(2, leader)]) });
  const acts = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    const items = await screen.findAllByRole('menuitem');
    const found = items.map((item) => [item.textContent, item.getAttribute('href')?.split('?')[0]]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    return found;
  };
  expect(await acts('Anna Lee')).toEqual([
    ['Write an email', 'mailto:anna1@example.com'],
    ['Put in a pod', '/member/place'],
    ['Remove from membership', '/member/remove'],
  ]);
  expect(screen.getByRole('button', { name: 'Actions for Anna Lee' })).toHaveFocus();
  expect((await acts('Ben Lee')).map(([label]) => label)).toEqual([
    'Write an email',
    'Unassign leader',
    'Remove from membership',
  ]);
});

test('if nobody has the chosen status, the list says so, with a link to everybody', async () => {
  const { replies, address, user } = open({ listMembers: pageOf([]) }, '&status=DECLINED&sort=podName');
  expect(await screen.findByText('Nobody has this leader status')).toBeVisible();
  expect(screen.queryByText('Nobody here yet')).not.toBeInTheDocument();
  replies.listMembers = pageOf([aMember(1)]);
  await user.click(screen.getByRole('button', { name: 'Show everyone' }));
  expect(await screen.findByRole('link', { name: /Anna/ })).toBeVisible();
  expect(address()).toBe(`/members?m=${membership.id}&sort=podName`);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('the list can show only people without a pod, which the address keeps', async () => {
  const { queries, address, user, replies } = open({}, '&sort=podName');
  await screen.findByRole('link', { name: /Anna/ });
  replies.listMembers = pageOf([]);
  await user.selectOptions(screen.getByLabelText('Pods'), 'Not in a pod');
  await waitFor(() => expect(queries().at(-1)).toEqual({ withoutPod: 'true', sort: 'podName', limit: '50' }));
  expect(address()).toBe(`/members?m=${membership.id}&sort=podName&pods=none`);
  expect(await screen.findByText('Everyone has a place in a pod.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show everyone' }));
  expect(address()).toBe(`/members?m=${membership.id}&sort=podName`);
});

test('pods without people are left out when filtering by status', async () => {
  const { sent } = open({ listMembers: pageOf([aMember(1)]) }, '&status=DECLINED&sort=podName');
  await screen.findByRole('link', { name: /Anna/ });
  await settled();
  expect(sent.map(({ operationId }) => operationId)).not.toContain('listPods');
});

test('the list of members has eight sort orders', async () => {
  open();
  const options = within(await screen.findByRole('combobox', { name: 'Sort by' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'First name',
    'Last name',
    'Last active',
    'Joined earliest',
    'Joined latest',
    'Meeting time',
    'Pod size',
    'Pod name',
  ]);
});

test('sorted by pod, each pod is named above its people, and people without a pod have a separate heading', async () => {
  const [owls, larks] = [aListPod(1, { name: 'Owls' }), aListPod(2, { name: 'Larks', seatsAvailable: 0 })];
  const list = [
    aMember(1, { listedPod: owls, leaderOfPodId: owls.id, leaderOfPodName: 'Owls' }),
    aMember(2, { firstName: 'Ben', listedPod: owls, podId: owls.id }),
    aMember(2, { firstName: 'Ben', listedPod: larks, podId: owls.id }),
    aMember(3, { firstName: 'Cleo' }),
  ];
  open({ listMembers: pageOf(list, 3) }, '&sort=podName');
  await screen.findByRole('heading', { name: 'Owls' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Owls', 'Larks', 'Not in a pod']);
  expect(screen.getByText(/3 people · 1 place left/)).toBeVisible();
  expect(screen.getByText(/3 people · Full/)).toBeVisible();
  expect(names().map((text) => /Leader|Participant/.exec(text ?? '')?.[0])).toEqual([
    'Leader',
    'Participant',
    'Leader',
    undefined,
  ]);
});

test('sorted by pod, empty pods come last, and don’t show in a search', async () => {
  const list = pageOf([aMember(1, { listedPod: aListPod(1, { name: 'Owls' }) })]);
  const empty = aPod({ name: 'Larks', members: [], seatsAvailable: 8 });
  const { user, sent } = open({ listMembers: list, listPods: reply([empty]) }, '&sort=podSize');
  expect(await screen.findByRole('link', { name: 'Larks' })).toHaveAttribute('href', `/pod?p=${empty.id}`);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Owls', 'Larks']);
  expect(screen.getByText(/Nobody yet · 8 places left/)).toBeVisible();
  const queries = sent.filter(({ operationId }) => operationId === 'listPods').map(({ url }) => url.searchParams);
  expect(queries.map((params) => params.get('filter'))).toEqual(['empty']);
  await user.type(screen.getByRole('searchbox'), 'ann');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Larks' })).not.toBeInTheDocument());
});

test('empty pods that couldn’t be loaded show an error', async () => {
  let refused = true;
  const listPods = () => (refused ? refuse(500) : reply([aPod({ name: 'Larks', members: [] })]));
  const { user } = open({ listPods }, '&sort=podName');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('link', { name: /Anna/ })).toBeVisible();
  refused = false;
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Larks' })).toBeVisible();
});

test('the next page starts where the last one ended, and if it fails to load, an error shows in its place', async () => {
  let refused = true;
  const { user, queries } = open({
    listMembers: ({ url }: Sent) => {
      if (!url.searchParams.has('after')) return pageOf([aMember(1)], 2, 'W10');
      return refused ? refuse(500) : pageOf([aMember(2, { firstName: 'Ben' })], 2);
    },
  });
  expect(await screen.findByText('We couldn’t load the rest.')).toBeVisible();
  expect(names()).toHaveLength(1);
  refused = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Ben/ })).toBeVisible();
  expect(queries().at(-1)).toMatchObject({ after: 'W10', sort: 'firstName' });
});

test('a long list renders only the people in view', async () => {
  const many = Array.from({ length: 100 }, (_, index) => aMember(index, { lastName: String(index) }));
  open({ listMembers: pageOf(many) });
  await screen.findByRole('link', { name: /Anna 0/ });
  expect(names().length).toBeLessThan(40);
  expect(screen.getAllByRole('listitem').find((item) => item.hasAttribute('aria-setsize'))).toHaveAttribute(
    'aria-setsize',
    '100',
  );
});

test('a search of 20,000 characters shows why it finds nothing, stays as typed, and isn’t sent', async () => {
  const { queries, address } = open();
  await screen.findByRole('link', { name: /Anna/ });
  const search = screen.getByRole('searchbox');
  fakeTimers();
  try {
    fireEvent.change(search, { target: { value: 'x'.repeat(20_000) } });
    act(() => jest.advanceTimersByTime(1000));
  } finally {
    jest.useRealTimers();
  }
  await settled();
  expect(search).toHaveAccessibleDescription('Use 100 characters or fewer');
  expect(search).toHaveValue('x'.repeat(20_000));
  expect(queries()).toHaveLength(1);
  expect(address()).not.toContain('xxx');
});

test('a search without matches, an empty list and a failed list look different', async () => {
  const { user, replies, unmount } = open({ listMembers: pageOf([]) }, '&q=zoe');
  expect(await screen.findByText('Nobody matches ‘zoe’')).toBeVisible();
  replies.listMembers = pageOf([aMember(1)]);
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByRole('link', { name: /Anna/ })).toBeVisible();
  unmount();
  open({ listMembers: pageOf([]) });
  expect(await screen.findByText('Nobody here yet')).toBeVisible();
  open({ listMembers: refuse(500) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a search shows no results until the server responds', async () => {
  const { user, replies, address } = open({ listMembers: pageOf([]) }, '&q=zzz');
  expect(await screen.findByText('Nobody matches ‘zzz’')).toBeVisible();
  replies.listMembers = pending;
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(address()).not.toContain('zzz'));
  await settled();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.queryByText('Nobody here yet')).not.toBeInTheDocument();
});

test('users without permission to manage members get ‘not found’', async () => {
  const can = { ...membership.can, manageMembers: false };
  const { queries } = open({ getMembership: reply({ ...membership, can }) });
  expect(await screen.findByText('Sorry, page not found')).toBeVisible();
  expect(queries()).toEqual([]);
});

test('the list of members downloads as a file, with a ticket', async () => {
  const { user } = open({ createTicket: reply({ ticket: 'ticket-1', expires: 1772528460 }) });
  const opened: string[] = [];
  const tab = { opener: window, close: () => {}, location: { replace: (url: string) => void opened.push(url) } };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  await user.click(await screen.findByRole('button', { name: /Download CSV/ }));
  await waitFor(() => expect(opened).toHaveLength(1));
  expect(opened[0]).toMatch(new RegExp(`/v1/memberships/${membership.id}/active-campaign/csv\\?authToken=ticket-1$`));
});
