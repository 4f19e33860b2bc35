import { screen, waitFor } from '@testing-library/react';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { aMembership, idOf } from '../testing/samples';
import { AddPodPage } from './AddPodPage';
import { EditPodPage } from './EditPodPage';
import { aMeeting, aPod, can, me, membershipId, soon } from './testing/samples';

const link = 'https://meet.example.com/walkers';

// The calendar is a chunk of its own, with all time zones in it: fetched once, before anyone waits for it.
beforeAll(() => import('../ui/form/DateTimePicker'), 60_000);

beforeEach(() => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
});

type User = ReturnType<typeof renderPage>['user'];

async function fill(user: User, label: string, text: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

async function ready(date = 'First meeting') {
  await waitFor(() => expect(screen.getByLabelText(date)).not.toHaveAttribute('readonly'));
}

function add(changes: Parameters<typeof aMembership>[0] = {}, replies: Parameters<typeof fakeApi>[0] = {}) {
  const membership = aMembership({
    ...changes,
    defaultMaxParticipants: 7,
    can: { ...aMembership().can, addPod: true, leadNewPod: true },
  });
  const api = fakeApi({
    getMyUser: reply(me),
    listMyMemberships: reply([membership]),
    getMembership: reply(membership),
    listLeaders: reply([]),
    createPod: reply(aPod()),
    ...replies,
  });
  const page = renderPage(<AddPodPage />, { route: `/pods/add?m=${membershipId}` });
  const body = () => api.sent.find(({ operationId }) => operationId === 'createPod')?.body;
  return { ...page, ...api, body };
}

test('a leader adds a pod with a weekly meeting of an hour', async () => {
  const { user, body, address } = add();
  await ready();
  await fill(user, 'Pod name', 'Walkers');
  await fill(user, 'First meeting', '02/07/2030 7:00 pm');
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

test('the pod form says at each field what is missing', async () => {
  const { user, body } = add();
  await ready();
  await user.click(screen.getByRole('button', { name: 'Add pod' }));
  expect(await screen.findByText('Pod name is required')).toBeInTheDocument();
  expect(screen.getByText('Invalid date time')).toBeInTheDocument();
  expect(screen.getByText('Meeting link is required')).toBeInTheDocument();
  expect(body()).toBeUndefined();
});

test('owner and admins choose who leads a new pod among those who the server says may', async () => {
  const person = { lastName: 'Haddad', bio: '' };
  const mine = { firstName: me.firstName, lastName: me.lastName };
  add(
    { owner: true },
    {
      listLeaders: reply([
        { ...person, userId: idOf(5), firstName: 'Farid', leaderStatus: 'SIGNED_OFF', canLeadNewPod: true },
        { ...person, userId: idOf(6), firstName: 'Leading', leaderStatus: 'SIGNED_OFF', canLeadNewPod: false },
        { ...person, ...mine, userId: me.id, leaderStatus: 'SIGNED_OFF', canLeadNewPod: true },
      ]),
    },
  );
  await screen.findByRole('option', { name: 'Farid Haddad' });
  const select = screen.getByLabelText('Leader');
  const offered = [...select.querySelectorAll('option')].map((option) => option.textContent);
  expect(offered).toEqual(['Choose…', 'Maya Goldberg (you)', 'Farid Haddad']);
});

test('with Zoom set up the link may stay empty, for staff', async () => {
  const { user, body } = add({ owner: true, zoomSupported: true });
  await ready();
  await fill(user, 'Pod name', 'Walkers');
  await user.selectOptions(screen.getByLabelText('Leader'), await screen.findByRole('option', { name: /\(you\)/ }));
  await fill(user, 'First meeting', '02/07/2030 7:00 pm');
  await user.click(screen.getByRole('button', { name: 'Add pod' }));
  await waitFor(() => expect(body()).toMatchObject({ leaderId: me.id, meeting: { thirdPartyMeetingLink: '' } }));
});

test('with Zoom set up the link may stay empty, for a leader; nothing else is asked to know that', async () => {
  const { user, body, sent } = add({ zoomSupported: true });
  await ready();
  await fill(user, 'Pod name', 'Walkers');
  await fill(user, 'First meeting', '02/07/2030 7:00 pm');
  await user.click(screen.getByRole('button', { name: 'Add pod' }));
  await waitFor(() => expect(body()).toMatchObject({ meeting: { thirdPartyMeetingLink: '' } }));
  expect(sent.map(({ operationId }) => operationId)).not.toContain('getZoomSupported');
});

test('a person who may not add a pod sees who may', async () => {
  add({}, { getMembership: reply(aMembership()) });
  expect(await screen.findByText(/Owner and admins add pods/)).toBeInTheDocument();
});

describe('editing', () => {
  const pod = aPod({
    can: can('edit'),
    myRole: 'leader',
    scheduledMeeting: aMeeting({ unixTime: soon(-400), thirdPartyMeetingLink: link }),
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

  test('a meeting that began long ago is changed from its next date on', async () => {
    const { user, body, address } = edit();
    await ready('Next meeting');
    await user.clear(screen.getByLabelText('Pod name'));
    await fill(user, 'Pod name', 'Late Birds');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(address()).toBe(`/pod?p=${pod.id}`));
    expect(body('updatePod')).toMatchObject({
      name: 'Late Birds',
      maxParticipants: 4,
      meeting: { unixTime: pod.scheduledMeeting.nextMeeting },
    });
  });

  test('a changed pod asks before it is left, and a saved one does not', async () => {
    const { user, address } = edit();
    await ready('Next meeting');
    await fill(user, 'Pod name', ' again');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(address()).toBe(`/pod/edit?p=${pod.id}`);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(address()).toBe(`/pod?p=${pod.id}`));
  });

  test('a pause has to end after its start', async () => {
    const { user } = edit();
    await ready('Next meeting');
    await user.click(screen.getByLabelText('Pause the meetings'));
    await fill(user, 'Paused from', '02/07/2030 7:00 pm');
    await fill(user, 'Paused until', '01/07/2030 7:00 pm');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Paused until')).toHaveAccessibleDescription('End date must be after start date'),
    );
  });

  test("a meeting that can't be saved says so, and nothing typed is lost", async () => {
    const { user } = edit({ updatePod: refuse(500) });
    await ready('Next meeting');
    await fill(user, 'Pod name', ' again');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Meeting not updated/scheduled. Please try again later')).toBeInTheDocument();
    expect(screen.getByLabelText('Pod name')).toHaveValue('Early Birds again');
  });
});
