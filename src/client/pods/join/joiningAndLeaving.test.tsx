import { screen, waitFor } from '@testing-library/react';
import { fakeApi, pending, refuse, reply } from '../../testing/fakeApi';
import { renderPage, settled } from '../../testing/renderPage';
import { aMembership, idOf } from '../../testing/samples';
import { askedOf, pageOf } from '../testing/podPages';
import { aPod, aWaitlistEntry, can, me, membershipId } from '../testing/samples';
import { ConfirmJoinPodPage } from './ConfirmJoinPodPage';
import { ConfirmJoinWaitlistPage } from './ConfirmJoinWaitlistPage';
import { ConfirmSwitchPage } from './ConfirmSwitchPage';
import { JoinAnotherPodPage } from './JoinAnotherPodPage';
import { LeavePodPage } from './LeavePodPage';
import { SwitchPodPage } from './SwitchPodPage';

const pod = aPod();
const bodyOf = (sent: ReturnType<typeof fakeApi>['sent'], operationId: string) =>
  sent.find((one) => one.operationId === operationId)?.body;

describe('joining', () => {
  const free = aPod({ can: can('join') });
  const route = `/pods/confirm-join-pod?p=${pod.id}`;

  test('the page to join a pod shows what will happen, and opens the pod', async () => {
    const { sent } = fakeApi({ getPod: reply(free), joinPod: reply({ result: 'member', pod: free }) });
    const { user, address } = renderPage(<ConfirmJoinPodPage />, { route });
    expect(await screen.findByRole('heading', { name: 'Join Early Birds' })).toBeInTheDocument();
    expect(screen.getByText(/You’ll take a place in Early Birds/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Join pod' }));
    await waitFor(() => expect(address()).toBe(`/pod?p=${pod.id}`));
    expect(sent.map(({ operationId }) => operationId)).toContain('joinPod');
  });

  test('a user who loses the last seat to somebody else joins the waitlist, and returns to their pods', async () => {
    fakeApi({ getPod: reply(free), joinPod: reply({ result: 'waitlist', position: 3, pod: free }) });
    const { user, address } = renderPage(<ConfirmJoinPodPage />, { route });
    await user.click(await screen.findByRole('button', { name: 'Join pod' }));
    await waitFor(() => expect(address()).toBe('/pods'));
  });

  test("a refusal to join shows the server's message, and can be retried", async () => {
    fakeApi({ getPod: reply(free), joinPod: refuse(409, { detail: 'This pod is paused at the moment.' }) });
    const { user } = renderPage(<ConfirmJoinPodPage />, { route });
    await user.click(await screen.findByRole('button', { name: 'Join pod' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This pod is paused at the moment.');
    expect(screen.getByRole('button', { name: 'Join pod' })).toBeEnabled();
  });

  test('a pod that has become full links to its waitlist', async () => {
    fakeApi({ getPod: reply(aPod({ seatsAvailable: 0, can: can('joinWaitlist') })) });
    const { address } = renderPage(<ConfirmJoinPodPage />, { route });
    await waitFor(() => expect(address()).toBe(`/pods/confirm-join-waitlist?p=${pod.id}`));
  });

  test.each([
    ['to somebody on another waitlist', 2, [aWaitlistEntry({ podId: idOf(201) })], ['waits']],
    ['to somebody on no waitlist', 2, [], []],
    ['to somebody on the waitlist of this pod', 2, [aWaitlistEntry({ podId: pod.id })], []],
    ['when one place is left', 1, [], ['race']],
  ])('the page to join a pod says only what is true: %s', async (_whom, seatsAvailable, waitlists, said) => {
    fakeApi({ getPod: reply({ ...free, seatsAvailable }), listMyWaitlists: reply(waitlists) });
    renderPage(<ConfirmJoinPodPage />, { route });
    await screen.findByRole('heading', { name: 'Join Early Birds' });
    await settled();
    const sentences = { waits: /off the other waitlists/, race: /If the last place goes/ };
    const shown = Object.entries(sentences).filter(([, sentence]) => screen.queryByText(sentence));
    expect(shown.map(([name]) => name)).toEqual(said);
  });

  test('an unknown pod is not found', async () => {
    fakeApi({ getPod: refuse(404) });
    renderPage(<ConfirmJoinPodPage />, { route });
    expect(await screen.findByText('Sorry, page not found')).toBeInTheDocument();
  });
});

test('joining a waitlist sends what the user agrees to if another pod is formed', async () => {
  const full = aPod({ seatsAvailable: 0, waitlist: 2, can: can('joinWaitlist') });
  const { sent } = fakeApi({ getPod: reply(full), joinWaitlist: reply(aWaitlistEntry({ position: 3 })) });
  const { user, address } = renderPage(<ConfirmJoinWaitlistPage />, {
    route: `/pods/confirm-join-waitlist?p=${pod.id}`,
  });
  expect(await screen.findByText('2 people are waiting ahead of you.')).toBeInTheDocument();
  await user.click(screen.getByLabelText(/I’d lead a new pod/));
  await user.click(screen.getByRole('button', { name: 'Join waitlist' }));
  await waitFor(() => expect(address()).toBe('/pods'));
  expect(bodyOf(sent, 'joinWaitlist')).toEqual({ consentJoinNewPod: false, consentToBeNewPodLeader: true });
});

describe('leaving', () => {
  const route = `/pod/leave?p=${pod.id}`;

  test('leaving a pod asks whether to join another', async () => {
    const mine = aPod({ myRole: 'participant', can: can('leave') });
    fakeApi({ getPod: reply(mine), getMembership: reply(aMembership()) });
    const { user, address } = renderPage(<LeavePodPage />, { route });
    await user.click(await screen.findByRole('button', { name: 'Leave pod' }));
    await waitFor(() => expect(address()).toBe(`/pods/join-another?r=${membershipId}`));
  });

  test.each([
    [0, false],
    [1, true],
  ])('with %s people waiting, it shows that the place goes to the next: %s', async (waitlist, isSaid) => {
    const mine = aPod({ myRole: 'participant', waitlist, can: can('leave') });
    fakeApi({ getPod: reply(mine), getMembership: reply(aMembership()) });
    renderPage(<LeavePodPage />, { route });
    expect(await screen.findByText(/You’ll give up your place in Early Birds/)).toBeVisible();
    expect(screen.queryByText(/goes to the next person waiting/) !== null).toBe(isSaid);
  });

  test('the leader of an empty pod deletes it by leaving, after a warning', async () => {
    const mine = aPod({ myRole: 'leader', leaderId: me.id, members: [me.id], can: can('leave') });
    fakeApi({ getPod: reply(mine), getMembership: reply(aMembership()) });
    renderPage(<LeavePodPage />, { route });
    expect(await screen.findByRole('button', { name: 'Leave and delete pod' })).toBeInTheDocument();
    expect(screen.getByText(/deleted, along with its chat messages/)).toBeInTheDocument();
  });

  test("the leader of a pod with members can't leave it", async () => {
    fakeApi({ getPod: reply(aPod({ myRole: 'leader', leaderId: me.id })) });
    renderPage(<LeavePodPage />, { route });
    expect(await screen.findByText(/Hand it over before you leave/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Hand over pod' })).toHaveAttribute('href', `/leader/switch?p=${pod.id}`);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test("after leaving, Yes opens the pods to join, and No opens the user's own pods", () => {
    fakeApi();
    renderPage(<JoinAnotherPodPage />, { route: `/pods/join-another?r=${membershipId}` });
    expect(screen.getByText('Would you like to join another Pod?')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Yes' })).toHaveAttribute('href', `/pods/join?r=${membershipId}`);
    expect(screen.getByRole('link', { name: 'No' })).toHaveAttribute('href', '/pods');
  });
});

describe('switching', () => {
  const from = aPod({ name: 'Lunch Break', myRole: 'participant', members: [me.id], can: can('switch') });
  const to = aPod({ id: idOf(201), name: 'Northern Lights' });
  const route = `/pod/confirm-switch?p=${to.id}`;

  test('switching pods names both pods, and moves the user from one to the other', async () => {
    const { sent } = fakeApi({ getPod: reply(to), listMyPods: reply([from]), switchPod: reply(to) });
    const { user, address } = renderPage(<ConfirmSwitchPage />, { route });
    expect(await screen.findByText('You are moving from Lunch Break to Northern Lights')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Switch pod' }));
    await waitFor(() => expect(address()).toBe('/pods'));
    const call = sent.find(({ operationId }) => operationId === 'switchPod');
    expect(call?.url.pathname).toBe(`/v1/pods/${from.id}/switch`);
    expect(call?.body).toEqual({ toPodId: to.id });
  });

  test('switching requires a pod to switch from', async () => {
    fakeApi({ getPod: reply(to), listMyPods: reply([]) });
    renderPage(<ConfirmSwitchPage />, { route });
    expect(await screen.findByText('You have no pod to switch from')).toBeInTheDocument();
  });

  test('Back after a switch shows which pod the user is in now, rather than none', async () => {
    const before = aPod({ id: idOf(202), name: 'Lunch Break' });
    fakeApi({ getPod: reply(before), listMyPods: reply([aPod({ ...to, myRole: 'participant', can: can('switch') })]) });
    renderPage(<SwitchPodPage />, { route: `/pod/switch?p=${before.id}` });
    expect(await screen.findByRole('heading', { name: 'You’re in Northern Lights' })).toBeInTheDocument();
    expect(screen.queryByText('You have no pod to switch from')).not.toBeInTheDocument();
  });

  test("the pods to switch to are those with a free seat, in the server's order", async () => {
    const other = aPod({ ...to, id: idOf(203), name: 'Owls' });
    const { sent } = fakeApi({ getPod: reply(from), listPods: pageOf([other, to]) });
    renderPage(<SwitchPodPage />, { route: `/pod/switch?p=${from.id}` });
    const options = await screen.findAllByRole('link', { name: /^Switch \(/ });
    expect(options.map(({ textContent }) => textContent)).toEqual(['Switch (Owls)', `Switch (${to.name})`]);
    expect(askedOf(sent)).toEqual([{ filter: 'available', limit: '30' }]);
  });

  test('the page says so if no other pod has a free seat, but not while loading or after a failure', async () => {
    const route = `/pod/switch?p=${from.id}`;
    const { replies } = fakeApi({ getPod: reply(from), listPods: pending });
    const { unmount } = renderPage(<SwitchPodPage />, { route });
    await screen.findByText(/you’re removed from your existing pod/);
    expect(screen.queryByText('No Progress Pods available')).not.toBeInTheDocument();
    unmount();
    replies.listPods = refuse(500);
    const failed = renderPage(<SwitchPodPage />, { route });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('No Progress Pods available')).not.toBeInTheDocument();
    replies.listPods = pageOf([]);
    await failed.user.click(again);
    expect(await screen.findByText('No Progress Pods available')).toBeVisible();
  });
});

test("the question after leaving doesn't name a pod if the page is opened directly", () => {
  fakeApi();
  renderPage(<JoinAnotherPodPage />, { route: '/pods/join-another' });
  expect(screen.getByRole('heading', { name: 'Would you like to join another Pod?' })).toBeInTheDocument();
  expect(screen.queryByText(/You’ve left/)).not.toBeInTheDocument();
});

describe('a link to a pod without its id', () => {
  const pods = [
    aPod({
      id: idOf(201),
      name: 'Early',
      leaderId: idOf(2),
      meetingScheduleId: idOf(301),
      myRole: 'leader',
      can: can('leave'),
    }),
    aPod({
      id: idOf(202),
      name: 'Late',
      leaderId: idOf(3),
      meetingScheduleId: idOf(302),
      myRole: 'participant',
      can: can('leave'),
    }),
  ];

  test.each([
    ['its meeting', `s=${idOf(302)}`],
    ['its leader', `l=${idOf(3)}`],
  ])('opens the pod with %s', async (_, query) => {
    fakeApi({ listMyPods: reply(pods), getMembership: reply(aMembership()) });
    renderPage(<LeavePodPage />, { route: `/pod/leave?${query}` });
    expect(await screen.findByRole('heading', { name: 'Leave Late' })).toBeInTheDocument();
  });

  test('shows the names from the link until the pod has loaded', async () => {
    fakeApi({ getPod: pending });
    renderPage(<LeavePodPage />, { route: `/pod/leave?p=${idOf(201)}&n=${btoa('Early Birds')}&mn=${btoa('Makers')}` });
    expect(await screen.findByRole('heading', { name: 'Early Birds' })).toBeInTheDocument();
    expect(screen.getByText('Makers')).toBeInTheDocument();
  });
});
