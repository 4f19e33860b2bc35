import { act, screen, waitFor, within } from '@testing-library/react';
import type { Channel } from '../../contract/entities.gen';
import { apiLinks, joinPath, membersPath, pathTo, paths } from '../../domain/links';
import { aLeaderPod } from '../meetings/testing/samples';
import { aMeeting, aPod, aStep, can, me } from '../pods/testing/samples';
import { fakeTimers } from '../testing/clock';
import { refuse, reply } from '../testing/fakeApi';
import { settled } from '../testing/renderPage';
import { aMembership, anOwnedMembership, idOf } from '../testing/samples';
import { asStaff, cardOf, homePage } from './testing/home';
import { noTasks } from './testing/staffTasks';

const [first, second] = [idOf(100), idOf(101)];

function channel(number: number, membershipId: string, unread: number): Channel {
  return {
    id: idOf(number),
    name: `Channel ${number}`,
    businessId: idOf(900),
    membershipId,
    membershipName: 'Makers',
    leaderChannel: false,
    unread,
    messages: [],
  };
}

const maya = { userId: idOf(50), firstName: 'Maya', lastName: 'Okafor', bio: 'I coach first-time managers.' };

test('a card shows its membership’s next meeting, the user’s step and unread messages', async () => {
  const now = Math.floor(Date.now() / 1000);
  const soonPod = aPod({
    id: idOf(201),
    name: 'Tonight',
    myRole: 'participant',
    can: can('seeSteps'),
    scheduledMeeting: aMeeting({ nextMeeting: now + 600, thirdPartyMeetingLink: 'https://meet.example.com/tonight' }),
  });
  const elsewhere = aPod({ id: idOf(202), name: 'Elsewhere', membershipId: second, myRole: 'participant' });
  const { api } = homePage({
    listMyMemberships: reply([aMembership(), aMembership({ id: second, name: 'Other Circle' })]),
    listMyPods: reply([aPod({ myRole: 'leader' }), soonPod, elsewhere]),
    listMySteps: reply([
      aStep({
        podId: soonPod.id,
        status: 'InProgress',
        goal: 'Write',
        description: 'One page',
        commitmentDate: now * 1000,
      }),
    ]),
    listMyChannels: reply([channel(1, first, 2), channel(2, first, 0), channel(3, second, 4)]),
  });
  const mine = await cardOf('Small Steps Circle');
  const ofSteps = api.sent.find(({ operationId }) => operationId === 'listMySteps');
  expect(ofSteps?.url.searchParams.get('current')).toBe('true');
  expect(mine.getByRole('link', { name: 'Tonight' })).toHaveAttribute('href', pathTo(paths.pod, { pod: soonPod.id }));
  expect(mine.getByRole('link', { name: /Join meeting/ })).toHaveAttribute('href', joinPath(idOf(300)));
  expect(mine.getByRole('link', { name: 'Meeting mode' })).toHaveAttribute(
    'href',
    pathTo(paths.podMeeting, { pod: soonPod.id }),
  );
  expect(mine.getByText('One page')).toBeVisible();
  expect(mine.getByRole('link', { name: '2 unread messages' })).toHaveAttribute(
    'href',
    pathTo(paths.chat, { channel: idOf(1) }),
  );
  const other = await cardOf('Other Circle');
  expect(other.getByRole('link', { name: 'Elsewhere' })).toBeVisible();
  expect(other.getByRole('link', { name: '4 unread messages' })).toBeVisible();
});

test('three memberships make as many calls as one', async () => {
  const callsFor = async (number: number) => {
    const names = Array.from({ length: number }, (_, index) => `Circle ${index}`);
    const { api, unmount } = homePage({
      listMyMemberships: reply(names.map((name, index) => aMembership({ id: idOf(100 + index), name }))),
    });
    await cardOf(`Circle ${number - 1}`);
    unmount();
    return api.sent.map(({ operationId }) => operationId).sort();
  };
  expect(await callsFor(3)).toEqual(await callsFor(1));
});

test('members make no calls for staff tasks', async () => {
  const { count } = homePage();
  await cardOf('Small Steps Circle');
  expect(count('listStaffTasks')).toBe(0);
});

test('staff see tasks: pods without a leader, and waitlists of four people, which link to the form for another pod', async () => {
  const pod = { id: idOf(200), name: 'Early Birds', waiting: 5 };
  asStaff({ podsWithoutLeader: [pod], podsWithoutLeaderCount: 1, waitlists: [pod], waitlistCount: 3 });
  const mine = await cardOf('Small Steps Circle');
  expect(mine.getByText('Early Birds has no leader')).toBeVisible();
  expect(mine.getByRole('link', { name: 'Choose a leader (Early Birds)' })).toHaveAttribute(
    'href',
    pathTo(paths.leaderSwitch, { pod: pod.id }),
  );
  expect(mine.getByText('5 people waiting for Early Birds')).toBeVisible();
  expect(mine.getByRole('link', { name: 'Form a pod (Early Birds)' })).toHaveAttribute(
    'href',
    pathTo(paths.membershipFormPod, { pod: pod.id }),
  );
});

test("tasks that aren't listed are counted, with a link to them", async () => {
  asStaff({ applicantCount: 2, podsWithoutLeaderCount: 1, waitlistCount: 3 });
  const mine = await cardOf('Small Steps Circle');
  const addressOf = (name: string) => mine.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('2 more applications to lead a pod')).toBe(`/members?m=${first}&status=PENDING_APPROVAL`);
  expect(addressOf('1 more pod without a leader')).toBe(pathTo(paths.pods, { membership: first }));
  expect(addressOf('3 more long waitlists')).toBe(membersPath(first, 'waitlists'));
});

test.each([
  [4, 4, undefined],
  [5, 3, '2 more pods without a leader'],
  [40, 3, '37 more pods without a leader'],
])('of %i tasks of a kind, a card shows %i, and links to the others', async (count, shown, others) => {
  const pod = (index: number) => ({ id: idOf(200 + index), name: `Pod ${index}`, waiting: 0 });
  const pods = Array.from({ length: Math.min(count, 20) }, (_, index) => pod(index));
  asStaff({ podsWithoutLeader: pods, podsWithoutLeaderCount: count });
  const mine = await cardOf('Small Steps Circle');
  expect(mine.getAllByText(/has no leader/)).toHaveLength(shown);
  expect(mine.queryAllByRole('link', { name: /more pod/ }).map(({ textContent }) => textContent)).toEqual(
    others === undefined ? [] : [others],
  );
});

test('another membership without pods offers to add its first pod', async () => {
  asStaff(
    {},
    {
      listMyMemberships: reply([anOwnedMembership(), anOwnedMembership({ id: second, name: 'New Circle' })]),
      listStaffTasks: reply([noTasks(), noTasks({ membershipId: second, podCount: 0, hasMembers: false })]),
    },
  );
  expect((await cardOf('New Circle')).getByRole('link', { name: 'Add your first pod' })).toHaveAttribute(
    'href',
    pathTo(paths.podsAdd, { membership: second }),
  );
  expect(screen.queryByText('Get started')).not.toBeInTheDocument();
});

test('a member who has been asked to lead or to assist sees this on the card of the membership', async () => {
  const offered = aPod({ id: idOf(203), name: 'Night Owls', myRole: 'participant', offeredTransferId: idOf(700) });
  const asked = { assistantId: me.id, assistantName: 'Maya Goldberg', assistantConfirmed: false };
  homePage({ getMyUser: reply(me), listMyPods: reply([offered, aPod({ myRole: 'participant', ...asked })]) });
  const mine = within(await screen.findByRole('region', { name: 'Requests to you in Small Steps Circle' }));
  expect(mine.getByText('You’ve been asked to lead Night Owls')).toBeVisible();
  expect(await mine.findByText('You’ve been asked to assist in Early Birds')).toBeVisible();
  const [lead, assist] = mine.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(lead).toBe(pathTo(paths.leaderCompleteSwitch, { request: idOf(700) }));
  expect(assist).toBe(pathTo(paths.podConfirmAssistantLeader, { pod: aPod().id }));
});

test('an assistant who has confirmed has nothing waiting', async () => {
  const confirmed = { assistantId: me.id, assistantName: 'Maya Goldberg', assistantConfirmed: true };
  homePage({ getMyUser: reply(me), listMyPods: reply([aPod({ myRole: 'assistant', ...confirmed })]) });
  await cardOf('Small Steps Circle');
  await settled();
  expect(screen.queryByText('Waiting for you')).not.toBeInTheDocument();
});

describe('leader applicants', () => {
  const message = 'Maya Okafor can now lead a pod.';
  const reopenUrl = apiLinks.reopenApplication(aMembership().id, maya.userId, 'DECLINED');

  test('approving an applicant, whose bio shows first, shows the outcome', async () => {
    const { user, api } = asStaff(
      { applicants: [maya], applicantCount: 1 },
      { approveLeader: reply({ done: true, message }) },
    );
    const mine = await cardOf('Small Steps Circle');
    expect(mine.getByText('I coach first-time managers.')).toBeVisible();
    api.replies.listStaffTasks = reply([noTasks()]);
    await user.click(mine.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(mine.queryByText('Waiting for you')).not.toBeInTheDocument());
  });

  test('declining needs no confirmation, and can be undone', async () => {
    const { user, api, count } = asStaff(
      { applicants: [maya], applicantCount: 1 },
      { declineLeader: reply({ done: true, message: 'You’ve declined Maya Okafor.', undoUrl: reopenUrl }) },
    );
    const mine = await cardOf('Small Steps Circle');
    const listTasks = api.replies.listStaffTasks;
    api.replies.listStaffTasks = reply([noTasks()]);
    await user.click(mine.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('You’ve declined Maya Okafor.')).toBeVisible();
    await waitFor(() => expect(mine.queryByText('Waiting for you')).not.toBeInTheDocument());
    api.replies.listStaffTasks = listTasks;
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await mine.findByRole('button', { name: 'Decline' })).toBeVisible();
    expect(count('reopenApplication')).toBe(1);
  });

  test('an Undo clicked too late shows that, and its message stays', async () => {
    fakeTimers({ doNotFake: ['queueMicrotask'] });
    const detail = 'It’s too late to undo this: Maya Okafor has been told.';
    const { user } = asStaff(
      { applicants: [maya], applicantCount: 1 },
      { approveLeader: reply({ done: true, message, undoUrl: reopenUrl }), reopenApplication: refuse(409, { detail }) },
    );
    const mine = await cardOf('Small Steps Circle');
    await user.click(mine.getByRole('button', { name: 'Approve' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const failure = (await screen.findByText(detail)).closest('[role="alert"]');
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(failure).toBeInTheDocument();
    jest.useRealTimers();
  });

  test('an application that somebody else has already answered says so', async () => {
    const detail = 'Maya Okafor was already declined.';
    const { user } = asStaff({ applicants: [maya], applicantCount: 1 }, { approveLeader: refuse(409, { detail }) });
    const mine = await cardOf('Small Steps Circle');
    await user.click(mine.getByRole('button', { name: 'Approve' }));
    expect(await mine.findByRole('alert')).toHaveTextContent(detail);
  });
});

test("a section that couldn't be loaded doesn't look empty, and can be retried", async () => {
  const { user, api } = homePage({ listMyPods: refuse(500) });
  expect(await screen.findByText('We couldn’t load some of this')).toBeVisible();
  api.replies.listMyPods = reply([aPod({ myRole: 'participant' })]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Early Birds' })).toBeVisible();
  expect(screen.queryByText('We couldn’t load some of this')).not.toBeInTheDocument();
});

describe('the links of a card', () => {
  const joinable = aMembership({ can: { ...aMembership().can, joinPod: true } });
  const linksOf = async (name = 'Small Steps Circle') =>
    (await cardOf(name)).getAllByRole('link').map(({ textContent }) => textContent);

  test('staff see pods first, then people, pod health, announcements, meetings, invites and settings', async () => {
    asStaff();
    const own = ['Pods', 'People', 'Pod health', 'Announcements', 'Leader meetings', 'Invites', 'Settings'];
    expect(await linksOf()).toEqual(own);
  });

  test('a member in a pod sees ‘Join pod’ right after ‘Pods’', async () => {
    homePage({ listMyMemberships: reply([joinable]), listMyPods: reply([aPod({ myRole: 'participant' })]) });
    expect((await linksOf()).slice(1, 3)).toEqual(['Pods', 'Join pod']);
  });

  test('a card’s page links look quieter than its tasks', async () => {
    const pod = { id: idOf(200), name: 'Early Birds', waiting: 5 };
    asStaff({ podsWithoutLeader: [pod], podsWithoutLeaderCount: 1, waitlists: [pod], waitlistCount: 1 });
    const mine = await cardOf('Small Steps Circle');
    const variantsIn = (list: HTMLElement) =>
      within(list)
        .getAllByRole('link')
        .map(({ dataset }) => dataset.variant);
    const pages = variantsIn(mine.getByRole('list', { name: 'Pages of Small Steps Circle' }));
    expect(new Set(pages)).toEqual(new Set(['subtle']));
    expect(variantsIn(mine.getByRole('region', { name: /^Waiting for you/ }))).not.toContain('subtle');
  });

  test('if the next meeting is a leader meeting, it links to its page', async () => {
    homePage({ listMyLeaderPods: reply([aLeaderPod()]) });
    const mine = await cardOf('Small Steps Circle');
    expect(mine.getByRole('link', { name: 'Leader meeting' })).toHaveAttribute(
      'href',
      pathTo(paths.leaderPod, { leaderPod: aLeaderPod().id }),
    );
  });

  test("a member sees pods, the participant agreement and the membership's links, and nothing for staff", async () => {
    homePage({
      listMyMemberships: reply([
        aMembership({ url: 'https://site.example.com', communityUrl: 'https://talk.example.com' }),
      ]),
    });
    expect(await linksOf()).toEqual(['Pods', 'Participant agreement', 'Website', 'Community']);
  });

  test.each([
    ['a participant', { member: true }, ['Getting started']],
    ['a leader', { member: true, leader: true, leaderStatus: 'SIGNED_OFF' as const }, ['Leader training']],
    ['an admin', { member: false, admin: true }, ['Guide for admins']],
  ])('%s has the texts that the membership wrote for them, and no others', async (_who, role, texts) => {
    const settings = (['ParticipantOnboardingLink', 'LeaderTrainingLink'] as const).map((name) => ({
      name,
      value: `https://texts.example.com/${name}`,
    }));
    const guide = { name: 'AdminOnboardingLink', value: 'https://texts.example.com/guide' };
    homePage({
      listMyMemberships: reply([aMembership({ settings, ...role })]),
      getPlatformSettings: reply([guide]),
    });
    const ofTexts = ['Getting started', 'Leader training', 'Guide for admins'];
    expect((await linksOf()).filter((label) => ofTexts.includes(label))).toEqual(texts);
  });

  test("the product's agreement doesn't replace the platform's while the latter couldn't be loaded", async () => {
    const { api, user } = homePage({ getPlatformSettings: refuse(500) });
    expect(await screen.findByText('We couldn’t load some of this')).toBeVisible();
    expect(await linksOf()).toEqual(['Pods']);
    const value = 'https://platform.example.com';
    api.replies.getPlatformSettings = reply([{ name: 'ParticipantAgreementLink', value }]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Participant agreement' })).toHaveAttribute('href', value);
  });

  test("the agreement is the membership's own, or otherwise the product's", async () => {
    const settings = [{ name: 'LeaderAgreementLink' as const, value: 'https://own.example.com' }];
    homePage({
      listMyMemberships: reply([
        aMembership({ leader: true, settings }),
        aMembership({ id: second, name: 'Other Circle', leader: true }),
      ]),
    });
    const agreement = { name: 'Leader agreement' };
    expect((await cardOf('Small Steps Circle')).getByRole('link', agreement)).toHaveAttribute(
      'href',
      'https://own.example.com',
    );
    expect((await cardOf('Other Circle')).getByRole('link', agreement)).toHaveAttribute(
      'href',
      '/sign-up/leader/agreement',
    );
  });
});

test('after an application is answered the focus moves to the name of its membership', async () => {
  const { user } = asStaff({ applicants: [maya], applicantCount: 1 });
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: anOwnedMembership().name })).toHaveFocus());
});

test('staff see which pods are paused, until when, with a link to each', async () => {
  const now = Math.floor(Date.now() / 1000);
  const pausedPods = [
    { id: idOf(211), name: 'Owls', pausedToEpoch: now - 1 },
    { id: idOf(210), name: 'Larks', pausedToEpoch: now + 3 * 86_400 },
  ];
  asStaff({ pausedPods, pausedPodCount: 4 });
  expect(await screen.findByText(/Larks is paused until/)).toHaveTextContent(/paused until \w+, \w+ \d+, .+ \(UTC\)$/);
  expect(screen.queryByText(/Owls is paused until/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Edit pod (Larks)' })).toHaveAttribute('href', `/pod/edit?p=${idOf(210)}`);
  expect(screen.getByRole('link', { name: '2 more paused pods' })).toHaveAttribute('href', `/pods?m=${first}`);
});
