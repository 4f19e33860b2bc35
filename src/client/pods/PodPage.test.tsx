import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, reply } from '../testing/fakeApi';
import { renderPage, settled } from '../testing/renderPage';
import { checklistPath, joinPath } from '../../domain/links';
import { aMembership, idOf } from '../testing/samples';
import { PodPage } from './PodPage';
import { aMeeting, aPod, can, me, runnerPermissions } from './testing/samples';

const ticket = 'a ticket/of ours+'.padEnd(43, 'x');
const mockReplaceLocation = jest.fn();
jest.mock('../ui/replaceLocation', () => ({ replaceLocation: (link: string) => mockReplaceLocation(link) }));

test("the membership's own links are on the pod page, except those that aren't web addresses", async () => {
  const onPodPage = { placement: 'VIEW_POD' as const };
  const customButtons = [
    { ...onPodPage, label: 'Workbook', url: 'https://example.com/book', formLabel: 'Bring it along' },
    { ...onPodPage, label: 'Broken', url: 'https://example.com:port' },
    { label: 'How pods work', url: 'https://example.com/how', placement: 'PARTICIPANT_SIGNUP' as const },
  ];
  fakeApi({ getPod: reply(aPod()), getMembership: reply(aMembership({ customButtons })) });
  renderPage(<PodPage />, { route: `/pod?p=${aPod().id}` });
  const link = await screen.findByRole('link', { name: 'Workbook (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://example.com/book');
  expect(screen.getByText('Bring it along')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Broken|How pods work/ })).not.toBeInTheDocument();
});

describe('owner and admins who are not in the pod', () => {
  const outside = aPod({ can: { ...runnerPermissions, joinWaitlist: true }, seatsAvailable: 0 });
  const statuses = [
    { userId: outside.members[0]!, status: 'InProgress' as const, overdue: true },
    { userId: outside.members[1]!, status: 'NotSet' as const, overdue: false },
  ];

  test('have managing the pod as their main action instead of joining it', async () => {
    fakeApi({ getPod: reply(outside), getMembership: reply(aMembership()) });
    renderPage(<PodPage />, { route: `/pod?p=${outside.id}` });
    const managing = await screen.findByRole('link', { name: 'Manage pod' });
    expect(managing).toHaveAttribute('href', `/pods/admin?p=${outside.id}`);
    expect(managing).toHaveAttribute('data-variant', 'filled');
    const join = screen.getByRole('link', { name: 'Join waitlist' });
    expect(screen.getByRole('region', { name: 'Your place' })).toContainElement(join);
    expect(join).toHaveAttribute('data-variant', 'default');
  });

  test('see the number of steps in each status', async () => {
    fakeApi({
      getPod: reply(outside),
      getMembership: reply(aMembership()),
      listPodStepStatuses: reply(statuses),
    });
    renderPage(<PodPage />, { route: `/pod?p=${outside.id}` });
    const steps = await screen.findByRole('region', { name: 'Next Tiny Steps' });
    expect(await within(steps).findByText('1 Scheduled')).toBeVisible();
    expect(within(steps).getByText('1 Not Set')).toBeVisible();
    expect(within(steps).getByText('1 Overdue')).toBeVisible();
  });
});

test('a participant can leave, and has nothing to manage', async () => {
  const mine = aPod({ myRole: 'participant', can: can('leave', 'switch') });
  fakeApi({ getPod: reply(mine), getMembership: reply(aMembership()), getMyUser: reply(me) });
  renderPage(<PodPage />, { route: `/pod?p=${mine.id}` });
  const seat = await screen.findByRole('region', { name: 'Your place' });
  expect(within(seat).getByRole('link', { name: 'Leave pod' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Manage pod' })).not.toBeInTheDocument();
});

test('a user offered to lead the pod gets a link to the answer page', async () => {
  fakeApi({ getPod: reply(aPod({ offeredTransferId: idOf(700) })), getMembership: reply(aMembership()) });
  renderPage(<PodPage />, { route: `/pod?p=${aPod().id}` });
  const link = await screen.findByRole('link', { name: 'Accept or decline' });
  expect(link).toHaveAttribute('href', `/leader/complete-switch?r=${idOf(700)}`);
});

const openMenu = async (user: ReturnType<typeof renderPage>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'More about the meeting of Early Birds' }));
  const entries = await screen.findAllByRole('menuitem');
  return entries.map(({ textContent }) => textContent);
};

test.each([
  ['with its agenda', false, ['Print agenda', 'Agenda as PDF']],
  ['without an agenda where Next Tiny Steps are turned off', true, []],
])('the less frequent links of a meeting are in one menu, %s', async (_what, disabled, agenda) => {
  const pod = aPod({ myRole: 'leader', can: runnerPermissions });
  const membership = aMembership({ features: [{ name: 'NextTinyStep', disabled }] });
  fakeApi({ getPod: reply(pod), listMyMemberships: reply([membership]), listMySteps: reply([]) });
  const { user } = renderPage(<PodPage />, { route: `/pod?p=${pod.id}` });
  await screen.findByRole('heading', { name: pod.name });
  await settled();
  expect(await openMenu(user)).toEqual(['Add to calendar', 'Upcoming meetings', 'Attendance', ...agenda]);
});

test('people who are not in the pod see when it next meets, without a menu for a single meeting', async () => {
  const pod = aPod({ scheduledMeeting: aMeeting({ recurring: false }) });
  fakeApi({ getPod: reply(pod), getMembership: reply(aMembership()) });
  renderPage(<PodPage />, { route: `/pod?p=${pod.id}` });
  expect(await screen.findByText('in 2 days')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^More about/ })).not.toBeInTheDocument();
});

test("reloading a checklist's address reopens it with a new ticket, in the same tab", async () => {
  const pod = aPod({ myRole: 'participant', can: can('seeSteps') });
  fakeApi({
    getPod: reply(pod),
    listMyMemberships: reply([aMembership()]),
    listMySteps: reply([]),
    createTicket: reply({ ticket, expires: 1_772_528_460 }),
  });
  renderPage(<PodPage />, { route: checklistPath(pod.id) });
  await waitFor(() => expect(mockReplaceLocation).toHaveBeenCalledTimes(1));
  const address = new URL(mockReplaceLocation.mock.calls[0]?.[0] as string);
  expect(address.pathname).toBe(`/v1/pods/${pod.id}/agenda`);
  expect(Object.fromEntries(address.searchParams)).toEqual({ format: 'html', authToken: ticket });
});

describe('a meeting without a link', () => {
  const now = Math.floor(Date.now() / 1000);
  const open = (linkState: 'pending' | 'missing', mayEdit: boolean, thirdPartyMeetingLink?: string) => {
    const scheduledMeeting = aMeeting({ nextMeeting: now + 10 * 60, thirdPartyMeetingLink, linkState });
    const pod = aPod({
      myRole: mayEdit ? 'leader' : 'participant',
      can: mayEdit ? runnerPermissions : can(),
      scheduledMeeting,
    });
    fakeApi({ getPod: reply(pod), getMembership: reply(aMembership()), listMySteps: reply([]) });
    renderPage(<PodPage />, { route: `/pod?p=${pod.id}` });
    return pod;
  };

  test('shows that the Zoom link is being created, instead of Join', async () => {
    open('pending', true);
    expect(await screen.findByText('The Zoom link is on its way.')).toBeVisible();
    expect(screen.queryByText(/Join meeting/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Enter a link/ })).not.toBeInTheDocument();
  });

  test('shows that a new Zoom link is being created, next to Join with the old one', async () => {
    const link = 'https://meet.example.com/old';
    open('pending', true, link);
    expect(await screen.findByText(/A new Zoom link is on its way/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Join meeting/ })).toHaveAttribute('href', joinPath(idOf(300)));
  });

  test('links users who may edit the pod to the link field if Zoom failed', async () => {
    const pod = open('missing', true);
    expect(await screen.findByText(/There’s no meeting link yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Enter a link/ })).toHaveAttribute('href', `/pod/edit?p=${pod.id}`);
  });

  test('shows all other users that the problem is known', async () => {
    open('missing', false);
    expect(await screen.findByText(/There’s no meeting link yet/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Enter a link/ })).not.toBeInTheDocument();
  });
});
