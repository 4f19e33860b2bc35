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

/** The list by pages of 100, of which the first ones are as many people as in view or more. */
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
  const asked = () =>
    api.sent
      .filter(({ operationId }) => operationId === 'listMembers')
      .map(({ url }) => url.searchParams.get('after') ?? 'first');
  return { ...page, ...api, asked };
}

test('who scrolls to the end while the list is fetched anew gets the next page after it', async () => {
  const { asked, store } = open();
  await screen.findByRole('link', { name: /Anna 0/ });
  // When it was answered tells one answer from the next.
  setNow(NOW + 1000);
  act(() => void store.dispatch(membersApi.util.invalidateTags(['Member'])));
  scrollTo(90 * 80);
  await waitFor(() => expect(asked()).toEqual(['first', 'first', '100']));
});

test('what is fetched anew is the first page, however far somebody has scrolled', async () => {
  const { asked, store } = open();
  await screen.findByRole('link', { name: /Anna 0/ });
  scrollTo(90 * 80);
  expect(await screen.findByRole('link', { name: /Anna 101/ })).toBeInTheDocument();
  scrollTo(0);
  act(() => void store.dispatch(membersApi.util.invalidateTags(['Member'])));
  await waitFor(() => expect(asked()).toHaveLength(3));
  await settled();
  expect(asked()).toEqual(['first', '100', 'first']);
});

test('the people somebody has scrolled through stay when the page comes back online', async () => {
  const { asked, store } = open();
  await screen.findByRole('link', { name: /Anna 0/ });
  act(() => {
    store.dispatch(membersApi.internalActions.onOffline());
    store.dispatch(membersApi.internalActions.onOnline());
  });
  await settled();
  expect(asked()).toEqual(['first']);
});

test('until another order is answered, the list stays as it was sorted', async () => {
  const { user, replies } = open({ listMembers: reply([aMember(1)]) });
  await screen.findByRole('link', { name: /Anna.*Never active/ });
  for (const order of ['Pod name', 'Joined latest']) {
    replies.listMembers = pending;
    await user.selectOptions(screen.getByLabelText('Sort by'), order);
    await settled();
    expect(screen.getByRole('link', { name: /Anna.*Never active/ })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Not in a pod' })).not.toBeInTheDocument();
  }
});

test('somebody who comes again on the next page, renamed since, stands in the list once', async () => {
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

test('a pod that comes again on the next page keeps its people together', async () => {
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

describe('an order or a search that is chosen far down', () => {
  /** Where the search stands in the page; the browser's own would have to lay it out. */
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
  ])('%s is shown from its top', async (_what, choose) => {
    const page = open();
    await screen.findByRole('link', { name: /Anna 0/ });
    scrollTo(90 * 80);
    await choose(page);
    await waitFor(() => expect(scrolledTo).toEqual(['search']));
  });

  test('leaves the page where it is when its top is in view', async () => {
    const { user } = open();
    await screen.findByRole('link', { name: /Anna 0/ });
    scrollTo(100);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Joined latest');
    await settled();
    expect(scrolledTo).toEqual([]);
  });

  test('does not come by opening the page, by people fetched anew, nor by Back', async () => {
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
