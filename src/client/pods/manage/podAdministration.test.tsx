import { screen, waitFor, within } from '@testing-library/react';
import type { LeaderCandidate, LeaderTransfer, PodMember } from '../../../contract/entities.gen';
import { blockPath, pathTo, paths, reportPersonPath } from '../../../domain/links';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { aMembership, idOf } from '../../testing/samples';
import { anna, aPod, aPodMember, membershipId, runnerPermissions } from '../testing/samples';
import { ManagePodPage } from './ManagePodPage';
import { PodAdministrationPage } from './PodAdministrationPage';
import { RemoveLeaderPage } from './RemoveLeaderPage';

const nick = aPodMember();
const maya = aPodMember({ userId: idOf(4), firstName: 'Maya', lastName: 'Stone' });
const pod = aPod({ can: runnerPermissions });
const empty = aPod({ members: [anna.userId], can: { ...runnerPermissions, delete: true } });

const candidateOf = ({ userId, firstName, lastName }: typeof nick): LeaderCandidate => ({
  userId,
  firstName,
  lastName,
  inPod: true,
  leaderStatus: 'NONE',
});
const choiceOf = (...candidates: LeaderCandidate[]) => reply({ candidates, leaderLeaves: false });

describe('/pods/admin', () => {
  const route = `/pods/admin?p=${pod.id}`;
  const rowOf = async (name: string) => {
    const row = (await screen.findByText(name)).closest('li');
    return within(row!);
  };
  type Page = ReturnType<typeof renderPage>;
  const actsOn = async ({ user }: Page, name: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    const items = await screen.findAllByRole('menuitem');
    const acts = items.map((item) => [item.textContent, item.getAttribute('href')] as const);
    await user.keyboard('{Escape}');
    return Object.fromEntries(acts);
  };

  test('the leader has a badge, and each member can be removed or made leader, from their menu', async () => {
    fakeApi({
      getPod: reply(pod),
      listPodMembers: reply([anna, nick]),
      getLeaderCandidates: choiceOf(candidateOf(nick)),
    });
    const back = pathTo(paths.podParticipants, { pod: pod.id });
    const reportOf = ({ userId }: PodMember) =>
      reportPersonPath({
        membershipId: pod.membershipId,
        userId,
        podId: pod.id,
        back,
      });
    const blockOf = ({ userId }: PodMember) => blockPath({ userId, back });
    const page = renderPage(<PodAdministrationPage />, { route });
    expect((await rowOf('Anna Lindqvist')).getByText('Leader')).toBeVisible();
    expect(await actsOn(page, 'Anna Lindqvist')).toEqual({
      Open: `/pod/participant?p=${pod.id}&u=${anna.userId}`,
      'Make someone else leader': `/leader/switch?p=${pod.id}`,
      'Report…': reportOf(anna),
      'Block…': blockOf(anna),
    });
    const here = `p=${pod.id}&u=${nick.userId}`;
    expect(await actsOn(page, 'Nick Papadopoulos')).toEqual({
      Open: `/pod/participant?${here}`,
      'Make leader': `/leader/switch?${here}`,
      'Assign assistant leader': `/pod/participant/assign?${here}`,
      'Report…': reportOf(nick),
      'Block…': blockOf(nick),
      'Remove from pod': `/pods/admin/remove?${here}`,
    });
  });

  test('an assistant can be unassigned, and a request to assist withdrawn', async () => {
    const asked = aPod({ can: runnerPermissions, assistantId: nick.userId });
    const replies = { getPod: reply(asked), getLeaderCandidates: choiceOf() };
    fakeApi({ ...replies, listPodMembers: reply([anna, { ...nick, assistant: true }]) });
    const page = renderPage(<PodAdministrationPage />, { route });
    expect(await actsOn(page, 'Nick Papadopoulos')).toHaveProperty('Unassign assistant leader');
    page.unmount();
    fakeApi({ ...replies, listPodMembers: reply([anna, nick]) });
    expect(await actsOn(renderPage(<PodAdministrationPage />, { route }), 'Nick Papadopoulos')).toHaveProperty(
      'Withdraw request',
    );
  });

  test('leaders of another pod are marked, and can’t be asked to lead', async () => {
    const leads = { ...candidateOf(nick), leadsPodName: 'Night Owls' };
    fakeApi({
      getPod: reply(pod),
      listPodMembers: reply([anna, nick, maya]),
      getLeaderCandidates: choiceOf(leads, candidateOf(maya)),
    });
    const page = renderPage(<PodAdministrationPage />, { route });
    expect(await screen.findByText('(Leader of Night Owls Pod)')).toBeVisible();
    expect(await actsOn(page, 'Nick Papadopoulos')).not.toHaveProperty('Make leader');
    expect(await actsOn(page, 'Maya Stone')).toHaveProperty('Make leader');
  });

  test('a candidate who has been asked is marked, and a person who can’t be asked has no button to ask them', async () => {
    const openTransfer: LeaderTransfer = {
      id: idOf(700),
      podId: pod.id,
      podName: pod.name,
      membershipId,
      membershipName: pod.membershipName,
      participantId: maya.userId,
      participantName: 'Maya Stone',
      leaderLeaves: false,
      state: 'open',
      created: 1_700_000_000_000,
      expires: 1_701_209_600_000,
    };
    fakeApi({
      getPod: reply(pod),
      listPodMembers: reply([anna, nick, maya]),
      getLeaderCandidates: reply({ candidates: [candidateOf(maya)], leaderLeaves: false, openTransfer }),
    });
    const page = renderPage(<PodAdministrationPage />, { route });
    expect((await rowOf('Maya Stone')).getByText('Asked to lead')).toBeVisible();
    expect(await actsOn(page, 'Maya Stone')).not.toHaveProperty('Make leader');
    expect(await actsOn(page, 'Nick Papadopoulos')).not.toHaveProperty('Make leader');
  });

  test('while the candidates couldn’t be loaded, nobody can be asked to lead, and everything else can be done', async () => {
    fakeApi({ getPod: reply(pod), listPodMembers: reply([anna, nick]), getLeaderCandidates: refuse(500) });
    const page = renderPage(<PodAdministrationPage />, { route });
    expect(await screen.findByText('We couldn’t load who can lead')).toBeVisible();
    const acts = await actsOn(page, 'Nick Papadopoulos');
    expect(acts).toHaveProperty('Remove from pod');
    expect(acts).not.toHaveProperty('Make leader');
  });

  test('the tabs for managing a pod are links with addresses of their own', async () => {
    fakeApi({ getPod: reply(pod), listPodMembers: reply([anna]), getLeaderCandidates: choiceOf() });
    renderPage(<PodAdministrationPage />, { route });
    const tabs = within(await screen.findByRole('navigation', { name: `Manage ${pod.name}` }));
    expect(
      tabs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent]),
    ).toEqual([
      ['People', route, 'page'],
      ['Pod and meeting', `/pod/edit?p=${pod.id}`, null],
      ['Leaders', `/pod/admin?p=${pod.id}`, null],
    ]);
  });

  test('the leader can be removed only if the pod has no members', async () => {
    fakeApi({ getPod: reply(empty), listPodMembers: reply([anna]), getLeaderCandidates: choiceOf() });
    const page = renderPage(<PodAdministrationPage />, { route });
    expect(await actsOn(page, 'Anna Lindqvist')).toMatchObject({
      'Remove & delete Pod': `/pods/admin/remove-leader?p=${pod.id}`,
    });
  });

  test('a pod without a leader can be given one', async () => {
    fakeApi({
      getPod: reply(aPod({ leaderId: undefined, can: runnerPermissions })),
      listPodMembers: reply([nick]),
      getLeaderCandidates: choiceOf(),
    });
    renderPage(<PodAdministrationPage />, { route });
    expect(await screen.findByRole('link', { name: 'Choose a leader' })).toHaveAttribute(
      'href',
      `/leader/switch?p=${pod.id}`,
    );
  });

  test("a list of people that couldn't be loaded can be retried, and users without permission get ‘not found’", async () => {
    fakeApi({ getPod: reply(pod), listPodMembers: refuse(500) });
    const { unmount } = renderPage(<PodAdministrationPage />, { route });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    unmount();
    fakeApi({ getPod: reply(aPod()) });
    renderPage(<PodAdministrationPage />, { route });
    expect(await screen.findByText('Sorry, page not found')).toBeVisible();
  });
});

describe('/pods/admin/remove-leader', () => {
  const route = `/pods/admin/remove-leader?p=${pod.id}`;

  test('shows what is lost and who is mailed, deletes the pod, and opens the membership’s pods', async () => {
    const { sent } = fakeApi({ getPod: reply({ ...empty, waitlist: 2 }) });
    const { user, address } = renderPage(<RemoveLeaderPage />, { route });
    expect(await screen.findByText(/Its chat messages and Next Tiny Steps will be deleted too/)).toBeVisible();
    expect(screen.getByText(/We’ll email Anna Lindqvist their steps/)).toBeVisible();
    expect(screen.getByText('We’ll tell the 2 people on its waitlist.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove & delete Pod' }));
    await waitFor(() => expect(address()).toBe(`/pods?m=${membershipId}`));
    expect(sent.map(({ operationId }) => operationId)).toContain('deletePod');
  });

  test("a pod with members isn't deleted, and the page links to them", async () => {
    fakeApi({ getPod: reply(pod) });
    renderPage(<RemoveLeaderPage />, { route });
    expect(await screen.findByRole('heading', { name: 'This pod still has members' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See who’s in it' })).toHaveAttribute('href', `/pods/admin?p=${pod.id}`);
  });

  test('a refusal shows its reason, and the page stays', async () => {
    fakeApi({ getPod: reply(empty), deletePod: refuse(409, { detail: 'This pod still has members.' }) });
    const { user, address } = renderPage(<RemoveLeaderPage />, { route });
    await user.click(await screen.findByRole('button', { name: 'Remove & delete Pod' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This pod still has members.');
    expect(address()).toBe(route);
  });
});

describe('/pod/admin', () => {
  const route = `/pod/admin?p=${pod.id}`;
  const assisted = { ...pod, assistantId: nick.userId, assistantName: 'Nick Papadopoulos', assistantConfirmed: true };
  const named = { podId: pod.id, podName: pod.name, membershipName: pod.membershipName };
  const assistant = { ...named, assistantId: nick.userId, assistantName: 'Nick Papadopoulos', confirmed: true };
  const links = { meetingLink: 'https://meet.example.com/nick', originalMeetingLink: 'https://meet.example.com/pod' };

  test('staff see the pod’s people, its assistant with both links, and its leader', async () => {
    fakeApi({
      getPod: reply({ ...assisted, can: { ...runnerPermissions, demoteLeader: true } }),
      getMembership: reply(aMembership()),
      getAssistantLeader: reply({ ...assistant, ...links }),
    });
    renderPage(<ManagePodPage />, { route });
    const section = within(await screen.findByRole('region', { name: 'Assistant leader' }));
    expect(await section.findByText(links.meetingLink)).toBeVisible();
    expect(section.getByText(links.originalMeetingLink)).toBeVisible();
    expect(section.getByRole('link', { name: 'Unassign assistant leader' })).toHaveAttribute(
      'href',
      `/pod/participant/unassign?p=${pod.id}&u=${nick.userId}`,
    );
    expect(screen.getByRole('link', { name: 'Unassign leader' })).toHaveAttribute(
      'href',
      `/leader/demote?m=${membershipId}&l=${anna.userId}`,
    );
    expect(screen.queryByRole('link', { name: 'Remove & delete Pod' })).not.toBeInTheDocument();
  });

  test('a pod without an assistant links to the participants, so that one can be chosen', async () => {
    fakeApi({ getPod: reply(pod), getAssistantLeader: reply({ ...named, confirmed: false }) });
    renderPage(<ManagePodPage />, { route });
    expect(await screen.findByRole('link', { name: 'Choose an assistant leader' })).toHaveAttribute(
      'href',
      `/pod/participants?p=${pod.id}`,
    );
  });

  test("a leader can't unassign themselves or delete the pod on this page", async () => {
    fakeApi({ getPod: reply({ ...pod, myRole: 'leader' }), getAssistantLeader: reply({ ...named, confirmed: false }) });
    renderPage(<ManagePodPage />, { route });
    expect(await screen.findByRole('link', { name: 'Make someone else leader' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Unassign leader' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Delete pod' })).not.toBeInTheDocument();
  });

  test('staff who lead the pod may unassign themselves and delete it, as the server allows', async () => {
    const led = aPod({ myRole: 'leader', can: { ...runnerPermissions, demoteLeader: true, delete: true } });
    fakeApi({ getPod: reply(led), getAssistantLeader: reply({ ...named, confirmed: false }) });
    renderPage(<ManagePodPage />, { route });
    expect(await screen.findByRole('link', { name: 'Unassign leader' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Remove & delete Pod' })).toBeVisible();
  });
});
