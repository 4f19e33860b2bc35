import { screen, waitFor, within } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { aPod, me } from '../../pods/testing/samples';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { ToastsAndDialogs } from '../../ui/messages/ToastsAndDialogs';
import { aMember, membership } from '../testing/samples';
import { MemberBioPage } from './MemberBioPage';
import { MemberPage } from './MemberPage';
import { RemoveMemberPage } from './RemoveMemberPage';

const anna = aMember(1);
const query = `?m=${membership.id}&u=${anna.userId}`;

const pages = { '/member': MemberPage, '/member/remove': RemoveMemberPage, '/bio': MemberBioPage };

function open(path: keyof typeof pages, replies: Parameters<typeof fakeApi>[0] = {}, search = query) {
  const api = fakeApi({ getMembership: reply(membership), listMembers: reply([anna]), ...replies });
  const Page = pages[path];
  const routes = [
    { path, element: <Page /> },
    { path: '*', element: null },
  ];
  const layout = (
    <>
      <Outlet />
      <ToastsAndDialogs />
    </>
  );
  const sentOf = (id: string) => api.sent.filter(({ operationId }) => operationId === id);
  return { ...renderPage([{ element: layout, children: routes }], { route: path + search }), ...api, sentOf };
}

describe('/member', () => {
  test('shows the person named in the address with their email, pods and times', async () => {
    const lastActive = Math.floor(Date.now() / 1000) - 300;
    const podId = aPod().id;
    const person = { ...anna, lastActive, podId, podName: 'Larks', assistant: true };
    const { sentOf } = open('/member', { listMembers: reply([person]) });
    expect(await screen.findByRole('heading', { name: 'Anna Lee', level: 1 })).toBeVisible();
    expect(sentOf('listMembers')[0]?.url.searchParams.get('userId')).toBe(anna.userId);
    for (const text of ['anna1@example.com', '5 minutes ago', 'Draws maps.', 'Assistant leader'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Larks' })).toHaveAttribute('href', `/pod?p=${podId}`);
  });

  test('shows the reference by which another program knows the person, if there is one', async () => {
    const { unmount } = open('/member', { listMembers: reply([{ ...anna, externalRef: 'cus_8841' }]) });
    const label = await screen.findByText('Reference', { selector: 'dt' });
    expect(label.nextElementSibling).toHaveTextContent('cus_8841');
    unmount();
    open('/member');
    expect(await screen.findByText('Joined')).toBeVisible();
    expect(screen.queryByText('Reference')).not.toBeInTheDocument();
  });

  test.each([
    ['nobody of this membership', query, reply([])],
    ['an id that is none', `?m=${membership.id}&u=anna`, reply([anna])],
  ])('%s is not found', async (_, search, listMembers) => {
    open('/member', { listMembers }, search);
    expect(await screen.findByText('Sorry, page not found')).toBeVisible();
  });

  test('without a person in the address, the page links to the list', async () => {
    const { address } = open('/member', {}, `?m=${membership.id}`);
    await waitFor(() => expect(address()).toBe(`/members?m=${membership.id}`));
  });

  test('a leader can be unassigned, and until then be given only statuses that allow leading', async () => {
    const leader = {
      leader: true,
      leaderOfPodId: aPod().id,
      leaderOfPodName: 'Owls',
      leaderStatus: 'SIGNED_OFF' as const,
    };
    open('/member', { listMembers: reply([{ ...anna, ...leader }]) });
    expect(await screen.findByRole('link', { name: 'Unassign leader' })).toHaveAttribute(
      'href',
      `/leader/demote?m=${membership.id}&l=${anna.userId}`,
    );
    const options = within(screen.getByLabelText('Status')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Approved, training not confirmed yet',
      'Trained, can lead',
    ]);
    expect(screen.getByText(/Anna leads a pod, so you can only choose a status that allows it/)).toBeVisible();
  });

  test('the leader status can be set, after an explanation', async () => {
    const { user, sentOf } = open('/member', { setLeaderStatus: reply({ ...anna, leaderStatus: 'APPROVED' }) });
    await user.selectOptions(await screen.findByLabelText('Status'), 'Approved, training not confirmed yet');
    expect(screen.getByText(/Needs to confirm the leader training.*We’ll tell Anna/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    expect(await screen.findByText('Anna Lee: Approved, training not confirmed yet')).toBeVisible();
    expect(sentOf('setLeaderStatus')[0]?.body).toEqual({ status: 'APPROVED' });
  });

  test.each([
    ['Declined', 'DECLINED'],
    ['Approved, training not confirmed yet', 'APPROVED'],
  ] as const)('the answer "%s" to an application can be undone', async (choice, leaderStatus) => {
    const applicant = { ...anna, leaderStatus: 'PENDING_APPROVAL' as const };
    const answered = { ...anna, leaderStatus };
    const { user, replies, sentOf } = open('/member', {
      listMembers: reply([applicant]),
      setLeaderStatus: reply(answered),
    });
    await user.selectOptions(await screen.findByLabelText('Status'), choice);
    const asking = () => within(screen.getByLabelText('Status')).queryByRole('option', { name: 'Applied to lead' });
    expect(asking()).toBeInTheDocument();
    replies.listMembers = reply([answered]);
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(asking()).not.toBeInTheDocument());
    replies.listMembers = reply([applicant]);
    await user.click(undo);
    await waitFor(() => expect(screen.getByLabelText('Status')).toHaveValue('PENDING_APPROVAL'));
    expect(sentOf('reopenApplication')[0]?.url.searchParams.get('answer')).toBe(leaderStatus);
  });

  test('a refused status shows why, and stays selected', async () => {
    const detail = 'Anna Lee leads a pod. Unassign them from it first.';
    const { user } = open('/member', { setLeaderStatus: refuse(409, { detail }) });
    await user.selectOptions(await screen.findByLabelText('Status'), 'Declined');
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.getByLabelText('Status')).toHaveDisplayValue('Declined');
  });

  test('disabling asks for confirmation, shows what is lost, and can be cancelled', async () => {
    const { user, sentOf } = open('/member', { disableMember: reply({ ...anna, disabled: true }) });
    await user.click(await screen.findByRole('button', { name: 'Disable' }));
    expect(await screen.findByText(/will lose access to Small Steps Circle/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(sentOf('disableMember')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Disable' }));
    await user.click(await screen.findByRole('button', { name: 'Disable Anna' }));
    expect(await screen.findByText('Anna Lee has been disabled')).toBeVisible();
    expect(sentOf('disableMember')).toHaveLength(1);
  });

  test('a login link is sent at once, and one too many shows the limit', async () => {
    const { user, replies, sentOf } = open('/member');
    await user.click(await screen.findByRole('button', { name: 'Email a login link' }));
    expect(await screen.findByText('A login link is on its way to Anna Lee')).toBeVisible();
    expect(sentOf('sendLoginLink')[0]?.url.pathname).toContain(anna.id);
    replies.sendLoginLink = refuse(429, { detail: 'Too many attempts.' });
    await user.click(screen.getByRole('button', { name: 'Email a login link' }));
    expect(await screen.findByText('Too many attempts.')).toBeVisible();
  });

  test('enabling is immediate', async () => {
    const { user } = open('/member', {
      listMembers: reply([{ ...anna, disabled: true }]),
      enableMember: reply(anna),
    });
    await user.click(await screen.findByRole('button', { name: 'Enable' }));
    expect(await screen.findByText('Anna Lee has been enabled')).toBeVisible();
  });

  test("staff's access and email can't be changed here", async () => {
    open('/member', { listMembers: reply([{ ...anna, staffRole: 'admin' }]) });
    expect(await screen.findByText(/As admin of the business, Anna always has access/)).toBeVisible();
    expect(screen.getByText('Owners and admins change their own email.')).toBeVisible();
    for (const name of ['Disable', 'Change email'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});

describe('changing the email of a member', () => {
  async function dialog(changeMemberEmail: NonNullable<Parameters<typeof fakeApi>[0]>['changeMemberEmail']) {
    const page = open('/member', { changeMemberEmail });
    await page.user.click(await screen.findByRole('button', { name: 'Change email' }));
    const field = await screen.findByLabelText('New email');
    const verify = () => page.user.click(screen.getByRole('button', { name: 'Verify' }));
    return { ...page, field, verify };
  }

  test('an invalid address shows the reason next to its field', async () => {
    const { user, field, verify } = await dialog(reply({ done: true }));
    await verify();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Email is required/));
    await user.type(field, 'anna');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Email address is invalid/));
  });

  test('once the link has been sent, the page shows the address, and the button becomes Close', async () => {
    const { user, field, verify, sentOf } = await dialog(reply({ done: true }));
    await user.type(field, 'new@example.com');
    await verify();
    expect(await screen.findByText("We've sent a verification link to new@example.com.")).toBeVisible();
    expect(sentOf('changeMemberEmail')[0]?.body).toEqual({ newEmail: 'new@example.com' });
    await user.click(within(screen.getByRole('dialog')).getByText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test.each([
    [
      'in its words when it explains',
      refuse(409, { detail: 'This person also belongs to another business.' }),
      'This person also belongs to another business.',
    ],
    [
      'in our own when it does not',
      () => {
        throw new TypeError('Failed to fetch');
      },
      'Something went wrong. Please try again later',
    ],
  ])("the server's refusal shows %s, and what was typed stays", async (_, answer, sentence) => {
    const { user, field, verify } = await dialog(answer);
    await user.type(field, 'new@example.com');
    await verify();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(field).toHaveValue('new@example.com');
  });
});

describe('/member/remove', () => {
  test('shows what is lost and who is notified, and returns to the list', async () => {
    const { user, address, sentOf } = open('/member/remove', { removeMember: reply({ done: true }) });
    expect(await screen.findByRole('heading', { name: 'Remove Anna Lee?' })).toBeVisible();
    expect(screen.getByText(/We’ll email them/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Anna' }));
    await waitFor(() => expect(address()).toBe(`/members?m=${membership.id}`));
    expect(await screen.findByText('Anna Lee is no longer a member')).toBeVisible();
    expect(sentOf('removeMember')[0]?.url.pathname).toContain(anna.id);
  });

  test.each([
    [
      'an admin keeps access and is told',
      { staffRole: 'admin' as const },
      /keeps access to it as admin of/,
      /We’ll email them/,
    ],
    [
      'the owner keeps access and is told',
      { staffRole: 'owner' as const },
      /keeps access to it as owner of/,
      /We’ll email them/,
    ],
    ['who is disabled is not told', { disabled: true }, /Anna, who is disabled, will no longer/, /We won’t email them/],
  ])('the page states that %s', async (_, changes, access, told) => {
    open('/member/remove', { listMembers: reply([{ ...anna, ...changes }]) });
    expect(await screen.findByText(access)).toBeVisible();
    expect(screen.getByText(told)).toBeVisible();
    expect(screen.queryByText(/will lose access/)).not.toBeInTheDocument();
  });

  test("the leader of a pod with members can't be removed, with a link to choose another leader", async () => {
    const pod = aPod({ members: [anna.userId, aMember(2).userId] });
    const leader = { ...anna, leader: true, leaderOfPodId: pod.id, leaderOfPodName: pod.name };
    open('/member/remove', { listMembers: reply([leader]), getPod: reply(pod) });
    expect(await screen.findByText(/which has members. Choose another leader first/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a leader' })).toHaveAttribute('href', `/leader/switch?p=${pod.id}`);
    expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  });

  test('the page names a pod that will be deleted with its only leader', async () => {
    const pod = aPod({ name: 'Owls', members: [anna.userId] });
    const leader = { ...anna, leader: true, leaderOfPodId: pod.id, leaderOfPodName: pod.name };
    open('/member/remove', { listMembers: reply([leader]), getPod: reply(pod) });
    expect(await screen.findByText('Owls, which they lead and nobody else is in, will be deleted.')).toBeVisible();
  });

  test('a refusal shows, and the page stays', async () => {
    const { user, address } = open('/member/remove', { removeMember: refuse(409, { detail: 'Not now.' }) });
    await user.click(await screen.findByRole('button', { name: 'Remove Anna' }));
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(address()).toBe(`/member/remove${query}`);
  });
});

describe('/bio', () => {
  const asMember = { ...membership, owner: false, can: { ...membership.can, manageMembers: false } };

  test("every member can read another member's bio", async () => {
    const { email: _email, disabled: _disabled, leaderStatus: _status, ...peer } = anna;
    open('/bio', { getMembership: reply(asMember), listMembers: reply([{ ...peer, podName: 'Larks' }]) });
    expect(await screen.findByRole('heading', { name: 'Anna Lee' })).toBeVisible();
    expect(screen.getByText('Draws maps.')).toBeVisible();
    expect(screen.getByText('In Larks')).toBeVisible();
  });

  test('the page of a member without a bio says so', async () => {
    open('/bio', { getMembership: reply(asMember), listMembers: reply([{ ...anna, bio: '' }]) });
    expect(await screen.findByText('No bio yet')).toBeVisible();
  });
});

describe('/bio', () => {
  test('leads to a report of anybody but the reader', async () => {
    const { user, router, address, unmount } = open('/bio', { getMyUser: reply(me) });
    await user.click(await screen.findByRole('button', { name: `Actions for ${anna.firstName} ${anna.lastName}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report…' }));
    await waitFor(() => expect(address()).toMatch(`/report?m=${membership.id}&u=${anna.userId}&return=%2Fbio`));
    expect(router.state.location.state).toEqual({
      name: `${anna.firstName} ${anna.lastName}`,
      userId: anna.userId,
      hasImage: false,
    });
    unmount();
    open('/bio', { getMyUser: reply({ ...me, id: anna.userId }) });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
  });
});
