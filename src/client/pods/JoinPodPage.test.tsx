import { screen, within } from '@testing-library/react';
import type { Pod } from '../../contract/entities.gen';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { aMembership, idOf } from '../testing/samples';
import { JoinPodPage } from './JoinPodPage';
import { aMeeting, aPod, can, me, membershipId } from './testing/samples';

const monday = Date.UTC(2030, 0, 7, 19) / 1000;
const day = 86_400;

const open = (number: number, name: string, nextMeeting: number, changes: Partial<Pod> = {}) =>
  aPod({ id: idOf(number), name, scheduledMeeting: aMeeting({ nextMeeting }), can: can('join'), ...changes });

function shown(pods: Pod[], route = `/pods/join?r=${membershipId}`) {
  const joining = aMembership({ can: { ...aMembership().can, joinPod: true } });
  fakeApi({ getMyUser: reply(me), listMyMemberships: reply([joining]), listPods: reply(pods) });
  return renderPage(<JoinPodPage />, { route });
}

const names = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map((one) => one.textContent);

test('pods with places are listed by weekday, then time', async () => {
  shown([
    open(201, 'Thursday', monday + 3 * day),
    open(202, 'Monday late', monday + 3600),
    open(203, 'Next Monday early', monday + 7 * day - 3600),
  ]);
  const section = await screen.findByRole('region', { name: 'Available pods' });
  expect(names(section)).toEqual(['Next Monday early', 'Monday late', 'Thursday']);
  expect(within(section).getByRole('link', { name: 'Join pod (Thursday)' })).toHaveAttribute(
    'href',
    `/pods/confirm-join-pod?p=${idOf(201)}`,
  );
});

test('full pods are shown as waitlists, with what happens once four people wait', async () => {
  shown([open(201, 'Full House', monday, { seatsAvailable: 0, waitlist: 2, can: can('joinWaitlist') })]);
  const section = await screen.findByRole('region', { name: 'Waitlists' });
  expect(within(section).getByText(/four or more people/)).toBeInTheDocument();
  expect(within(section).getByText('2 people wait')).toBeInTheDocument();
  expect(within(section).getByRole('link', { name: 'Join waitlist (Full House)' })).toHaveAttribute(
    'href',
    `/pods/confirm-join-waitlist?p=${idOf(201)}`,
  );
});

test('paused pods, and those one leads or is in, are left out', async () => {
  shown([
    open(201, 'Mine', monday, { leaderId: me.id }),
    open(202, 'Resting', monday, {
      scheduledMeeting: aMeeting({ paused: true, pausedFromEpoch: 1, pausedToEpoch: monday }),
    }),
    open(203, 'Open', monday),
  ]);
  const section = await screen.findByRole('region', { name: 'Available pods' });
  expect(names(section)).toEqual(['Open']);
});

test('where there is nothing to join, the page shows so', async () => {
  shown([]);
  expect(await screen.findByText('No pods to join at the moment')).toBeInTheDocument();
});

test('without a membership in its address the join page is about the only one with pods to join', async () => {
  shown([open(201, 'Open', monday)], '/pods/join');
  expect(await screen.findByRole('heading', { name: 'Open' })).toBeInTheDocument();
});

test('a person who is in a pod already is shown the way to switch', async () => {
  shown([
    open(201, 'Mine', monday, { members: [me.id], myRole: 'participant', can: can('switch') }),
    open(202, 'Other', monday, { can: can() }),
  ]);
  expect(await screen.findByRole('link', { name: 'Switch pod' })).toHaveAttribute('href', `/pod/switch?p=${idOf(201)}`);
  expect(screen.queryByRole('link', { name: 'Join pod (Other)' })).not.toBeInTheDocument();
});

test('who is in a pod can switch to each of the others that has a place, but not wait for a full one', async () => {
  shown([
    open(201, 'Mine', monday, { members: [me.id], myRole: 'participant', can: can('switch') }),
    open(202, 'Other', monday, { can: can() }),
    open(203, 'Full House', monday, { seatsAvailable: 0, can: can() }),
  ]);
  expect(await screen.findByRole('link', { name: 'Switch (Other)' })).toHaveAttribute(
    'href',
    `/pod/confirm-switch?p=${idOf(202)}`,
  );
  expect(screen.queryByRole('link', { name: /Full House\)/ })).not.toBeInTheDocument();
});

test.each(['getMyUser', 'listPods'] as const)('a list is not called empty when %s fails', async (operation) => {
  fakeApi({ getMyUser: reply(me), listMyMemberships: reply([]), listPods: reply([]), [operation]: refuse(500) });
  renderPage(<JoinPodPage />, { route: `/pods/join?r=${membershipId}` });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText('No pods to join at the moment')).not.toBeInTheDocument();
});

test('people in no business see that there is nothing to join, rather than a skeleton for ever', async () => {
  fakeApi({ getMyUser: reply(me), listMyBusinesses: reply([]) });
  renderPage(<JoinPodPage />, { route: '/pods/join' });
  expect(await screen.findByText('There is no membership in which you can join a pod')).toBeVisible();
});

test('businesses that could not be loaded are not taken for none', async () => {
  fakeApi({ getMyUser: reply(me), listMyBusinesses: refuse(500) });
  renderPage(<JoinPodPage />, { route: '/pods/join' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
