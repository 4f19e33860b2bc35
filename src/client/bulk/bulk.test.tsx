import { screen, waitFor, within } from '@testing-library/react';
import type { BulkAction } from '../../contract/entities.gen';
import { MembersPage } from '../members/MembersPage';
import { aMember, membership } from '../members/testing/samples';
import { PodsPage } from '../pods/PodsPage';
import { aPodOverview, me } from '../pods/testing/samples';
import { fakeApi, reply } from '../testing/fakeApi';
import { withHeights } from '../testing/layout';
import { renderPage } from '../testing/renderPage';
import { anOwnedMembership, idOf } from '../testing/samples';
import { BulkActionPage } from './BulkActionPage';
import { BulkPage } from './BulkPage';

type Replies = Parameters<typeof fakeApi>[0];

const anAction = (changes: Partial<BulkAction> = {}): BulkAction => ({
  id: idOf(700),
  membershipId: membership.id,
  kind: 'REMOVE_MEMBERS',
  state: 'RUNNING',
  startedAt: 1768330800,
  startedByName: 'Maya Lee',
  total: 2000,
  done: 340,
  refused: 2,
  ...changes,
});

beforeEach(() => withHeights(() => 80));

function openMembers(replies: Replies = {}, query = '') {
  const api = fakeApi({
    getMembership: reply(membership),
    listMembers: reply([aMember(1), aMember(2), aMember(3)], { 'X-Total-Count': '214' }),
    listBulkActions: reply([]),
    ...replies,
  });
  return { ...renderPage(<MembersPage />, { route: `/members?m=${membership.id}${query}` }), ...api };
}

test('people are selected one by one, and each act leads to the page that confirms it', async () => {
  const { user, address } = openMembers();
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  const boxes = await screen.findAllByRole('checkbox');
  expect(screen.queryByRole('link', { name: 'Remove' })).not.toBeInTheDocument();
  await user.click(boxes[0]!);
  await user.click(boxes[2]!);
  expect(screen.getByText('2 selected')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Remove' }));
  expect(address()).toBe(`/bulk?m=${membership.id}&act=remove-members`);
});

test('everything that the list shows can be selected, with its filters in the address', async () => {
  const { user } = openMembers({}, '&q=ann&pods=none');
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(await screen.findByRole('button', { name: 'Select all 214' }));
  expect(screen.getByText('All 214 selected')).toBeVisible();
  const path = `/bulk?m=${membership.id}&act=disable-members&chosen=all&q=ann&pods=none`;
  expect(screen.getByRole('link', { name: 'Disable' })).toHaveAttribute('href', path);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a whole list can be selected even if it isn’t counted to its end', async () => {
  const { user } = openMembers({ listMembers: reply([aMember(1)], { 'X-Total-Count': '1001' }) });
  expect(await screen.findByText('More than 1,000 people')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Select' }));
  await user.click(await screen.findByRole('button', { name: 'Select all' }));
  expect(screen.getByText('All selected')).toBeVisible();
});

test('a running act shows above the list, with a link to its progress', async () => {
  openMembers({ listBulkActions: reply([anAction()]), getBulkAction: reply(anAction()) });
  expect(await screen.findByText('Removing people: 342 of 2,000')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See progress' })).toHaveAttribute('href', `/bulk-action?k=${idOf(700)}`);
});

test('selecting pods in their table and choosing an action opens that bulk action', async () => {
  fakeApi({
    getMyUser: reply(me),
    getMembership: reply(anOwnedMembership()),
    listMyMemberships: reply([anOwnedMembership()]),
    listMyPods: reply([]),
    listMyLeaderPods: reply([]),
    listMyWaitlists: reply([]),
    listMySteps: reply([]),
    listMyChannels: reply([]),
    listPodOverview: reply([aPodOverview({ name: 'Owls' })]),
    listBulkActions: reply([]),
  });
  const { user, address } = renderPage(<PodsPage />, { route: `/pods?m=${membership.id}` });
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Owls' }));
  await user.click(screen.getByRole('link', { name: 'Delete pods' }));
  expect(address()).toBe(`/bulk?m=${membership.id}&act=delete-pods`);
});

function openBulk(query: string, state: unknown, replies: Replies = {}) {
  const api = fakeApi({ getMembership: reply(membership), ...replies });
  return {
    ...renderPage(<BulkPage />, { route: `/bulk?m=${membership.id}&${query}`, state }),
    ...api,
  };
}

test('the page shows whom the act reaches and whom it doesn’t, and starts it', async () => {
  const exceptions = [{ reason: 'LEADS_POD' as const, count: 5, names: ['Anna Lee', 'Ben Moss', 'Cleo Zane'] }];
  const { user, sent, address } = openBulk(
    'act=remove-members',
    { ids: [idOf(1), idOf(2)] },
    {
      previewBulkAction: reply({ people: 12, pods: 0, exceptions }),
      startBulkAction: reply(anAction()),
    },
  );
  expect(await screen.findByRole('heading', { name: 'Remove 12 people?' })).toBeVisible();
  expect(screen.getByText(/^Anna Lee, Ben Moss, Cleo Zane and 2 more lead pods/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove 12 people' }));
  await waitFor(() => expect(address()).toBe(`/bulk-action?k=${idOf(700)}`));
  expect(sent.find(({ operationId }) => operationId === 'startBulkAction')?.body).toEqual({
    kind: 'REMOVE_MEMBERS',
    ids: [idOf(1), idOf(2)],
    expected: 17,
  });
});

test('an act that would reach nobody shows why instead of asking for confirmation', async () => {
  openBulk('act=enable-members&chosen=all', undefined, {
    previewBulkAction: reply({
      people: 0,
      pods: 0,
      exceptions: [{ reason: 'NOT_DISABLED', count: 1, names: ['Anna Lee'] }],
    }),
  });
  expect(await screen.findByText('There’s nothing to do')).toBeVisible();
  expect(screen.getByText('Anna Lee isn’t disabled.')).toBeVisible();
});

test('emptying a membership asks for its name', async () => {
  const { user, sent } = openBulk('act=empty-membership', undefined, {
    previewBulkAction: reply({ people: 41, pods: 7, exceptions: [] }),
    startBulkAction: reply(anAction({ kind: 'EMPTY_MEMBERSHIP' })),
  });
  expect(await screen.findByText(/^41 people and 7 pods will be removed/)).toBeVisible();
  const button = screen.getByRole('button', { name: 'Empty membership' });
  await user.type(screen.getByRole('textbox'), 'Something else');
  await user.click(button);
  await waitFor(() => expect(screen.getByRole('textbox')).toBeInvalid());
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), membership.name);
  await user.click(button);
  await waitFor(() => expect(sent.some(({ operationId }) => operationId === 'startBulkAction')).toBe(true));
});

test('an act shows its progress, and at its end the outcome for each row, those not done first', async () => {
  const { replies } = fakeApi({
    getMembership: reply(membership),
    listMyMemberships: reply([membership]),
    getBulkAction: reply(anAction()),
    listBulkActionRows: ({ url }) =>
      url.searchParams.get('outcome') === 'REFUSED'
        ? reply([{ position: 2, name: 'Ben Moss', outcome: 'REFUSED' as const, reason: 'Ben leads a pod.' }])
        : reply([{ position: 1, name: 'Anna Lee', outcome: 'DONE' as const }]),
    stopBulkAction: reply(anAction({ state: 'STOPPED' })),
  });
  const { user } = renderPage(<BulkActionPage />, { route: `/bulk-action?k=${idOf(700)}` });
  expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '342');
  expect(screen.getByText(/2 not done/)).toBeVisible();
  replies.getBulkAction = reply(anAction({ state: 'FINISHED', finishedAt: 1768330900, done: 1998 }));
  const results = within(await screen.findByRole('region', { name: 'Results' }, { timeout: 10_000 }));
  expect(await results.findByText('Ben leads a pod.')).toBeVisible();
  await user.click(results.getByRole('link', { name: 'Done (1,998)' }));
  expect(await results.findByText('Anna Lee')).toBeVisible();
});
