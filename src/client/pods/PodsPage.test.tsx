import { screen, waitFor, within } from '@testing-library/react';
import { joinPath } from '../../domain/links';
import { aLeaderPod } from '../meetings/testing/samples';
import { fakeApi, pending, refuse, reply } from '../testing/fakeApi';
import { renderPage, settled } from '../testing/renderPage';
import { aMembership, anOwnedMembership, idOf } from '../testing/samples';
import { PodsPage } from './PodsPage';
import { aMeeting, aPod, aPodOverview, aStep, aWaitlistEntry, can, me, hoursFromNow } from './testing/samples';

const base = () => ({
  getMyUser: reply(me),
  listMyMemberships: reply([aMembership()]),
  getMembership: reply(aMembership()),
  listMyPods: reply([]),
  listMyLeaderPods: reply([]),
  listMyWaitlists: reply([]),
  listMySteps: reply([]),
  listMyChannels: reply([]),
});

test("a pod shows its next meeting and the user's step, with links to both", async () => {
  const pod = aPod({ myRole: 'participant', can: can('seeSteps') });
  const step = aStep({
    status: 'InProgress',
    goal: 'Write',
    description: 'One page',
    commitmentDate: hoursFromNow(40) * 1000,
  });
  fakeApi({ ...base(), listMyPods: reply([pod]), listMySteps: reply([step]) });
  renderPage(<PodsPage />, { route: '/pods' });
  expect(await screen.findByRole('link', { name: 'Early Birds' })).toHaveAttribute('href', `/pod?p=${pod.id}`);
  expect(screen.getByText('in 2 days', { exact: false })).toBeInTheDocument();
  expect(await screen.findByText('One page')).toBeInTheDocument();
  expect(screen.getByText('Scheduled')).toBeInTheDocument();
});

test("cards of pods, waitlists and leader meetings show their membership's logo without a further call", async () => {
  const branded = aMembership({ hasLogo: true, logoVersion: 'v1' });
  const { sent } = fakeApi({
    ...base(),
    listMyMemberships: { ...reply([branded]), delay: 300 },
    listMyPods: reply([aPod({ myRole: 'participant' })]),
    listMyLeaderPods: reply([aLeaderPod()]),
    listMyWaitlists: reply([aWaitlistEntry()]),
  });
  const { container } = renderPage(<PodsPage />, { route: '/pods' });
  await screen.findByRole('region', { name: 'My Waitlists' });
  await waitFor(() => expect(container.querySelectorAll('img[src$="/logo?v=v1"]')).toHaveLength(3));
  expect(sent.filter(({ operationId }) => operationId === 'getMembership')).toEqual([]);
});

test('an attendee can join a meeting from 15 minutes before its start', async () => {
  const now = Math.floor(Date.now() / 1000);
  const meeting = aMeeting({ nextMeeting: now + 14 * 60, can: { join: true } });
  fakeApi({ ...base(), listMyPods: reply([aPod({ scheduledMeeting: meeting })]) });
  renderPage(<PodsPage />, { route: '/pods' });
  expect(await screen.findByRole('link', { name: /Join meeting/ })).toHaveAttribute('href', joinPath(meeting.id));
});

test("a meeting can't be joined an hour before its start", async () => {
  const meeting = aMeeting({ nextMeeting: hoursFromNow(1), thirdPartyMeetingLink: 'https://meet.example.com/early' });
  fakeApi({ ...base(), listMyPods: reply([aPod({ scheduledMeeting: meeting })]) });
  renderPage(<PodsPage />, { route: '/pods' });
  await screen.findByRole('link', { name: 'Early Birds' });
  expect(screen.queryByRole('link', { name: /Join meeting/ })).not.toBeInTheDocument();
});

test('a meeting whose Zoom link failed links staff and leaders to the link field, wherever it shows', async () => {
  const withoutLink = aMeeting({
    nextMeeting: hoursFromNow(1),
    thirdPartyMeetingLink: undefined,
    linkState: 'missing',
  });
  const pod = aPod({ myRole: 'leader', can: can('edit'), scheduledMeeting: withoutLink });
  fakeApi({ ...base(), listMyPods: reply([pod]), listMyLeaderPods: reply([aLeaderPod()]) });
  renderPage(<PodsPage />, { route: '/pods' });
  const links = await screen.findAllByRole('link', { name: 'Enter a link (Early Birds)' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill(`/pod/edit?p=${pod.id}`));
});

test("a waitlist shows the user's position", async () => {
  fakeApi({ ...base(), listMyWaitlists: reply([aWaitlistEntry({ position: 2 })]) });
  renderPage(<PodsPage />, { route: '/pods' });
  const section = await screen.findByRole('region', { name: 'My Waitlists' });
  expect(within(section).getByText('You are 2nd in the queue')).toBeInTheDocument();
});

test('users with the permission can add or join a pod from the page', async () => {
  const both = aMembership({ can: { ...aMembership().can, addPod: true, joinPod: true } });
  fakeApi({ ...base(), listMyMemberships: reply([both]) });
  renderPage(<PodsPage />, { route: '/pods' });
  expect(await screen.findByRole('link', { name: 'Add Pod' })).toHaveAttribute('href', `/pods/add?m=${both.id}`);
  expect(screen.getByRole('link', { name: 'Join Pod' })).toHaveAttribute('href', `/pods/join?r=${both.id}`);
});

test('a participant gets no offer to add or join a pod', async () => {
  fakeApi({ ...base(), listMyPods: reply([aPod({ myRole: 'participant' })]) });
  renderPage(<PodsPage />, { route: '/pods' });
  await screen.findByRole('link', { name: 'Early Birds' });
  expect(screen.queryByRole('link', { name: 'Add Pod' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Join Pod' })).not.toBeInTheDocument();
});

test('the soonest of several meetings comes first', async () => {
  const later = aPod();
  const sooner = aPod({
    id: idOf(201),
    name: 'Tuesday Table',
    scheduledMeeting: aMeeting({ nextMeeting: hoursFromNow(3) }),
  });
  fakeApi({ ...base(), listMyPods: reply([later, sooner]) });
  renderPage(<PodsPage />, { route: '/pods' });
  const next = await screen.findByRole('region', { name: 'Next up' });
  expect(within(next).getByRole('link', { name: 'Tuesday Table' })).toHaveAttribute('href', `/pod?p=${sooner.id}`);
});

test('a leader meeting that comes first links to its own page', async () => {
  const meeting = aLeaderPod({ scheduledMeeting: aMeeting({ nextMeeting: hoursFromNow(3) }) });
  fakeApi({ ...base(), listMyPods: reply([aPod()]), listMyLeaderPods: reply([meeting]) });
  renderPage(<PodsPage />, { route: '/pods' });
  const next = await screen.findByRole('region', { name: 'Next up' });
  expect(within(next).getByRole('link', { name: meeting.name })).toHaveAttribute('href', `/leader-pod?d=${meeting.id}`);
});

test("pods that couldn't be loaded can be retried, and don't look like an empty list", async () => {
  fakeApi({ ...base(), listMyPods: refuse(500) });
  renderPage(<PodsPage />, { route: '/pods' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.queryByText('You’re not in a pod yet')).not.toBeInTheDocument();
});

describe('the pods of one membership', () => {
  const route = `/pods?m=${idOf(100)}`;
  const other = aMembership({ id: idOf(101), name: 'Slow Leaders' });
  const here = aPod({ myRole: 'participant' });
  const elsewhere = aPod({ id: idOf(202), name: 'Night Owls', membershipId: other.id, myRole: 'participant' });

  test('the membership in the address filters the page, and the user can change it on the page', async () => {
    fakeApi({
      ...base(),
      listMyMemberships: reply([aMembership(), other]),
      getMembership: ({ url }) => reply(url.pathname.endsWith(other.id) ? other : aMembership()),
      listMyPods: reply([here, elsewhere]),
    });
    const { user, address } = renderPage(<PodsPage />, { route: `/pods?m=${other.id}` });
    const mine = within(await screen.findByRole('region', { name: 'My Progress Pods' }));
    expect(await mine.findByRole('link', { name: 'Night Owls' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Early Birds' })).not.toBeInTheDocument();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Membership' }), 'All memberships');
    expect(address()).toBe('/pods');
    expect(await mine.findByRole('link', { name: 'Early Birds' })).toBeInTheDocument();
  });

  test('a user who runs several memberships sees the pods of each, without choosing a membership first', async () => {
    const memberships = [anOwnedMembership(), anOwnedMembership({ id: idOf(110), name: 'Slow Steps Circle' })];
    fakeApi({ ...base(), listMyMemberships: reply(memberships), listPodOverview: reply([aPodOverview()]) });
    renderPage(<PodsPage />, { route: '/pods' });
    for (const { name } of memberships) {
      const all = within(await screen.findByRole('region', { name: `All pods of ${name}` }));
      expect(await all.findByRole('link', { name: 'Manage (Early Birds)' })).toBeVisible();
    }
  });

  test('users who don’t run the membership see only their own pods', async () => {
    const { sent } = fakeApi({ ...base(), listMyPods: reply([here]) });
    renderPage(<PodsPage />, { route: `/pods?m=${idOf(100)}` });
    await screen.findByRole('link', { name: 'Early Birds' });
    expect(screen.queryByRole('region', { name: 'All pods' })).not.toBeInTheDocument();
    expect(sent.map(({ operationId }) => operationId)).not.toContain('listPodOverview');
  });

  test('an unknown membership is not found', async () => {
    fakeApi({ ...base(), getMembership: refuse(404) });
    renderPage(<PodsPage />, { route: `/pods?m=${idOf(100)}` });
    expect(await screen.findByText('Sorry, page not found')).toBeInTheDocument();
  });

  test("a membership that couldn't be loaded can be retried, so that its pods aren't silently missing", async () => {
    const { user } = { ...fakeApi({ ...base(), getMembership: refuse(500) }), ...renderPage(<PodsPage />, { route }) };
    const again = await screen.findByRole('button', { name: 'Try again' });
    fakeApi({ ...base(), getMembership: reply(anOwnedMembership()), listPodOverview: reply([aPodOverview()]) });
    await user.click(again);
    expect(await screen.findByRole('region', { name: 'All pods' })).toBeInTheDocument();
  });

  test('the leader meetings of one membership link to its list', async () => {
    fakeApi({ ...base(), listMyLeaderPods: reply([aLeaderPod()]) });
    renderPage(<PodsPage />, { route });
    const all = await screen.findByRole('link', { name: 'All leader meetings' });
    expect(all).toHaveAttribute('href', `/leader-pods?m=${idOf(100)}`);
  });

  test('a membership without pods offers adding the first', async () => {
    fakeApi({ ...base(), getMembership: reply(anOwnedMembership()), listPodOverview: reply([]) });
    renderPage(<PodsPage />, { route: `/pods?m=${idOf(100)}` });
    expect(await screen.findByRole('link', { name: 'Add your first pod' })).toHaveAttribute(
      'href',
      `/pods/add?m=${idOf(100)}`,
    );
  });
});

test('the list of one membership’s pods waits for the membership’s name, which would push it down', async () => {
  const membership = aMembership();
  const api = fakeApi({ ...base(), listMyPods: reply([aPod({ myRole: 'participant' })]), getMembership: pending });
  renderPage(<PodsPage />, { route: `/pods?m=${membership.id}` });
  await waitFor(() => expect(api.sent.map(({ operationId }) => operationId)).toContain('listMyWaitlists'));
  await settled();
  expect(screen.queryByRole('link', { name: 'Early Birds' })).not.toBeInTheDocument();
});
