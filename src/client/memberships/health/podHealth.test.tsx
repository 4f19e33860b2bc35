import { screen, within } from '@testing-library/react';
import type { DriftingMember, PodHealth } from '../../../contract/entities.gen';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { anOwnedMembership, idOf } from '../../testing/samples';
import { PodHealthPage } from './PodHealthPage';

beforeEach(() => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
});

const nothing = { came: 0, recorded: 0, done: 0, due: 0 };
const weeks = (known: Record<number, Partial<PodHealth['weeks'][number]>> = {}) =>
  Array.from({ length: 8 }, (_, week) => ({ start: 1768287600 + week * 604_800, ...nothing, ...known[week] }));
const aPod = (more: Partial<PodHealth> = {}): PodHealth => ({
  podId: idOf(20),
  name: 'Early Birds',
  leaderName: 'Tom Whitfield',
  participants: 6,
  maxParticipants: 8,
  waiting: 0,
  isPaused: false,
  troubles: [],
  meetings: { due: 8, recorded: 0, held: 0 },
  weeks: weeks(),
  ...more,
});
const aPerson = (number: number, more: Partial<DriftingMember> = {}): DriftingMember => ({
  userId: idOf(30 + number),
  firstName: 'Anna',
  lastName: `Number ${number}`,
  email: `anna${number}@example.com`,
  podId: idOf(20),
  podName: 'Early Birds',
  joined: Date.parse('2026-01-06T10:00:00Z'),
  ...more,
});

const membership = anOwnedMembership();
const open = (pods: PodHealth[], people: DriftingMember[] = [], more: object = {}) => {
  fakeApi({
    getMembership: reply(membership),
    listPodHealth: reply(pods),
    listDriftingMembers: reply(people),
    ...more,
  });
  return renderPage(<PodHealthPage />, { route: `/membership/health?m=${membership.id}` });
};

it('a pod shows its problems in words, its leader, and the available facts about its meetings', async () => {
  const troubles: PodHealth['troubles'] = ['NO_LEADER', 'FULL_WAITLIST'];
  open([
    aPod({ leaderName: undefined, troubles, waiting: 6, participants: 8, meetings: { due: 8, recorded: 6, held: 5 } }),
  ]);
  expect(await screen.findByText('No leader')).toBeVisible();
  expect(screen.getByText('Full and 6 waiting')).toBeVisible();
  expect(screen.getByText(/8 participants.+Full/)).toBeVisible();
  expect(screen.getByText(/6 of 8 meetings recorded, 5 held.+No messages yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Early Birds' })).toHaveAttribute('href', `/pod?p=${idOf(20)}`);
});

it('a line chart has its latest figure, a summary and a table, and shows where values are unknown', async () => {
  const known = { 5: { came: 3, recorded: 4 }, 7: { came: 4, recorded: 8 } };
  open([aPod({ weeks: weeks(known) })]);
  expect(await screen.findByText('came 7 of 12 times')).toBeVisible();
  const table = screen.getByRole('table', { name: 'Attendance' });
  expect(
    within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([...Array<string>(5).fill('Not known'), '75%', 'Not known', '50%']);
  expect(screen.getByText('Week from 13 Jan').parentElement).toHaveTextContent(/^Week from 13 Jan 3 Mar$/);
  expect(screen.getByText('none due yet')).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Next Tiny Steps' })).not.toBeInTheDocument();
});

it('a pod without problems is described as such, and a paused pod as paused', async () => {
  open([aPod(), aPod({ podId: idOf(21), name: 'Night Owls', isPaused: true })]);
  expect(await screen.findByText('Nothing needs attention')).toBeVisible();
  expect(screen.getByText('Paused')).toBeVisible();
  expect(screen.getAllByText(/8 meetings due, none recorded/)).toHaveLength(2);
});

it('drifting members show their latest activity and link to their page; the first five show at once', async () => {
  const silent = aPerson(0, { lastSign: { kind: 'STEP', at: Date.parse('2026-02-01T10:00:00Z') / 1000 } });
  const { user } = open([aPod()], [silent, ...[1, 2, 3, 4, 5, 6].map((number) => aPerson(number))]);
  expect(await screen.findByText(/Early Birds.+Last step: 1 Feb,/)).toBeVisible();
  expect(screen.getAllByText(/Nothing yet since they joined: 6 Jan,/)).toHaveLength(4);
  const link = screen.getByRole('link', { name: 'Anna Number 0' });
  expect(link).toHaveAttribute('href', `/member?m=${membership.id}&u=${silent.userId}`);
  expect(screen.getByRole('link', { name: 'Write (Anna Number 0)' })).toHaveAttribute('href', `mailto:${silent.email}`);
  expect(screen.getByRole('link', { name: 'Move (Anna Number 0)' })).toHaveAttribute(
    'href',
    `/member/place?m=${membership.id}&u=${silent.userId}`,
  );
  await user.click(screen.getByRole('button', { name: 'Show all 7' }));
  expect(screen.getAllByText(/Nothing yet since they joined/)).toHaveLength(6);
});

it('without pods, or if nobody is drifting, the page explains what it will show', async () => {
  open([]);
  expect(await screen.findByText('No pods yet')).toBeVisible();
  expect(screen.getByText('Nobody’s drifting away at the moment.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get this by email on Mondays' })).toHaveAttribute(
    'href',
    '/my-settings?panel=notifications',
  );
});

it('data that can’t be loaded shows an error instead of looking empty', async () => {
  open([], [], { listPodHealth: refuse(503) });
  expect(await screen.findByRole('button', { name: /Retry|Try again/ })).toBeVisible();
  expect(screen.queryByText('No pods yet')).not.toBeInTheDocument();
});

it('pods are shown only once drifting members have loaded or failed to, so that nothing moves', async () => {
  const { unmount } = open([aPod()], [], { listDriftingMembers: { ...reply([]), delay: 200 } });
  await screen.findByText('Loading…');
  expect(screen.queryByRole('heading', { name: 'Pods' })).not.toBeInTheDocument();
  expect(await screen.findByText('Early Birds')).toBeVisible();
  unmount();
  open([aPod()], [], { listDriftingMembers: refuse(503) });
  expect(await screen.findByText('Early Birds')).toBeVisible();
});
