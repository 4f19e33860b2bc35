import { screen, waitFor, within } from '@testing-library/react';
import type { PodFormation, PodFormationPerson } from '../../../contract/entities.gen';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { answerBeforeLeaving } from '../../testing/leaving';
import { renderPage } from '../../testing/renderPage';
import { aMembership, anOwnedMembership, idOf } from '../../testing/samples';
import { aMeeting, aPod, me, membershipId } from '../testing/samples';
import { FormPodPage } from './FormPodPage';

beforeAll(() => import('../../ui/form/dates/DateTimePicker'));

beforeEach(() => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
});

const link = 'https://meet.example.com/owls';

const aPerson = (number: number, changes: Partial<PodFormationPerson> = {}): PodFormationPerson => ({
  userId: idOf(200 + number),
  firstName: `Person ${number}`,
  lastName: 'Lind',
  timezone: 'Europe/London',
  position: number,
  created: Date.parse('2026-01-01T12:00Z'),
  consentJoinNewPod: true,
  consentToBeNewPodLeader: false,
  leaderStatus: 'NONE',
  disabled: false,
  leadsPod: false,
  ...changes,
});

const people = [
  aPerson(1),
  aPerson(2, { consentToBeNewPodLeader: true, timezone: 'Asia/Tokyo' }),
  aPerson(3, { timezone: undefined }),
  aPerson(4, { timezone: 'America/New_York' }),
];

const tuesday = Date.parse('2030-01-08T19:00Z') / 1000;
const pod = aPod({
  name: 'Early Birds',
  scheduledMeeting: aMeeting({ unixTime: tuesday, nextMeeting: tuesday, timezone: 'Europe/London' }),
});
const formed = aPod({ id: idOf(77), name: 'Early Birds 2' });

function open(given: Partial<PodFormation> = {}, replies: Parameters<typeof fakeApi>[0] = {}) {
  const formation: PodFormation = { waiting: 6, minParticipants: 3, people, ...given };
  const api = fakeApi({
    getMyUser: reply(me),
    getPod: reply(pod),
    getMembership: reply(anOwnedMembership({ id: membershipId, defaultMaxParticipants: 8 })),
    getPodFormation: reply(formation),
    listLeaders: reply([]),
    formPod: reply(formed),
    ...replies,
  });
  const page = renderPage(<FormPodPage />, { route: `/membership/form-pod?p=${pod.id}` });
  const body = () => api.sent.filter(({ operationId }) => operationId === 'formPod').at(-1)?.body;
  return { ...page, ...api, body };
}

type User = ReturnType<typeof renderPage>['user'];

const box = (number: number) => screen.getByRole('checkbox', { name: `Person ${number} Lind` });
const button = () => screen.findByRole('button', { name: 'Form pod' });
const summary = () => within(screen.getByRole('heading', { name: 'What happens' }).closest('section') as HTMLElement);

async function ready() {
  await button();
  await waitFor(() => expect(screen.getByLabelText('First meeting')).not.toHaveAttribute('readonly'));
}

async function choose(user: User, leader: RegExp) {
  await user.selectOptions(screen.getByLabelText('Leader'), await screen.findByRole('option', { name: leader }));
}

async function enterLink(user: User) {
  await user.click(screen.getByLabelText('Meeting link'));
  await user.paste(link);
}

test('everybody who agreed is selected, one person leads, the rest stay on the waitlist, and one click forms the pod', async () => {
  const { user, body, address } = open();
  await ready();
  expect(screen.getByLabelText('Pod name')).toHaveValue('Early Birds 2');
  expect(screen.getByText(/2 more people are waiting, but haven’t agreed/)).toBeVisible();
  await choose(user, /Person 2 Lind \(on the waitlist\)/);
  expect(box(2)).toBeDisabled();
  expect(
    await summary().findByText('3 people get a place. Person 2 Lind leads. 2 stay on the waitlist.'),
  ).toBeVisible();
  expect(summary().getByText(/approves them as a leader/)).toBeVisible();
  await user.click(box(4));
  expect(
    await summary().findByText('2 people get a place. Person 2 Lind leads. 3 stay on the waitlist.'),
  ).toBeVisible();
  expect(summary().getByText(/works best with at least 3 people/)).toBeVisible();
  await enterLink(user);
  await user.click(await button());
  await waitFor(() => expect(address()).toBe(`/pod?p=${formed.id}`));
  expect(body()).toMatchObject({
    name: 'Early Birds 2',
    maxParticipants: 8,
    leaderId: idOf(202),
    participantIds: [idOf(201), idOf(203)],
    meeting: { unixTime: tuesday, thirdPartyMeetingLink: link },
  });
});

test('everybody’s local time shows below the chosen time, marked in words if it is at night', async () => {
  const { user } = open();
  await ready();
  await choose(user, /Person 2/);
  const times = within(await screen.findByRole('region', { name: 'Their local time' }));
  const rows = () => times.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows()).toEqual([
    'Person 1 LindTue 7:00 pm (GMT)',
    'Person 2 LindWed 4:00 am (GMT+9)At night',
    'Person 3 LindTime zone not known',
    'Person 4 LindTue 2:00 pm (EST)',
  ]);
  const date = screen.getByLabelText('First meeting');
  await user.tripleClick(date);
  await user.paste('08/01/2030 9:00 am');
  await waitFor(() => expect(rows()[1]).toBe('Person 2 LindTue 6:00 pm (GMT+9)'));
  expect(rows()[3]).toBe('Person 4 LindTue 4:00 am (EST)At night');
});

test('seats are limited: the page shows that those last in line stay on the waitlist', async () => {
  const { user, body } = open();
  await ready();
  await choose(user, /\(you\)/);
  const seats = screen.getByLabelText('Max participants');
  await user.clear(seats);
  await user.type(seats, '2');
  expect(await screen.findAllByText('No place left')).toHaveLength(2);
  expect(await summary().findByText('2 people get a place. You lead. 4 stay on the waitlist.')).toBeVisible();
  await enterLink(user);
  await user.click(await button());
  await waitFor(() => expect(body()).toMatchObject({ leaderId: me.id, participantIds: [idOf(201), idOf(202)] }));
});

test('people without access, or who only agreed to lead, get no seat, and leaders of other pods can’t be chosen', async () => {
  open({
    people: [
      aPerson(1),
      aPerson(2, { disabled: true, consentToBeNewPodLeader: true }),
      aPerson(3, { consentJoinNewPod: false, consentToBeNewPodLeader: true }),
      aPerson(4, { leadsPod: true, consentToBeNewPodLeader: true }),
    ],
  });
  await ready();
  expect([1, 2, 3, 4].map((number) => (box(number) as HTMLInputElement).disabled)).toEqual([false, true, true, false]);
  expect(screen.getByText('No access at the moment')).toBeVisible();
  expect(screen.getByText('Already leads a pod')).toBeVisible();
  const offered = await screen.findAllByRole('option', { name: /on the waitlist/ });
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Person 3 Lind (on the waitlist)']);
});

test('a missing person or leader shows next to the fields', async () => {
  const { user, body } = open({ people: [aPerson(1)] });
  await ready();
  await user.click(box(1));
  await user.click(await button());
  expect(await screen.findByText('Choose at least one person')).toBeVisible();
  expect(screen.getByText('Leader is required')).toBeVisible();
  expect(body()).toBeUndefined();
});

test('if the waitlist changes, the server’s message and the new list show, and typed text stays', async () => {
  const detail = 'Person 1 Lind can’t get a place any more. Nothing has been done.';
  const { user, replies, body } = open({}, { formPod: refuse(409, { code: 'waitlist_changed', detail }) });
  await ready();
  await choose(user, /\(you\)/);
  await enterLink(user);
  await user.type(screen.getByLabelText('Pod name'), ' at dawn');
  replies.getPodFormation = reply({ waiting: 5, minParticipants: 3, people: people.slice(1) });
  await user.click(await button());
  expect(await screen.findByText(detail)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Person 1 Lind' })).not.toBeInTheDocument());
  expect(screen.getByLabelText('Pod name')).toHaveValue('Early Birds 2 at dawn');
  expect(screen.getByLabelText('Meeting link')).toHaveValue(link);
  replies.formPod = reply(formed);
  await user.click(await button());
  await waitFor(() => expect(body()).toMatchObject({ participantIds: [idOf(202), idOf(203), idOf(204)] }));
});

test('the form keeps what was typed when everybody has left the waitlist', async () => {
  const detail = 'Person 1 Lind can’t get a place any more. Nothing has been done.';
  const { user, replies } = open(
    { people: [aPerson(1)] },
    { formPod: refuse(409, { code: 'waitlist_changed', detail }) },
  );
  await ready();
  await choose(user, /\(you\)/);
  await enterLink(user);
  replies.getPodFormation = reply({ waiting: 0, minParticipants: 3, people: [] });
  await user.click(await button());
  expect(await screen.findByText(detail)).toBeVisible();
  expect(await summary().findByText(/Nobody gets a place yet/)).toBeVisible();
  expect(screen.getByLabelText('Meeting link')).toHaveValue(link);
});

test('if nobody has agreed the page is empty, with a link to add a similar pod', async () => {
  open({ people: [], waiting: 4 });
  expect(await screen.findByText('Nobody has agreed to a new pod')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add a pod like this' })).toHaveAttribute(
    'href',
    `/pods/add?m=${pod.membershipId}&p=${pod.id}`,
  );
});

test('members who are not staff get ‘not found’', async () => {
  open({}, { getPodFormation: refuse(404), getMembership: reply(aMembership()) });
  expect(await screen.findByText('Sorry, page not found')).toBeVisible();
});

test('a list that couldn’t be loaded can be retried', async () => {
  const { user, replies } = open({}, { getPodFormation: refuse(500) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  replies.getPodFormation = reply({ waiting: 6, minParticipants: 3, people });
  await user.click(retry);
  expect(await button()).toBeVisible();
});

test('the user is asked before leaving unsaved changes', async () => {
  const page = open();
  await ready();
  await page.user.click(box(1));
  await answerBeforeLeaving(page, 'Cancel', 'Keep editing');
});
