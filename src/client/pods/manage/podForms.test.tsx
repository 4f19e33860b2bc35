import { act, screen, waitFor } from '@testing-library/react';
import type { Leader } from '../../../contract/entities.gen';
import { emptyApi } from '../../api/emptyApi';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { answerBeforeLeaving } from '../../testing/leaving';
import { renderPage, settled } from '../../testing/renderPage';
import { aBusiness, aMembership, idOf } from '../../testing/samples';
import { addPod, enterDate, fill, ready } from '../testing/addPodPage';
import { aMeeting, aPod, can, me, membershipId, hoursFromNow } from '../testing/samples';
import { AddPodPage } from './AddPodPage';
import { EditPodPage } from './EditPodPage';

const link = 'https://meet.example.com/walkers';

beforeAll(() => import('../../ui/form/dates/DateTimePicker'));

beforeEach(() => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
});

test('a leader adds a pod with a weekly meeting of an hour', async () => {
  const { user, body, address } = addPod();
  await ready();
  await fill(user, 'Pod name', 'Walkers');
  await enterDate(user, '02/07/2030 7:00 pm');
  await fill(user, 'Meeting link', link);
  await user.click(screen.getByRole('button', { name: 'Add pod' }));
  await waitFor(() => expect(address()).toBe(`/pod?p=${aPod().id}`));
  expect(body()).toMatchObject({
    name: 'Walkers',
    maxParticipants: 7,
    meeting: { recurring: true, frequency: 1, frequencyPeriod: 'Week', duration: 60, thirdPartyMeetingLink: link },
  });
  expect(body()).not.toHaveProperty('leaderId');
});

test('past days can’t be picked for a new pod', async () => {
  const { user } = addPod();
  await ready();
  await user.click(screen.getByLabelText('First meeting'));
  await user.click(screen.getByRole('button', { name: 'Previous year' }));
  const days = screen.getAllByRole('gridcell').filter((day) => day.textContent);
  expect(days.every((day) => day.getAttribute('aria-disabled') === 'true')).toBe(true);
});

test('the pod form shows what is missing next to each field', async () => {
  const { user, body } = addPod();
  await ready();
  await user.clear(screen.getByLabelText('First meeting'));
  await user.click(screen.getByRole('button', { name: 'Add pod' }));
  expect(await screen.findByText('Pod name is required')).toBeInTheDocument();
  expect(screen.getByText('Choose a date')).toBeInTheDocument();
  expect(screen.getByText('Meeting link is required')).toBeInTheDocument();
  expect(body()).toBeUndefined();
});

test("owner and admins choose a new pod's leader from the server's candidates", async () => {
  const person = { lastName: 'Haddad', bio: '' };
  const mine = { firstName: me.firstName, lastName: me.lastName };
  const { sent } = addPod(
    { owner: true },
    {
      listLeaders: reply([
        { ...person, userId: idOf(5), firstName: 'Farid', leaderStatus: 'SIGNED_OFF', canLeadNewPod: true },
        { ...person, ...mine, userId: me.id, leaderStatus: 'SIGNED_OFF', canLeadNewPod: true },
      ]),
    },
  );
  await screen.findByRole('option', { name: 'Farid Haddad' });
  const select = screen.getByLabelText('Leader');
  const offered = [...select.querySelectorAll('option')].map((option) => option.textContent);
  expect(offered).toEqual(['Choose…', 'Maya Goldberg (you)', 'Farid Haddad']);
  const request = sent.find(({ operationId }) => operationId === 'listLeaders');
  expect(request?.url.searchParams.get('filter')).toBe('canLeadNewPod');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

describe('if more people could lead a new pod than are loaded', () => {
  const aLeader = (number: number, firstName: string): Leader => ({
    userId: idOf(number),
    firstName,
    lastName: 'Haddad',
    bio: '',
    leaderStatus: 'SIGNED_OFF',
    canLeadNewPod: true,
  });

  function open() {
    return addPod(
      { owner: true },
      {
        listLeaders: ({ url }) => {
          const q = url.searchParams.get('q');
          if (q !== null) return reply(q === 'zoe' ? [aLeader(99, 'Zoe')] : []);
          return reply([aLeader(5, 'Farid')], {
            'X-Total-Count': '340',
            Link: `</v1/memberships/${membershipId}/leaders?after=W10>; rel="next"`,
          });
        },
      },
    );
  }

  test('the form shows that, and the rest are found by name', async () => {
    const { user, body } = open();
    await ready();
    expect(await screen.findByText('These are the first 1 of 340. Search to find anyone else.')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'zoe');
    await user.selectOptions(
      screen.getByLabelText('Leader'),
      await screen.findByRole('option', { name: 'Zoe Haddad' }),
    );
    expect(screen.getByText('1 leader matches ‘zoe’. Choose below.')).toBeVisible();
    await fill(user, 'Pod name', 'Walkers');
    await enterDate(user, '02/07/2030 7:00 pm');
    await fill(user, 'Meeting link', link);
    await user.click(screen.getByRole('button', { name: 'Add pod' }));
    await waitFor(() => expect(body()).toMatchObject({ leaderId: idOf(99) }));
  });

  test('the chosen leader stays selected during another search, and Enter doesn’t submit', async () => {
    const { user, body } = open();
    await ready();
    await user.selectOptions(
      screen.getByLabelText('Leader'),
      await screen.findByRole('option', { name: 'Farid Haddad' }),
    );
    await user.type(screen.getByRole('searchbox'), 'nobody{Enter}');
    expect(await screen.findByText('Nobody who could lead a new pod matches ‘nobody’.')).toBeVisible();
    expect(screen.getByLabelText('Leader')).toHaveDisplayValue('Farid Haddad');
    await settled();
    expect(screen.queryByText('Pod name is required')).not.toBeInTheDocument();
    expect(body()).toBeUndefined();
  });
});

test('with Zoom set up the link may stay empty, for staff', async () => {
  const { user, body } = addPod({ owner: true, zoomSupported: true });
  await ready();
  await fill(user, 'Pod name', 'Walkers');
  await user.selectOptions(screen.getByLabelText('Leader'), await screen.findByRole('option', { name: /\(you\)/ }));
  await enterDate(user, '02/07/2030 7:00 pm');
  await user.click(screen.getByRole('button', { name: 'Add pod' }));
  await waitFor(() => expect(body()).toMatchObject({ leaderId: me.id, meeting: { thirdPartyMeetingLink: '' } }));
});

test('with Zoom set up the link may stay empty, for a leader, without any further call', async () => {
  const { user, body, sent } = addPod({ zoomSupported: true });
  await ready();
  await fill(user, 'Pod name', 'Walkers');
  await enterDate(user, '02/07/2030 7:00 pm');
  await user.click(screen.getByRole('button', { name: 'Add pod' }));
  await waitFor(() => expect(body()).toMatchObject({ meeting: { thirdPartyMeetingLink: '' } }));
  expect(sent.map(({ operationId }) => operationId)).not.toContain('getZoomSupported');
});

test('a user who can’t add a pod sees who can', async () => {
  addPod({}, { getMembership: reply(aMembership()) });
  expect(await screen.findByText(/The owner and admins can add pods/)).toBeInTheDocument();
});

describe('editing', () => {
  const pod = aPod({
    can: can('edit'),
    myRole: 'leader',
    version: 'as opened',
    scheduledMeeting: aMeeting({ unixTime: hoursFromNow(-400), thirdPartyMeetingLink: link }),
  });
  const edit = (replies: Parameters<typeof fakeApi>[0] = {}) => {
    const api = fakeApi({
      getPod: reply(pod),
      getMembership: reply(aMembership()),
      updatePod: reply(pod),
      ...replies,
    });
    const page = renderPage(<EditPodPage />, { route: `/pod/edit?p=${pod.id}` });
    const body = (operationId: string) => api.sent.find((one) => one.operationId === operationId)?.body;
    return { ...page, ...api, body };
  };

  test('changes to a meeting that began long ago apply from its next date', async () => {
    const { user, body, address } = edit();
    await ready('Next meeting');
    await user.clear(screen.getByLabelText('Pod name'));
    await fill(user, 'Pod name', 'Late Birds');
    await user.clear(screen.getByLabelText('Duration in minutes'));
    await fill(user, 'Duration in minutes', '75');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(address()).toBe(`/pod?p=${pod.id}`));
    expect(body('updatePod')).toMatchObject({
      name: 'Late Birds',
      meeting: { unixTime: pod.scheduledMeeting.nextMeeting, duration: 75 },
    });
  });

  test('only changed fields are sent, with the version they are based on', async () => {
    const { user, body, address } = edit();
    await ready('Next meeting');
    await user.clear(screen.getByLabelText('Pod name'));
    await fill(user, 'Pod name', 'Late Birds');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(address()).toBe(`/pod?p=${pod.id}`));
    expect(body('updatePod')).toEqual({ name: 'Late Birds', version: 'as opened' });
  });

  test('the user is asked before leaving a changed pod, but not a saved one', async () => {
    const page = edit();
    const { user, address } = page;
    await ready('Next meeting');
    await fill(user, 'Pod name', ' again');
    await answerBeforeLeaving(page, 'Cancel', 'Keep editing');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(address()).toBe(`/pod?p=${pod.id}`));
  });

  test("a meeting that can't be saved shows an error, and nothing typed is lost", async () => {
    const { user } = edit({ updatePod: refuse(500) });
    await ready('Next meeting');
    await fill(user, 'Pod name', ' again');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Meeting not updated/scheduled. Please try again later')).toBeInTheDocument();
    expect(screen.getByLabelText('Pod name')).toHaveValue('Early Birds again');
  });
});

test.each([
  ['participants', { members: [idOf(2), idOf(3), idOf(4), idOf(5)], maxParticipants: 3, seatsAvailable: 0 }],
  [
    'more participants than seats',
    { members: [idOf(2), idOf(3), idOf(4), idOf(5)], maxParticipants: 1, seatsAvailable: 0 },
  ],
  ['disabled participants', { members: [idOf(2), idOf(3)], maxParticipants: 8, seatsAvailable: 5 }],
])('a maximum below the current number with %s shows an explanation', async (_who, people) => {
  const pod = aPod({ leaderId: idOf(2), ...people, can: can('edit') });
  fakeApi({ getPod: reply(pod), getMembership: reply(aMembership()) });
  const { user } = renderPage(<EditPodPage />, { route: `/pod/edit?p=${pod.id}` });
  const field = await screen.findByLabelText('Max participants');
  await user.clear(field);
  await user.type(field, '3');
  expect(field).toHaveAccessibleDescription('Not counting the leader.');
  await user.clear(field);
  await user.type(field, '2');
  expect(field).toHaveAccessibleDescription(/It has 3 participants now\. Nobody will be removed/);
});

test('an owner without a membership gets an offer to add one, rather than a note that owners add pods', async () => {
  fakeApi({ listMyBusinesses: reply([aBusiness()]), listMyMemberships: reply([]) });
  renderPage(<AddPodPage />, { route: '/pods/add' });
  expect(await screen.findByRole('link', { name: 'Add Membership' })).toHaveAttribute('href', '/memberships/add');
  expect(screen.queryByText(/The owner and admins can add pods/)).not.toBeInTheDocument();
});

test("without any business the page to add a pod shows that it isn't allowed, rather than a skeleton", async () => {
  fakeApi({ listMyBusinesses: reply([]) });
  renderPage(<AddPodPage />, { route: '/pods/add' });
  expect(await screen.findByText('You can’t add a pod here')).toBeVisible();
});

describe('adding a pod by a link to a membership', () => {
  const open = (replies: Parameters<typeof fakeApi>[0], route: string) => {
    const api = fakeApi({ getMyUser: reply(me), listMyBusinesses: reply([aBusiness()]), ...replies });
    return { ...api, ...renderPage(<AddPodPage />, { route }) };
  };
  const may = { ...aMembership().can, addPod: true };
  const elsewhere = aMembership({ name: 'Elsewhere', id: membershipId, can: may });
  const here = [1, 2].map((number) => aMembership({ id: idOf(110 + number), name: `Here ${number}`, can: may }));

  test('of another business names that membership, rather than one of the selected business', async () => {
    open({ getMembership: reply(elsewhere), listMyMemberships: reply(here) }, `/pods/add?m=${membershipId}`);
    await ready();
    expect(await screen.findByRole('option', { name: 'Here 1' })).toBeInTheDocument();
    expect(screen.getByLabelText('Membership')).toHaveDisplayValue('Elsewhere');
  });

  test.each([
    ['the membership', 'getMembership', `/pods/add?m=${membershipId}`],
    ['the memberships', 'listMyMemberships', '/pods/add'],
    ['the businesses', 'listMyBusinesses', '/pods/add'],
    ['the pod that the new one is to be like', 'getPod', `/pods/add?m=${membershipId}&p=${aPod().id}`],
  ] as const)("says if %s couldn't be loaded, and shows the form after a retry", async (_, failing, route) => {
    const good = {
      getMembership: reply(elsewhere),
      listMyMemberships: reply([elsewhere]),
      listMyBusinesses: reply([aBusiness()]),
      getPod: reply(aPod()),
    };
    const { user, replies } = open({ ...good, [failing]: refuse(500) }, route);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByLabelText('Pod name')).not.toBeInTheDocument();
    replies[failing] = good[failing];
    await user.click(retry);
    expect(await screen.findByLabelText('Pod name')).toBeVisible();
  });

  test('and to a deleted pod shows that it is deleted, with an empty form', async () => {
    const route = `/pods/add?m=${membershipId}&p=${aPod().id}`;
    open({ getMembership: reply(elsewhere), listMyMemberships: reply([elsewhere]), getPod: refuse(404) }, route);
    expect(await screen.findByText(/is gone, so nothing is filled in/)).toBeVisible();
    expect(await screen.findByLabelText('Pod name')).toHaveValue('');
  });
  test('and to a pod deleted while the user types keeps the typed text, and saves it', async () => {
    const route = `/pods/add?m=${membershipId}&p=${aPod().id}`;
    const good = { getMembership: reply(elsewhere), listMyMemberships: reply([elsewhere]), getPod: reply(aPod()) };
    const { user, replies, store, sent } = open(good, route);
    await ready();
    await fill(user, 'Pod name', ' at dawn');
    await fill(user, 'Meeting link', 'https://meet.example.com/dawn');
    replies.getPod = refuse(404);
    act(() => void store.dispatch(emptyApi.util.invalidateTags(['Pod'])));
    await waitFor(() => expect(sent.filter(({ operationId }) => operationId === 'getPod')).toHaveLength(2));
    await settled();
    expect(screen.getByLabelText<HTMLInputElement>('Pod name').value).toMatch(/ at dawn$/);
    expect(screen.queryByText(/nothing is filled in/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add pod' }));
    await waitFor(() => expect(sent.map(({ operationId }) => operationId)).toContain('createPod'));
  });
});
