import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { membersApi } from '../api/membersApi';
import { NOW, setNow } from '../testing/clock';
import { fakeApi, pending, reply, type Sent } from '../testing/fakeApi';
import { withHeights } from '../testing/layout';
import { renderPage, settled } from '../testing/renderPage';
import { MembersPage } from './MembersPage';
import { aListPod, aMember, membership } from './testing/samples';

beforeEach(() => withHeights(() => 80));
afterEach(() => scrollTo(0));

const HOW_MANY = 250;
const everybody = Array.from({ length: HOW_MANY }, (_, index) => aMember(index, { lastName: String(index) }));

const byPages = ({ url }: Sent) => {
  const start = Number(url.searchParams.get('after') ?? 0);
  const end = start + 100;
  const link = `</v1/memberships/${membership.id}/members?after=${end}>; rel="next"`;
  return reply(everybody.slice(start, end), {
    'X-Total-Count': String(HOW_MANY),
    ...(end < HOW_MANY && { Link: link }),
  });
};

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true, writable: true });
  fireEvent.scroll(window);
}

function open(replies: Parameters<typeof fakeApi>[0] = {}, query = '') {
  const api = fakeApi({ getMembership: reply(membership), listMembers: byPages, ...replies });
  const page = renderPage(<MembersPage />, { route: `/members?m=${membership.id}${query}` });
  const queries = () =>
    api.sent
      .filter(({ operationId }) => operationId === 'listMembers')
      .map(({ url }) => url.searchParams.get('after') ?? 'first');
  return { ...page, ...api, queries };
}

test('scrolling to the end during a refetch loads the next page afterwards', async () => {
  const { queries, store } = open();
  await screen.findByRole('link', { name: /Anna 0/ });
  setNow(NOW + 1000);
  act(() => void store.dispatch(membersApi.util.invalidateTags(['Member'])));
  scrollTo(90 * 80);
  await waitFor(() => expect(queries()).toEqual(['first', 'first', '100']));
});

test('a refetch loads the first page only, however far the user has scrolled', async () => {
  const { queries, store } = open();
  await screen.findByRole('link', { name: /Anna 0/ });
  scrollTo(90 * 80);
  expect(await screen.findByRole('link', { name: /Anna 101/ })).toBeInTheDocument();
  scrollTo(0);
  act(() => void store.dispatch(membersApi.util.invalidateTags(['Member'])));
  await waitFor(() => expect(queries()).toHaveLength(3));
  await settled();
  expect(queries()).toEqual(['first', '100', 'first']);
});

test('the loaded people stay when the page comes back online', async () => {
  const { queries, store } = open();
  await screen.findByRole('link', { name: /Anna 0/ });
  act(() => {
    store.dispatch(membersApi.internalActions.onOffline());
    store.dispatch(membersApi.internalActions.onOnline());
  });
  await settled();
  expect(queries()).toEqual(['first']);
});

test('the list keeps its order until the server returns the new one', async () => {
  const { user, replies } = open({ listMembers: reply([aMember(1)]) });
  const shown = () => screen.getByRole('link', { name: /Anna/ }).closest('li');
  await screen.findByRole('link', { name: /Anna/ });
  for (const order of ['Pod name', 'Joined latest']) {
    replies.listMembers = pending;
    await user.selectOptions(screen.getByLabelText('Sort by'), order);
    await settled();
    expect(shown()).toHaveTextContent(/Not in a pod.*Never active/);
    expect(screen.queryByRole('heading', { name: 'Not in a pod' })).not.toBeInTheDocument();
  }
});

test('a member who moved to the next page after a rename is listed once', async () => {
  const error = jest.spyOn(console, 'error');
  const link = `</v1/memberships/${membership.id}/members?after=1>; rel="next"`;
  open({
    listMembers: ({ url }) =>
      url.searchParams.has('after')
        ? reply([aMember(2, { firstName: 'Ben' }), aMember(1, { firstName: 'Cleo' })])
        : reply([aMember(1)], { 'X-Total-Count': '2', Link: link }),
  });
  expect(await screen.findByRole('link', { name: /Ben/ })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /Anna|Ben|Cleo/ })).toHaveLength(2);
  expect(error).not.toHaveBeenCalled();
});

test('a pod whose members continue on the next page keeps them together', async () => {
  const [owls, larks] = [aListPod(1, { name: 'Owls' }), aListPod(2, { name: 'Larks' })];
  const link = `</v1/memberships/${membership.id}/members?after=1>; rel="next"`;
  const anna = aMember(1, { listedPod: owls });
  const [ben, cleo] = [aMember(2, { firstName: 'Ben', listedPod: larks }), aMember(3, { firstName: 'Cleo' })];
  open(
    {
      listMembers: ({ url }) =>
        url.searchParams.has('after')
          ? reply([anna, { ...cleo, listedPod: owls }])
          : reply([anna, ben], { 'X-Total-Count': '3', Link: link }),
    },
    '&sort=podName',
  );
  expect(await screen.findByRole('link', { name: /Cleo/ })).toBeVisible();
  const lines = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-setsize'));
  expect(lines.map(({ textContent }) => /Owls|Larks|Anna|Ben|Cleo/.exec(textContent)?.[0])).toEqual([
    'Owls',
    'Anna',
    'Cleo',
    'Larks',
    'Ben',
  ]);
});

describe('a sort order or search chosen further down the page', () => {
  const SEARCH_TOP = 150;
  const scrolledTo: string[] = [];

  beforeEach(() => {
    scrolledTo.length = 0;
    HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
      scrolledTo.push(this.getAttribute('role') ?? this.tagName);
    };
    jest
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockImplementation(() => new DOMRect(0, SEARCH_TOP - window.scrollY, 300, 80));
  });

  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
  });

  test.each([
    [
      'another order',
      async ({ user }: ReturnType<typeof open>) =>
        user.selectOptions(screen.getByLabelText('Sort by'), 'Joined latest'),
    ],
    ['a search', async ({ user }: ReturnType<typeof open>) => user.type(screen.getByRole('searchbox'), 'an')],
  ])('shows %s from its top', async (_what, choose) => {
    const page = open();
    await screen.findByRole('link', { name: /Anna 0/ });
    scrollTo(90 * 80);
    await choose(page);
    await waitFor(() => expect(scrolledTo).toEqual(['search']));
  });

  test('leaves the page where it is if the top of the list is in view', async () => {
    const { user } = open();
    await screen.findByRole('link', { name: /Anna 0/ });
    scrollTo(100);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Joined latest');
    await settled();
    expect(scrolledTo).toEqual([]);
  });

  test('doesn’t scroll on opening the page, on a refetch, or on Back', async () => {
    const { router, store } = open({}, '&sort=lastName');
    await screen.findByRole('link', { name: /Anna 0/ });
    scrollTo(90 * 80);
    act(() => void store.dispatch(membersApi.util.invalidateTags(['Member'])));
    await settled();
    await act(() => router.navigate(`/members?m=${membership.id}&sort=joinedLatest`));
    await settled();
    expect(scrolledTo).toEqual([]);
    await act(() => router.navigate(-1));
    await settled();
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Last name');
    expect(scrolledTo).toEqual([]);
  });
});
