import { screen, within } from '@testing-library/react';
import { fakeApi, reply } from '../testing/fakeApi';
import { renderPage, settled } from '../testing/renderPage';
import { joinPath } from '../../domain/links';
import { aMembership, idOf } from '../testing/samples';
import { PodPage } from './PodPage';
import { aMeeting, aPod, can, me, running } from './testing/samples';

test("the membership's own links stand on the pod page, except what is no web address", async () => {
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

describe('owner and admins, who are not in the pod', () => {
  const outside = aPod({ can: { ...running, joinWaitlist: true }, seatsAvailable: 0 });
  const statuses = [
    { userId: outside.members[0]!, status: 'InProgress' as const, overdue: true },
    { userId: outside.members[1]!, status: 'NotSet' as const, overdue: false },
  ];

  test('their main action is to edit the pod, under Manage, and not to join it', async () => {
    fakeApi({ getPod: reply(outside), getMembership: reply(aMembership()) });
    renderPage(<PodPage />, { route: `/pod?p=${outside.id}` });
    const manage = await screen.findByRole('region', { name: 'Manage' });
    const edit = within(manage).getByRole('link', { name: 'Edit pod' });
    expect(edit).toHaveAttribute('href', `/pod/edit?p=${outside.id}`);
    expect(edit).toHaveAttribute('data-variant', 'filled');
    expect(within(manage).getByRole('link', { name: 'Manage pod' })).toHaveAttribute(
      'href',
      `/pod/admin?p=${outside.id}`,
    );
    const join = screen.getByRole('link', { name: 'Join waitlist' });
    expect(screen.getByRole('region', { name: 'Your place' })).toContainElement(join);
    expect(join).toHaveAttribute('data-variant', 'default');
  });

  test('they see how many steps stand how', async () => {
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

test('a participant has their own place, and nothing to manage', async () => {
  const mine = aPod({ myRole: 'participant', can: can('leave', 'switch') });
  fakeApi({ getPod: reply(mine), getMembership: reply(aMembership()), getMyUser: reply(me) });
  renderPage(<PodPage />, { route: `/pod?p=${mine.id}` });
  const place = await screen.findByRole('region', { name: 'Your place' });
  expect(within(place).getByRole('link', { name: 'Leave pod' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Manage' })).not.toBeInTheDocument();
});

test('a person who is asked to lead the pod is led to the answer', async () => {
  fakeApi({ getPod: reply(aPod({ offeredTransferId: idOf(700) })), getMembership: reply(aMembership()) });
  renderPage(<PodPage />, { route: `/pod?p=${aPod().id}` });
  const link = await screen.findByRole('link', { name: 'Accept or decline' });
  expect(link).toHaveAttribute('href', `/leader/complete-switch?r=${idOf(700)}`);
});

test.each([
  ['offers its checklist and the steps as a file', false, 2],
  ['offers neither where Next Tiny Steps are turned off', true, 0],
])('a pod %s', async (_what, disabled, offered) => {
  const pod = aPod({ myRole: 'leader', can: running });
  const membership = aMembership({ features: [{ name: 'NextTinyStep', disabled }] });
  fakeApi({ getPod: reply(pod), listMyMemberships: reply([membership]), listMySteps: reply([]) });
  renderPage(<PodPage />, { route: `/pod?p=${pod.id}` });
  await screen.findByRole('heading', { name: pod.name });
  await settled();
  expect(screen.queryAllByText(/^(Checklist|Download steps)$/)).toHaveLength(offered);
});

describe('a meeting without a link', () => {
  const now = Math.floor(Date.now() / 1000);
  const open = (linkState: 'pending' | 'failed', mayEdit: boolean, thirdPartyMeetingLink?: string) => {
    const scheduledMeeting = aMeeting({ nextMeeting: now + 10 * 60, thirdPartyMeetingLink, linkState });
    const pod = aPod({ myRole: mayEdit ? 'leader' : 'participant', can: mayEdit ? running : can(), scheduledMeeting });
    fakeApi({ getPod: reply(pod), getMembership: reply(aMembership()), listMySteps: reply([]) });
    renderPage(<PodPage />, { route: `/pod?p=${pod.id}` });
    return pod;
  };

  test('says that the Zoom link is on its way, in place of Join', async () => {
    open('pending', true);
    expect(await screen.findByText('The Zoom link is on its way.')).toBeVisible();
    expect(screen.queryByText(/Join meeting/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Enter a link/ })).not.toBeInTheDocument();
  });

  test('says that a new Zoom link is on its way, beside Join by the one that holds until then', async () => {
    const link = 'https://meet.example.com/old';
    open('pending', true, link);
    expect(await screen.findByText(/A new Zoom link is on its way/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Join meeting/ })).toHaveAttribute('href', joinPath(idOf(300)));
  });

  test('leads who may edit the pod to where a link is entered, once Zoom was asked in vain', async () => {
    const pod = open('failed', true);
    expect(await screen.findByText(/Zoom couldn’t create the meeting link/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Enter a link/ })).toHaveAttribute('href', `/pod/edit?p=${pod.id}`);
  });

  test('tells the others that it is known', async () => {
    open('failed', false);
    expect(await screen.findByText(/There’s no meeting link yet/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Enter a link/ })).not.toBeInTheDocument();
  });
});
