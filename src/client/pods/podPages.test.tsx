import { act, screen, waitFor, within } from '@testing-library/react';
import { podsApi } from '../api/podsApi';
import { fakeApi, pending, refuse, reply } from '../testing/fakeApi';
import { renderPage, settled } from '../testing/renderPage';
import { anOwnedMembership, idOf } from '../testing/samples';
import { JoinPodPage } from './join/JoinPodPage';
import { SwitchPodPage } from './join/SwitchPodPage';
import { askedOf, listsOf, onePodPages, pageOf } from './testing/podPages';
import { aPod, can, me, membershipId } from './testing/samples';

const pods = ['Doves', 'Larks', 'Owls'].map((name, index) => aPod({ id: idOf(210 + index), name, can: can('join') }));
const full = aPod({ id: idOf(220), name: 'Full House', seatsAvailable: 0, can: can('joinWaitlist') });
const mine = aPod({ name: 'Mine', myRole: 'participant', members: [me.id], can: can('switch') });

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

const pages = {
  '/pods/join': { page: <JoinPodPage />, route: `/pods/join?r=${membershipId}`, filter: 'available' },
  '/pod/switch': { page: <SwitchPodPage />, route: `/pod/switch?p=${mine.id}`, filter: 'available' },
};

function open(path: keyof typeof pages, listPods: NonNullable<Parameters<typeof fakeApi>[0]>['listPods'], query = '') {
  const { page, route } = pages[path];
  const base = { getMembership: reply(anOwnedMembership()), listMyMemberships: reply([anOwnedMembership()]) };
  const none = {
    listMyLeaderPods: reply([]),
    listMyWaitlists: reply([]),
    listMySteps: reply([]),
    listMyChannels: reply([]),
  };
  const api = fakeApi({ ...base, ...none, getPod: reply(mine), listMyPods: reply([]), listPods });
  return { ...renderPage(page, { route: route + query }), ...api, queries: () => askedOf(api.sent) };
}

const only = (list: ReturnType<typeof onePodPages>) => (sent: Parameters<typeof list>[0]) =>
  sent.url.searchParams.get('filter') === 'waitlist' ? pageOf([]) : list(sent);

afterEach(() => void Reflect.deleteProperty(window, 'IntersectionObserver'));

describe.each(Object.keys(pages) as (keyof typeof pages)[])('%s', (path) => {
  test('the next page starts where the last one ended, and if it fails to load, an error shows in its place', async () => {
    let refused = true;
    const failed = (before: number) => (refused && before === 2 ? refuse(500) : undefined);
    const { user, queries } = open(path, only(onePodPages(pods, failed)));
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByRole('heading', { name: 'Larks' });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('We couldn’t load the rest.')).toBeVisible();
    expect(names()).toEqual(['Doves', 'Larks']);
    refused = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Owls' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(queries().at(-1)).toEqual({ filter: pages[path].filter, limit: '30', after: '2' });
  });

  test('a refetch loads as much as before, and duplicates are listed once', async () => {
    const error = jest.spyOn(console, 'error');
    const { user, queries, store, replies } = open(path, only(onePodPages(pods)));
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByRole('heading', { name: 'Larks' });
    const before = queries().length;
    const [doves, larks] = pods;
    replies.listPods = only(onePodPages([larks!, doves!, larks!]));
    act(() => void store.dispatch(podsApi.util.invalidateTags(['Pod'])));
    await waitFor(() => expect(names()).toEqual(['Larks', 'Doves']));
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument());
    expect(names()).toEqual(['Larks', 'Doves']);
    expect(queries().length).toBeGreaterThan(before);
    expect(error).not.toHaveBeenCalled();
  });
});

test('full pods show after all pods with free seats', async () => {
  const { user } = open(
    '/pods/join',
    listsOf({ available: onePodPages(pods.slice(0, 2)), waitlist: () => pageOf([full]) }),
  );
  const more = await screen.findByRole('button', { name: 'Show more' });
  expect(screen.queryByRole('heading', { name: 'Full House' })).not.toBeInTheDocument();
  await user.click(more);
  expect(await screen.findByRole('heading', { name: 'Full House' })).toBeVisible();
  expect(names()).toEqual(['Doves', 'Larks', 'Full House']);
});

describe.each(['/pods/join', '/pod/switch'] as const)('filtering by meeting time, at %s', (path) => {
  const many = (then: typeof pods) =>
    only(({ url }) =>
      url.searchParams.has('weekday') || url.searchParams.has('timeOfDay') ? pageOf(then) : pageOf(pods, 9),
    );

  test('many pods can be filtered by weekday and time of day, and the address keeps the filter', async () => {
    const { user, queries, address } = open(path, many(pods.slice(0, 1)));
    await user.selectOptions(await screen.findByLabelText('Weekday'), 'Tuesday');
    await waitFor(() => expect(names()).toEqual(['Doves']));
    expect(screen.getByText('1 pod')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Time of day'), 'Evening (from 5 pm)');
    const narrowed = { filter: 'available', weekday: 'TUESDAY', timeOfDay: 'evening', limit: '30' };
    await waitFor(() => expect(queries()).toContainEqual(narrowed));
    expect(address()).toBe(`${pages[path].route}&day=TUESDAY&time=evening`);
    await user.selectOptions(screen.getByLabelText('Weekday'), 'Any day');
    expect(address()).toBe(`${pages[path].route}&time=evening`);
  });

  test('an address with a time filters by it, and unknown values are ignored', async () => {
    const { queries } = open(path, many(pods.slice(0, 1)), '&day=SATURDAY&time=night');
    expect(await screen.findByLabelText('Weekday')).toHaveDisplayValue('Saturday');
    expect(screen.getByLabelText('Time of day')).toHaveDisplayValue('Any time');
    await screen.findByRole('heading', { name: 'Doves' });
    expect(queries()[0]).toEqual({ filter: 'available', weekday: 'SATURDAY', limit: '30' });
  });

  test('if no pod meets at the chosen time, the page says so, and one click shows all pods', async () => {
    const { user, address } = open(path, many([]), '&day=SATURDAY&time=evening');
    expect(await screen.findByText('No pods meet then')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all pods' }));
    expect(address()).toBe(pages[path].route);
    expect(await screen.findByRole('searchbox')).toHaveFocus();
    expect(await screen.findByRole('heading', { name: 'Doves' })).toBeVisible();
  });

  test('one of many pods can also be found by its name or leader', async () => {
    const found = only(({ url }) => {
      const q = url.searchParams.get('q');
      return q === null ? pageOf(pods, 9) : pageOf(q === 'owl' ? pods.slice(2) : []);
    });
    const { user, queries, address } = open(path, found);
    await user.type(await screen.findByRole('searchbox'), 'owl');
    await waitFor(() => expect(names()).toEqual(['Owls']));
    expect(queries()).toContainEqual({ filter: 'available', q: 'owl', limit: '30' });
    expect(address()).toBe(`${pages[path].route}&q=owl`);
    await user.type(screen.getByRole('searchbox'), 'z');
    expect(await screen.findByText('No pod matches ‘owlz’')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all pods' }));
    await waitFor(() => expect(names()).toEqual(['Doves', 'Larks', 'Owls']));
  });

  test('eight pods don’t have a filter', async () => {
    open(
      path,
      only(() => pageOf(pods, 8)),
    );
    await screen.findByRole('heading', { name: 'Doves' });
    await settled();
    expect(screen.queryByLabelText('Weekday')).not.toBeInTheDocument();
  });
});

test('if only full pods meet at the chosen time, the page says so, and shows them', async () => {
  open('/pods/join', listsOf({ waitlist: () => pageOf([full]) }), '&time=morning');
  expect(await screen.findByText('No pod with places left meets at that time.')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Waitlists' })).getByText('Full House')).toBeVisible();
});

test("the page doesn't say that there are no pods until both lists have loaded", async () => {
  const { replies, user } = open('/pods/join', listsOf({ available: () => pageOf(pods, 9) }));
  await screen.findByRole('heading', { name: 'Doves' });
  replies.listPods = ({ url }) => (url.searchParams.get('filter') === 'waitlist' ? pending : pageOf([]));
  await user.selectOptions(screen.getByLabelText('Weekday'), 'Sunday');
  expect(await screen.findByText('No pod with places left meets at that time.')).toBeVisible();
  expect(screen.queryByText('No pods meet then')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
