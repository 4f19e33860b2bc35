import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { aMembership, idOf } from '../../testing/samples';
import { anna, aPod, aPodMember, aStep, can, me, runnerPermissions } from '../testing/samples';
import { ParticipantPage } from './ParticipantPage';
import { ParticipantsPage } from './ParticipantsPage';
import { AdminRemoveParticipantPage, RemoveParticipantPage } from './RemoveParticipantPage';

const nick = aPodMember({ bio: 'Runs a bakery.' });
const pod = aPod({ can: runnerPermissions });
const here = `p=${pod.id}&u=${nick.userId}`;

const nickStatus = { id: idOf(401), status: 'NotSet' as const, overdue: false, canNudge: true, nudged: false };

const base = () => ({
  getPod: reply(pod),
  listPodMembers: reply([anna, { ...nick, step: { ...nickStatus, status: 'InProgress' as const } }]),
  getLeaderCandidates: reply({ candidates: [], leaderLeaves: false }),
  getMembership: reply(aMembership()),
});

test("staff and leaders see a link to each participant's page; other people see names", async () => {
  fakeApi(base());
  const { unmount } = renderPage(<ParticipantsPage />, { route: `/pod/participants?p=${pod.id}` });
  expect(await screen.findByRole('link', { name: 'Nick Papadopoulos' })).toHaveAttribute(
    'href',
    `/pod/participant?${here}`,
  );
  expect(screen.getByText('Scheduled')).toBeVisible();
  unmount();
  fakeApi({
    ...base(),
    getPod: reply(aPod({ myRole: 'participant', can: can('seeSteps') })),
    listPodSteps: reply([]),
    listPodStepResponses: reply([]),
  });
  renderPage(<ParticipantsPage />, { route: `/pod/participants?p=${pod.id}` });
  await screen.findByText('Nick Papadopoulos');
  expect(screen.queryByRole('link', { name: 'Nick Papadopoulos' })).not.toBeInTheDocument();
});

test("steps that couldn't be loaded show an error next to the names", async () => {
  const getPod = reply(aPod({ can: { ...runnerPermissions, seeSteps: true } }));
  fakeApi({ ...base(), getPod, listPodSteps: refuse(500), listPodStepResponses: reply([]) });
  renderPage(<ParticipantsPage />, { route: `/pod/participants?p=${pod.id}` });
  expect(await screen.findByText('We couldn’t load the Next Tiny Steps')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Nick Papadopoulos' })).toBeVisible();
});

describe('people of the pod', () => {
  const inPod = aPod({ myRole: 'participant', can: can('seeSteps') });
  const nickStep = aStep({
    userId: nick.userId,
    status: 'InProgress',
    goal: 'Bake',
    description: 'Rye bread',
    commitmentDate: 1_800_000_000_000,
  });
  const open = (replies: Parameters<typeof fakeApi>[0] = {}) => {
    const api = fakeApi({
      ...base(),
      getPod: reply(inPod),
      getMyUser: reply(me),
      listPodSteps: reply([nickStep]),
      listPodStepResponses: reply([]),
      ...replies,
    });
    const page = renderPage(<ParticipantsPage />, { route: `/pod/participants?p=${pod.id}` });
    const sent = (operationId: string) => api.sent.filter((one) => one.operationId === operationId);
    return { ...page, api, sent };
  };
  const cheer = { userId: me.id, firstName: 'Mia', lastName: 'Ruiz' };

  test('cheer each other’s steps, and withdraw a cheer', async () => {
    const { user, api, sent } = open({ cheerStep: reply({ done: true }), withdrawCheer: reply({ done: true }) });
    api.replies.listPodStepResponses = reply([]);
    const button = await screen.findByRole('button', { name: 'Cheer Nick’s step', pressed: false });
    api.replies.listPodStepResponses = reply([{ stepId: nickStep.id, cheers: [cheer], comments: [] }]);
    await user.click(button);
    expect(await screen.findByText('👏 Mia Ruiz')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Cheer Nick’s step', pressed: true }));
    await waitFor(() => expect(sent('withdrawCheer')).toHaveLength(1));
    expect(sent('cheerStep')).toHaveLength(1);
  });

  test('comment on each other’s steps; a comment that couldn’t be saved stays in its field', async () => {
    const comment = { id: idOf(700), userId: me.id, firstName: 'Mia', lastName: 'Ruiz', created: 1, canDelete: true };
    const { user, api } = open({ commentOnStep: refuse(409, { detail: 'This step isn’t set any more.' }) });
    await user.click(await screen.findByRole('button', { name: 'Comment on Nick’s step' }));
    await user.type(await screen.findByLabelText('Your comment'), 'Sourdough?');
    await user.click(screen.getByRole('button', { name: 'Send comment' }));
    expect(await screen.findByText('This step isn’t set any more.')).toBeVisible();
    expect(screen.getByLabelText('Your comment')).toHaveValue('Sourdough?');
    api.replies.commentOnStep = reply({ ...comment, text: 'Sourdough?' });
    api.replies.listPodStepResponses = reply([
      { stepId: nickStep.id, cheers: [], comments: [{ ...comment, text: 'Sourdough?' }] },
    ]);
    await user.click(screen.getByRole('button', { name: 'Send comment' }));
    expect(await screen.findByRole('button', { name: '1 comment on Nick’s step' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete (Sourdough?)' })).toBeVisible();
    expect(screen.getByLabelText('Your comment')).toHaveValue('');
  });

  test('report each other, and others’ comments, but not themselves', async () => {
    const step = { goal: 'Rest', description: 'Sleep' };
    const mine = { ...nick, userId: me.id, firstName: 'Mia', lastName: 'Ruiz' };
    const withPhoto = { ...nick, photoId: idOf(80) };
    const comment = { userId: anna.userId, firstName: 'Anna', lastName: 'Lee', created: 1, canDelete: false };
    const comments = [
      { ...comment, id: idOf(700), text: 'Not again.' },
      { ...comment, id: idOf(701), userId: me.id, text: 'Mine.' },
    ];
    const { user, router, address } = open({
      listPodMembers: reply([withPhoto, mine]),
      listPodSteps: reply([{ ...nickStep, ...step, membershipId: pod.membershipId }]),
      listPodStepResponses: reply([{ stepId: nickStep.id, cheers: [], comments }]),
    });
    await user.click(await screen.findByRole('button', { name: '2 comments on Nick’s step' }));
    const link = await screen.findByRole('link', { name: 'Report… (Not again.)' });
    expect(link).toHaveAttribute(
      'href',
      `/report?m=${pod.membershipId}&t=${nickStep.id}&comment=${idOf(700)}` +
        `&return=${encodeURIComponent(`/pod/participants?p=${pod.id}`)}`,
    );
    expect(screen.queryByRole('link', { name: 'Report… (Mine.)' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Actions for Mia Ruiz' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Actions for Nick Papadopoulos' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report…' }));
    await waitFor(() => expect(address()).toMatch(`/report?m=${pod.membershipId}&p=${pod.id}&u=${nick.userId}`));
    expect(router.state.location.state).toEqual({ name: 'Nick Papadopoulos', userId: nick.userId, hasImage: true });
  });

  test('nudge somebody without a step, and see if somebody already has', async () => {
    const withStep = (changes: Partial<typeof nickStatus>) =>
      reply([anna, { ...nick, step: { ...nickStatus, ...changes } }]);
    const { user, api, sent } = open({
      listPodMembers: withStep({}),
      listPodSteps: reply([aStep({ userId: nick.userId })]),
      nudgeStep: reply({ done: true }),
    });
    const nudge = await screen.findByRole('button', { name: 'Nudge Nick to set a step' });
    expect(screen.queryByRole('button', { name: /Cheer/ })).not.toBeInTheDocument();
    api.replies.listPodMembers = withStep({ canNudge: false, nudged: true });
    await user.click(nudge);
    expect(await screen.findByText('Nudged recently')).toBeVisible();
    expect(sent('nudgeStep')).toHaveLength(1);
  });
});

describe('/pod/participant', () => {
  const route = `/pod/participant?${here}`;

  test('the page shows the participant’s name, the status of their step, and the possible actions', async () => {
    fakeApi(base());
    renderPage(<ParticipantPage />, { route });
    expect(await screen.findByRole('heading', { name: 'Nick Papadopoulos' })).toBeVisible();
    expect(screen.getByText('Runs a bakery.')).toBeVisible();
    expect(screen.getByText('Scheduled')).toBeVisible();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const path of ['/pod/participant/assign', '/leader/switch', '/pod/participant/remove']) {
      expect(hrefs).toContain(`${path}?${here}`);
    }
  });

  test('the leader, who is in the pod, can read the step itself, and earlier steps in pages', async () => {
    const previousStep = { userId: nick.userId, goal: 'Bake', commitmentDate: 1_800_000_000_000 };
    const current = aStep({ ...previousStep, status: 'InProgress', description: 'Buy flour' });
    const earlier = [2, 1].map((number) =>
      aStep({ ...previousStep, id: idOf(410 + number), status: 'Done', current: false, description: `Step ${number}` }),
    );
    const mine = aPod({ myRole: 'leader', can: { ...runnerPermissions, seeSteps: true } });
    const { sent } = fakeApi({
      ...base(),
      getPod: reply(mine),
      listPodSteps: ({ url }) => {
        if (url.searchParams.get('current') === 'true') return reply([current]);
        const link = `<${url.pathname}?after=1>; rel="next"`;
        return url.searchParams.has('after') ? reply(earlier.slice(1)) : reply(earlier.slice(0, 1), { Link: link });
      },
    });
    const { user } = renderPage(<ParticipantPage />, { route });
    const [due] = await screen.findAllByText(/^Fri, Jan 15/);
    expect(due).toHaveTextContent(/^Fri, Jan 15, 2027, 8:00 am \(UTC\)$/);
    expect(await screen.findByText('Buy flour')).toBeVisible();
    const previous = within(await screen.findByRole('region', { name: 'Previous steps' }));
    expect(await previous.findByText('Step 2')).toBeVisible();
    await user.click(previous.getByRole('button', { name: 'Show earlier steps' }));
    expect(await previous.findByText('Step 1')).toBeVisible();
    const queries = sent.filter(({ operationId }) => operationId === 'listPodSteps').map(({ url }) => url.searchParams);
    expect(queries.map((params) => [params.get('userId'), params.get('current')])).toEqual([
      [nick.userId, 'true'],
      [nick.userId, 'false'],
      [nick.userId, 'false'],
    ]);
  });

  test.each([
    ['who was asked to assist', false, /hasn’t confirmed yet/, 'Withdraw request'],
    ['who assists', true, /is assistant leader/, 'Unassign assistant leader'],
  ])('%s can be unassigned', async (_who, confirmed, explanation, label) => {
    const assisted = { ...pod, assistantId: nick.userId, assistantName: 'Nick', assistantConfirmed: confirmed };
    fakeApi({
      ...base(),
      getPod: reply(assisted),
      listPodMembers: reply([anna, { ...nick, assistant: confirmed }]),
    });
    renderPage(<ParticipantPage />, { route });
    const section = within(await screen.findByRole('region', { name: 'Assistant leader' }));
    expect(section.getByText(explanation)).toBeVisible();
    expect(section.getByRole('link', { name: label })).toHaveAttribute('href', `/pod/participant/unassign?${here}`);
  });

  test("a step that couldn't be loaded can be retried", async () => {
    const getPod = reply(aPod({ can: { ...runnerPermissions, seeSteps: true } }));
    fakeApi({ ...base(), getPod, listPodSteps: refuse(500) });
    renderPage(<ParticipantPage />, { route });
    const section = within(await screen.findByRole('region', { name: 'Next Tiny Step' }));
    expect(await section.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test("staff who lead the pod may unassign themselves, and other leaders aren't offered it", async () => {
    const leaderPage = `/pod/participant?p=${pod.id}&u=${anna.userId}`;
    const led = aPod({ myRole: 'leader', can: { ...runnerPermissions, demoteLeader: true } });
    fakeApi({ ...base(), getPod: reply(led) });
    const { unmount } = renderPage(<ParticipantPage />, { route: leaderPage });
    expect(await screen.findByRole('link', { name: 'Unassign leader' })).toBeVisible();
    unmount();
    fakeApi({ ...base(), getPod: reply(pod) });
    renderPage(<ParticipantPage />, { route: leaderPage });
    await screen.findByText('Anna leads Early Birds.');
    expect(screen.queryByRole('link', { name: 'Unassign leader' })).not.toBeInTheDocument();
  });

  test('the leader can neither be removed nor asked to assist', async () => {
    fakeApi(base());
    renderPage(<ParticipantPage />, { route: `/pod/participant?p=${pod.id}&u=${anna.userId}` });
    expect(await screen.findByText('Anna leads Early Birds.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Remove|Assign/ })).not.toBeInTheDocument();
  });

  test.each([
    ['who is not in the pod', { ...base(), listPodMembers: reply([anna]) }],
    ['who may not run it', { ...base(), getPod: reply(aPod({ myRole: 'participant' })) }],
    ['a pod that is gone', { ...base(), getPod: refuse(404) }],
  ])('there is no page for %s', async (_what, replies) => {
    fakeApi(replies);
    renderPage(<ParticipantPage />, { route });
    expect(await screen.findByText('Sorry, page not found')).toBeVisible();
  });

  test('without a person in the address the page shows the only participant, or otherwise links to all', async () => {
    fakeApi(base());
    const { unmount } = renderPage(<ParticipantPage />, { route: `/pod/participant?p=${pod.id}` });
    expect(await screen.findByRole('heading', { name: 'Nick Papadopoulos' })).toBeVisible();
    unmount();
    const maya = aPodMember({ userId: idOf(4), firstName: 'Maya', lastName: 'Stone' });
    fakeApi({ ...base(), listPodMembers: reply([anna, nick, maya]) });
    const { address } = renderPage(<ParticipantPage />, { route: `/pod/participant?p=${pod.id}` });
    await waitFor(() => expect(address()).toBe(`/pod/participants?p=${pod.id}`));
  });
});

describe('removing a participant', () => {
  test.each([
    ['/pod/participant/remove', <RemoveParticipantPage key="own" />, `/pod/participants?p=${pod.id}`],
    ['/pods/admin/remove', <AdminRemoveParticipantPage key="admin" />, `/pods/admin?p=${pod.id}`],
  ])('%s shows what is lost and who is notified, removes the person, and returns', async (path, page, next) => {
    const { sent } = fakeApi({ ...base(), removePodMember: reply({ done: true }) });
    const { user, address } = renderPage(page, { route: `${path}?${here}` });
    expect(await screen.findByText(/will lose their place in Early Birds/)).toBeVisible();
    expect(screen.getByText(/says you removed them/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Nick' }));
    await waitFor(() => expect(address()).toBe(next));
    const call = sent.find(({ operationId }) => operationId === 'removePodMember');
    expect(call?.url.pathname).toBe(`/v1/pods/${pod.id}/members/${nick.userId}`);
  });

  test('a refusal shows its reason, and the page stays', async () => {
    fakeApi({ ...base(), removePodMember: refuse(409, { detail: 'A pod’s leader can’t be removed from it.' }) });
    const { user } = renderPage(<RemoveParticipantPage />, { route: `/pod/participant/remove?${here}` });
    await user.click(await screen.findByRole('button', { name: 'Remove Nick' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('can’t be removed');
  });

  test("the leader can't be removed, and the page links to the choice of another one", async () => {
    fakeApi(base());
    renderPage(<RemoveParticipantPage />, { route: `/pod/participant/remove?p=${pod.id}&u=${anna.userId}` });
    expect(await screen.findByRole('link', { name: 'Choose a leader' })).toHaveAttribute(
      'href',
      `/leader/switch?p=${pod.id}`,
    );
  });
});
