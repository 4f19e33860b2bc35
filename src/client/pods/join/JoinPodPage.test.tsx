import { screen, waitFor, within } from '@testing-library/react';
import type { Pod } from '../../../contract/entities.gen';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { aMembership, idOf } from '../../testing/samples';
import { askedOf, listsOf, pageOf } from '../testing/podPages';
import { aMeeting, aPod, can, me, membershipId } from '../testing/samples';
import { JoinPodPage } from './JoinPodPage';

const monday = Date.UTC(2030, 0, 7, 19) / 1000;
const day = 86_400;

const open = (number: number, name: string, nextMeeting: number, changes: Partial<Pod> = {}) =>
  aPod({ id: idOf(number), name, scheduledMeeting: aMeeting({ nextMeeting }), can: can('join'), ...changes });

function shown(
  { available = [], waitlist = [], mine = [] }: Partial<Record<'available' | 'waitlist' | 'mine', Pod[]>>,
  route = `/pods/join?r=${membershipId}`,
) {
  const joining = aMembership({ can: { ...aMembership().can, joinPod: true } });
  const listPods = listsOf({ available: () => pageOf(available), waitlist: () => pageOf(waitlist) });
  const api = fakeApi({ listMyMemberships: reply([joining]), listMyPods: reply(mine), listPods });
  return { ...renderPage(<JoinPodPage />, { route }), ...api };
}

const names = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map((one) => one.textContent);

test("pods with free seats keep the server's order", async () => {
  const { sent } = shown({
    available: [
      open(203, 'Next Monday early', monday + 7 * day - 3600),
      open(202, 'Monday late', monday + 3600),
      open(201, 'Thursday', monday + 3 * day),
    ],
  });
  const section = await screen.findByRole('region', { name: 'Available pods' });
  expect(names(section)).toEqual(['Next Monday early', 'Monday late', 'Thursday']);
  expect(within(section).getByRole('link', { name: 'Join pod (Thursday)' })).toHaveAttribute(
    'href',
    `/pods/confirm-join-pod?p=${idOf(201)}`,
  );
  expect(askedOf(sent)).toEqual([
    { filter: 'available', limit: '30' },
    { filter: 'waitlist', limit: '30' },
  ]);
});

test('full pods show as waitlists, with an explanation of what happens once four people wait', async () => {
  shown({ waitlist: [open(201, 'Full House', monday, { seatsAvailable: 0, waitlist: 2, can: can('joinWaitlist') })] });
  const section = await screen.findByRole('region', { name: 'Waitlists' });
  expect(within(section).getByText(/four or more people/)).toBeInTheDocument();
  expect(within(section).getByText('2 people waiting')).toBeInTheDocument();
  expect(within(section).getByRole('link', { name: 'Join waitlist (Full House)' })).toHaveAttribute(
    'href',
    `/pods/confirm-join-waitlist?p=${idOf(201)}`,
  );
});

test('the page says so if there is nothing to join', async () => {
  shown({});
  expect(await screen.findByText('No pods to join at the moment')).toBeInTheDocument();
});

test('without a membership in its address the page shows the only one with pods to join', async () => {
  shown({ available: [open(201, 'Open', monday)] }, '/pods/join');
  expect(await screen.findByRole('heading', { name: 'Open' })).toBeInTheDocument();
});

const mine = open(201, 'Mine', monday, { members: [me.id], myRole: 'participant', can: can('switch') });

test('a user already in a pod sees how to switch', async () => {
  shown({ mine: [mine], available: [open(202, 'Other', monday, { can: can() })] });
  expect(await screen.findByRole('link', { name: 'Switch pod' })).toHaveAttribute('href', `/pod/switch?p=${idOf(201)}`);
  expect(screen.queryByRole('link', { name: 'Join pod (Other)' })).not.toBeInTheDocument();
});

test('a user in a pod can switch to other pods with a free seat, but not wait for a full one', async () => {
  shown({
    mine: [mine],
    available: [open(202, 'Other', monday, { can: can() })],
    waitlist: [open(203, 'Full House', monday, { seatsAvailable: 0, can: can() })],
  });
  expect(await screen.findByRole('link', { name: 'Switch (Other)' })).toHaveAttribute(
    'href',
    `/pod/confirm-switch?p=${idOf(202)}`,
  );
  expect(screen.queryByRole('link', { name: /Full House\)/ })).not.toBeInTheDocument();
});

test('a user who leads a pod in the membership, or participates in one elsewhere, gets no offer to switch', async () => {
  const led = { ...mine, myRole: 'leader' as const, can: can() };
  const elsewhere = { ...mine, membershipId: idOf(101) };
  shown({ mine: [led, elsewhere], available: [open(202, 'Other', monday)] });
  expect(await screen.findByRole('link', { name: 'Join pod (Other)' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Switch pod' })).not.toBeInTheDocument();
});

test.each(['listMyPods', 'listPods'] as const)("a list doesn't look empty if %s fails", async (operation) => {
  fakeApi({ listMyMemberships: reply([]), listMyPods: reply([]), listPods: reply([]), [operation]: refuse(500) });
  renderPage(<JoinPodPage />, { route: `/pods/join?r=${membershipId}` });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText('No pods to join at the moment')).not.toBeInTheDocument();
});

test('users without a business see that there is nothing to join, rather than an endless skeleton', async () => {
  fakeApi({ getMyUser: reply(me), listMyBusinesses: reply([]) });
  renderPage(<JoinPodPage />, { route: '/pods/join' });
  expect(await screen.findByText('There’s no membership where you can join a pod')).toBeVisible();
});

test("businesses that couldn't be loaded don't count as none", async () => {
  fakeApi({ getMyUser: reply(me), listMyBusinesses: refuse(500) });
  renderPage(<JoinPodPage />, { route: '/pods/join' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the requested days and times stay when the membership changes', async () => {
  const joining = (id: string, name: string) => aMembership({ id, name, can: { ...aMembership().can, joinPod: true } });
  const other = joining(idOf(77), 'Riverside');
  fakeApi({
    listMyMemberships: reply([joining(membershipId, 'Small Steps Circle'), other]),
    listMyPods: reply([]),
    listPods: pageOf([]),
  });
  const route = `/pods/join?r=${membershipId}&day=TUESDAY`;
  const { user, address } = renderPage(<JoinPodPage />, { route });
  await user.selectOptions(await screen.findByLabelText('Membership'), 'Riverside');
  expect(address()).toBe(`/pods/join?r=${other.id}&day=TUESDAY`);
});

test('a search can still be edited if its first request fails', async () => {
  const { replies } = fakeApi({ listMyMemberships: reply([]), listMyPods: reply([]), listPods: refuse(500) });
  const { user, address } = renderPage(<JoinPodPage />, { route: `/pods/join?r=${membershipId}&q=owls` });
  await screen.findByRole('button', { name: 'Try again' });
  const field = screen.getByRole('searchbox', { name: 'Search' });
  expect(field).toHaveValue('owls');
  replies.listPods = listsOf({ available: () => pageOf([open(201, 'Larks', monday)]) });
  await user.clear(field);
  await user.type(field, 'larks');
  expect(await screen.findByRole('heading', { name: 'Larks' })).toBeVisible();
  expect(address()).toBe(`/pods/join?r=${membershipId}&q=larks`);
});

test('a membership that is missing or that the reader may not see shows a single notice, without another heading', async () => {
  fakeApi({ listMyMemberships: reply([]), listMyPods: reply([]), listPods: refuse(404) });
  renderPage(<JoinPodPage />, { route: `/pods/join?r=${membershipId}` });
  expect(await screen.findByRole('heading', { name: 'Sorry, page not found' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await waitFor(() => expect(document.title).toBe('Sorry, page not found · Stepwell'));
});
