import { act, screen, waitFor, within } from '@testing-library/react';
import { NOW, setNow } from '../../testing/clock';
import { fakeApi, pending, refuse, reply } from '../../testing/fakeApi';
import { withHeights } from '../../testing/layout';
import { renderPage } from '../../testing/renderPage';
import { anOwnedMembership, idOf } from '../../testing/samples';
import { PodsPage } from '../PodsPage';
import { askedOf, onePodPages, pageOf } from '../testing/podPages';
import { aPodOverview, me, membershipId } from '../testing/samples';

const pods = ['Doves', 'Larks', 'Owls'].map((name, index) => aPodOverview({ podId: idOf(210 + index), name }));

function open(
  listPodOverview: NonNullable<Parameters<typeof fakeApi>[0]>['listPodOverview'],
  { query = '', membership = anOwnedMembership() } = {},
) {
  const api = fakeApi({
    getMyUser: reply(me),
    getMembership: reply(membership),
    listMyMemberships: reply([membership]),
    listMyPods: reply([]),
    listMyLeaderPods: reply([]),
    listMyWaitlists: reply([]),
    listMySteps: reply([]),
    listMyChannels: reply([]),
    listPodOverview,
  });
  const page = renderPage(<PodsPage />, { route: `/pods?m=${membershipId}${query}` });
  return { ...page, ...api, queries: () => askedOf(api.sent, 'listPodOverview') };
}

const table = async () => within(await screen.findByRole('region', { name: 'All pods' }));
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

afterEach(() => void Reflect.deleteProperty(window, 'IntersectionObserver'));

test('a row shows a pod’s people, next meeting, steps, queue and last message, with its acts', async () => {
  const lastMessageAt = Date.parse('2020-03-03T10:00:00Z') / 1000;
  open(
    reply([
      aPodOverview({ people: 5, seatsAvailable: 0, isPaused: true, waiting: 4, stepsSet: 3, steps: 5, lastMessageAt }),
    ]),
  );
  const all = await table();
  const row = await all.findByRole('listitem');
  expect(row).toHaveTextContent(/Led by Anna Lindqvist.*PAUSED/);
  expect(row).toHaveTextContent(/People: 5 members.*Full/);
  expect(row).toHaveTextContent(/Next meeting: .*\d:\d\d [ap]m/);
  expect(row).toHaveTextContent(/Steps set: 3 of 5/);
  expect(row).toHaveTextContent(/Waiting: 4 people waiting/);
  expect(row).toHaveTextContent(/Last message: .*2020/);
  const here = idOf(200);
  expect(all.getByRole('link', { name: 'Early Birds' })).toHaveAttribute('href', `/pod?p=${here}`);
  expect(all.getByRole('link', { name: 'Manage (Early Birds)' })).toHaveAttribute('href', `/pods/admin?p=${here}`);
  expect(all.getByRole('link', { name: 'Form a pod (Early Birds)' })).toBeVisible();
});

test('what a pod doesn’t have is stated in words', async () => {
  const none = { leaderName: undefined, nextMeeting: undefined, lastMessageAt: undefined };
  open(reply([{ ...aPodOverview(), ...none }]));
  const row = await (await table()).findByRole('listitem');
  expect(row).toHaveTextContent(/No leader at the moment.*None ahead.*Waiting: Nobody.*Last message: None yet/);
});

test('the headings are there while the pods load, and not above a list without any', async () => {
  const { unmount } = open(pending);
  expect((await table()).getByRole('button', { name: 'Next meeting' })).toBeVisible();
  unmount();
  open(reply([]));
  await screen.findByText('This membership has no pods yet');
  expect(screen.queryByRole('button', { name: 'Next meeting' })).not.toBeInTheDocument();
});

test('a membership without steps has no column of steps', async () => {
  const features = [{ name: 'NextTinyStep' as const, disabled: true }];
  open(reply([aPodOverview()]), { membership: anOwnedMembership({ features }) });
  expect(await (await table()).findByRole('listitem')).not.toHaveTextContent('Steps set');
});

test('headings sort the table, a second click reverses the order, and the address keeps it', async () => {
  const { user, queries, address } = open(pageOf(pods));
  await screen.findByRole('heading', { name: 'Doves' });
  expect(queries()).toEqual([{ sort: 'name', order: 'asc', limit: '50' }]);
  await user.click(screen.getByRole('button', { name: 'Waiting' }));
  await waitFor(() => expect(queries().at(-1)).toMatchObject({ sort: 'waiting', order: 'desc' }));
  expect(address()).toBe(`/pods?m=${membershipId}&sort=waiting`);
  const waiting = screen.getByRole('button', { name: 'Waiting (descending)' });
  expect(waiting).toHaveAttribute('aria-pressed', 'true');
  await user.click(waiting);
  await waitFor(() => expect(queries().at(-1)).toMatchObject({ sort: 'waiting', order: 'asc' }));
  expect(address()).toBe(`/pods?m=${membershipId}&sort=waiting&order=asc`);
});

test('where rows are cards, the order is chosen from a list, and a button reverses it', async () => {
  const { user, queries } = open(pageOf(pods), { query: '&sort=people' });
  await screen.findByRole('heading', { name: 'Doves' });
  const choice = screen.getByRole('combobox', { name: 'Sort by' });
  expect(choice).toHaveDisplayValue('People');
  await user.selectOptions(choice, 'Last message');
  await waitFor(() => expect(queries().at(-1)).toMatchObject({ sort: 'lastMessage', order: 'desc' }));
  await user.click(screen.getByRole('button', { name: 'Descending' }));
  await waitFor(() => expect(queries().at(-1)).toMatchObject({ sort: 'lastMessage', order: 'asc' }));
});

test('a pod can be found among many by its name or leader, and the address keeps the search', async () => {
  const { user, queries, address } = open(({ url }) =>
    url.searchParams.has('q') ? pageOf(pods.slice(2)) : pageOf(pods, 9),
  );
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'owl anna');
  await waitFor(() => expect(names()).toEqual(['Owls']));
  expect(queries().at(-1)).toMatchObject({ q: 'owl anna' });
  expect(address()).toBe(`/pods?m=${membershipId}&q=owl+anna`);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('a search without results says that there are none, rather than that there are no pods', async () => {
  const { user, replies } = open(pageOf([]), { query: '&q=zebra' });
  expect(await screen.findByText('No pod matches ‘zebra’')).toBeVisible();
  expect(screen.queryByText('This membership has no pods yet')).not.toBeInTheDocument();
  replies.listPodOverview = pageOf(pods, 9);
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByRole('heading', { name: 'Doves' })).toBeVisible();
});

test('a search among many pods can still be edited if its first request fails', async () => {
  open(refuse(500), { query: '&q=owls' });
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('owls');
});

test('a short list of pods has no search', async () => {
  open(pageOf(pods));
  await screen.findByRole('heading', { name: 'Doves' });
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('only the pods in view are rendered, however many there are, each with its position in the list', async () => {
  withHeights(() => 180);
  const many = Array.from({ length: 50 }, (_, number) =>
    aPodOverview({ podId: idOf(300 + number), name: `Pod ${number}` }),
  );
  open(pageOf(many, 400, '50'));
  const all = await table();
  await all.findByRole('link', { name: 'Pod 0' });
  const drawn = all.getAllByRole('listitem');
  expect(drawn.length).toBeLessThan(25);
  expect(drawn[0]).toHaveAttribute('aria-setsize', '400');
  expect(drawn[1]).toHaveAttribute('aria-posinset', '2');
});

test('the next page loads automatically near the end of a list', async () => {
  const seen: (() => void)[] = [];
  class Observer {
    constructor(private readonly told: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      seen.push(() => this.told([{ isIntersecting: true }]));
    }
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
  open(onePodPages(pods));
  await screen.findByRole('heading', { name: 'Doves' });
  await waitFor(() => expect(seen).toHaveLength(1));
  setNow(NOW + 1000);
  act(() => seen[0]?.());
  expect(await screen.findByRole('heading', { name: 'Larks' })).toBeVisible();
  await waitFor(() => expect(seen).toHaveLength(2));
  act(() => seen[1]?.());
  expect(await screen.findByRole('heading', { name: 'Owls' })).toBeVisible();
});
