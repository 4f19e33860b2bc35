import { act, screen, waitFor, within } from '@testing-library/react';
import { pathTo, paths, pathWithReturn } from '../../domain/links';
import { aMeeting, aPod, aStep, aWaitlistEntry, can } from '../pods/testing/samples';
import { fakeTimers } from '../testing/clock';
import { refuse, reply } from '../testing/fakeApi';
import { aBusiness, aMembership, anOwnedMembership, idOf } from '../testing/samples';
import { asStaff, homePage, cardOf } from './testing/home';
import { noTasks } from './testing/staffTasks';

const [first, second] = [idOf(100), idOf(101)];
const joinable = aMembership({ can: { ...aMembership().can, joinPod: true } });

describe('a member without a pod', () => {
  const emphasised = async () =>
    (await cardOf('Small Steps Circle')).getAllByRole('link').filter(({ dataset }) => dataset.variant === 'filled');

  test('gets an offer to join one', async () => {
    homePage({ listMyMemberships: reply([joinable]), listMyWaitlists: reply([]) });
    const [join, ...others] = await emphasised();
    expect(join).toHaveTextContent('Join pod');
    expect(join).toHaveAttribute('href', pathTo(paths.podsJoin, { request: joinable.id }));
    expect(others).toEqual([]);
    expect(screen.getByText(/A pod is a small group/)).toHaveTextContent(/a Next Tiny Step: something so small/);
  });

  test('sees their waitlists, and may join another one', async () => {
    const waits = aWaitlistEntry({ membershipId: joinable.id, name: 'Early Birds', position: 2 });
    homePage({ listMyMemberships: reply([joinable]), listMyWaitlists: reply([waits]) });
    const mine = await cardOf('Small Steps Circle');
    expect(mine.getByRole('link', { name: 'Early Birds' })).toHaveAttribute(
      'href',
      pathTo(paths.pod, { pod: waits.podId }),
    );
    expect(mine.getByText(/2nd in the queue/)).toBeVisible();
    expect(mine.getByRole('link', { name: 'Join pod' })).toBeVisible();
    expect(await emphasised()).toEqual([]);
  });

  test('sees their waitlists in one membership, even while in a pod of another', async () => {
    const waits = aWaitlistEntry({ membershipId: joinable.id, name: 'Early Birds', position: 2 });
    homePage({
      listMyMemberships: reply([joinable, aMembership({ id: second, name: 'Birch' })]),
      listMyPods: reply([aPod({ membershipId: second, myRole: 'participant' })]),
      listMyWaitlists: reply([waits]),
    });
    expect((await cardOf('Small Steps Circle')).getByText(/2nd in the queue/)).toBeVisible();
  });

  test.each(['listMyPods', 'listMyWaitlists'] as const)(
    "isn't shown as having no pod while %s is unknown",
    async (list) => {
      homePage({ listMyMemberships: reply([joinable]), listMyWaitlists: reply([]), [list]: refuse(500) });
      expect((await cardOf('Small Steps Circle')).queryByText('You’re not in a pod yet')).not.toBeInTheDocument();
      expect(screen.getByText('We couldn’t load some of this')).toBeVisible();
    },
  );

  describe('who may lead one', () => {
    const ready = aMembership({
      leaderStatus: 'SIGNED_OFF',
      can: { ...aMembership().can, joinPod: true, addPod: true, leadNewPod: true },
    });
    const addPath = pathTo(paths.podsAdd, { membership: ready.id });

    test('gets an offer to add their pod first, or to join one', async () => {
      homePage({ listMyMemberships: reply([ready]), listMyWaitlists: reply([]) });
      const [add, ...others] = await emphasised();
      expect(add).toHaveTextContent('Add pod');
      expect(add).toHaveAttribute('href', addPath);
      expect(others).toEqual([]);
      const mine = await cardOf('Small Steps Circle');
      expect(mine.getByText(/You’re ready to lead/)).toBeVisible();
      expect(mine.getByRole('link', { name: 'Join pod' })).toBeVisible();
    });

    test('gets an offer to add their pod, among the pages, once they participate in another pod', async () => {
      homePage({ listMyMemberships: reply([ready]), listMyPods: reply([aPod({ myRole: 'participant' })]) });
      const mine = await cardOf('Small Steps Circle');
      expect(mine.queryByText(/You’re ready to lead/)).not.toBeInTheDocument();
      expect(mine.getByRole('link', { name: 'Add pod' })).toHaveAttribute('href', addPath);
    });
  });

  test('sees that their application to lead is pending', async () => {
    homePage({
      listMyMemberships: reply([aMembership({ leaderStatus: 'PENDING_APPROVAL' })]),
      listMyWaitlists: reply([]),
    });
    expect((await cardOf('Small Steps Circle')).getByText(/You’ve applied to lead a pod/)).toBeVisible();
  });
});

test('a card with a meeting within a day comes first; users in a pod make no calls for waitlists', async () => {
  const now = Math.floor(Date.now() / 1000);
  const meets = (number: number, membershipId: string, ahead: number) =>
    aPod({
      id: idOf(200 + number),
      membershipId,
      myRole: 'participant',
      scheduledMeeting: aMeeting({ nextMeeting: now + ahead }),
    });
  const { count } = homePage({
    listMyMemberships: reply([
      aMembership({ name: 'Alder' }),
      aMembership({ id: second, name: 'Birch' }),
      aMembership({ id: idOf(102), name: 'Cedar' }),
    ]),
    listMyPods: reply([meets(1, first, 90_000), meets(2, second, 7200), meets(3, idOf(102), 660)]),
  });
  expect((await cardOf('Cedar')).getByText('starts in 11 minutes')).toBeVisible();
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Cedar', 'Birch', 'Alder']);
  expect(count('listMyWaitlists')).toBe(0);
});

test('cards keep their order when a meeting ends while the page is open', async () => {
  fakeTimers({ doNotFake: ['queueMicrotask'] });
  const minute = 60;
  const now = Math.floor(Date.now() / 1000);
  const meets = (nextMeeting: number) =>
    aPod({ membershipId: second, myRole: 'participant', scheduledMeeting: aMeeting({ nextMeeting, duration: 60 }) });
  const both = [aMembership({ name: 'Alder' }), aMembership({ id: second, name: 'Cedar' })];
  const { api, count } = homePage({
    listMyMemberships: reply(both),
    listMyPods: reply([meets(now - 59 * minute)]),
  });
  await cardOf('Cedar');
  const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names()).toEqual(['Cedar', 'Alder']);
  api.replies.listMyPods = reply([meets(now + 7 * 24 * 60 * minute)]);
  await act(() => jest.advanceTimersByTimeAsync(2 * minute * 1000));
  await waitFor(() => expect(count('listMyPods')).toBe(2));
  expect(await (await cardOf('Cedar')).findByText(/in 7 days/)).toBeVisible();
  expect(names()).toEqual(['Cedar', 'Alder']);
  jest.useRealTimers();
});

describe('the checklist of a new business', () => {
  const checklist = async () => {
    const heading = await screen.findByRole('heading', { level: 2, name: 'Get started' });
    return within(heading.closest('section')!);
  };
  const linksIn = ({ queryAllByRole }: Awaited<ReturnType<typeof checklist>>) =>
    queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href'), link.dataset.variant]);

  test('starts with the membership, and offers Zoom and an admin as optional', async () => {
    asStaff(
      {},
      {
        listMyMemberships: reply([]),
        listStaffTasks: reply([]),
        listAllMyActions: reply(
          (['OWNER_ADMIN_PROMPT', 'ZOOM_PROMPT'] as const).map((action) => ({ action, businessId: aBusiness().id })),
        ),
      },
    );
    await screen.findByRole('link', { name: 'Set up Zoom' });
    expect(linksIn(await checklist())).toEqual([
      ['Add Membership', paths.membershipsAdd, 'filled'],
      ['Set up Zoom', pathWithReturn(paths.setupZoom, paths.memberships), 'default'],
      ['Assign an admin', pathWithReturn(paths.assignAdmin, paths.memberships), 'default'],
    ]);
    expect(screen.getAllByRole('link', { name: 'Add Membership' })).toHaveLength(1);
  });

  test('leads on to the first pod, then to the invitations, and disappears once people have joined', async () => {
    const staff = { podCount: 0, hasMembers: false };
    const { unmount } = asStaff(staff);
    const leftOut = ['Open settings', 'Choose a logo'].map((label) => [
      label,
      pathTo(paths.membershipSettings, { membership: first }),
      'default',
    ]);
    expect(linksIn(await checklist())).toEqual([
      ['Add your first pod', pathTo(paths.podsAdd, { membership: first }), 'filled'],
      ['Open invite links', pathTo(paths.membershipInvites, { membership: first }), 'default'],
      ...leftOut,
    ]);
    expect(screen.getAllByRole('link', { name: 'Add your first pod' })).toHaveLength(1);
    unmount();
    asStaff({ ...staff, podCount: 1 });
    expect(linksIn(await checklist()).map(([label, , variant]) => [label, variant])).toEqual([
      ['Open invite links', 'filled'],
      ['Open settings', 'default'],
      ['Choose a logo', 'default'],
    ]);
  });

  test('knows a missing meeting link, invitations that are sent, and what the wizard left out', async () => {
    const pod = { id: idOf(70), name: 'Larks', waiting: 0 };
    asStaff(
      { podCount: 1, hasMembers: false, invitedCount: 2, podsWithoutLink: [pod], podsWithoutLinkCount: 1 },
      { listMyMemberships: reply([anOwnedMembership({ hasLogo: true, url: 'https://example.com' })]) },
    );
    const list = await checklist();
    expect(linksIn(list)).toEqual([['Enter a link', pathTo(paths.podEdit, { pod: pod.id }), 'filled']]);
    expect(list.getByText(/2 people invited/)).toBeVisible();
    expect(list.getByText('Invite people').textContent).toBe('Invite people: Done');
    expect(screen.getAllByRole('link', { name: /^Enter a link/ })).toHaveLength(1);
  });

  test('has the first of several pods without a link, and the tasks have the others', async () => {
    const pods = ['Larks', 'Owls'].map((name, index) => ({ id: idOf(70 + index), name, waiting: 0 }));
    asStaff({ podCount: 24, hasMembers: false, podsWithoutLink: pods, podsWithoutLinkCount: 24 });
    const list = await checklist();
    expect(list.getByText(/^Larks has none yet/)).toBeVisible();
    const tasks = within(screen.getByRole('region', { name: /Waiting for you/ }));
    expect(tasks.getByText(/Owls/)).toBeVisible();
    expect(tasks.queryByText(/Larks/)).not.toBeInTheDocument();
    expect(tasks.getByText(/22 more/)).toBeVisible();
  });

  test('can be put away', async () => {
    const { user, api } = asStaff({ podCount: 0, hasMembers: false }, { putSetUpAway: reply({ done: true }) });
    const button = await screen.findByRole('button', { name: 'Hide this list' });
    api.replies.listStaffTasks = reply([noTasks({ podCount: 0, hasMembers: false, setUpPutAway: true })]);
    await user.click(button);
    await waitFor(() => expect(screen.queryByText('Get started')).not.toBeInTheDocument());
    expect(await screen.findByRole('link', { name: 'Add your first pod' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('isn’t shown while the staff’s tasks are unknown', async () => {
    asStaff({}, { listStaffTasks: refuse(500) });
    expect(await screen.findByText('We couldn’t load some of this')).toBeVisible();
    expect(screen.queryByText('Get started')).not.toBeInTheDocument();
  });
});

describe('a step that is due', () => {
  const now = Date.now();
  const due = aStep({ status: 'InProgress', goal: 'Write', description: 'One page', commitmentDate: now - 60_000 });
  const atHome = () =>
    homePage({
      listMyPods: reply([aPod({ myRole: 'participant', can: can('seeSteps') })]),
      listMySteps: reply([due]),
      updateStep: reply(due),
      markStepDone: reply({ done: true }),
      markStepNotDone: reply({ done: true }),
    });

  test('can be answered at home, and the answer undone', async () => {
    const { user, api } = atHome();
    const answers = within(await screen.findByRole('group', { name: 'How did it go?' }));
    expect(answers.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Done', 'Not done']);
    await user.click(answers.getByRole('button', { name: 'Done' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const sent = (operation: string) =>
      api.sent.filter(({ operationId }) => operationId === operation).map(({ body }) => body);
    const { goal, description, commitmentDate } = due;
    await waitFor(() =>
      expect(sent('updateStep')).toEqual([{ status: 'InProgress', goal, description, commitmentDate }]),
    );
    expect(sent('markStepDone')).toHaveLength(1);
  });

  test('shows an answer that couldn’t be saved', async () => {
    const { user, api } = atHome();
    api.replies.markStepNotDone = refuse(409, { detail: 'This step is closed.' });
    await user.click(await screen.findByRole('button', { name: 'Not done' }));
    expect((await screen.findByText('This step is closed.')).closest('[role="alert"]')).toBeVisible();
  });
});
