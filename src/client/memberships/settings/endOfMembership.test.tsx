import { screen, waitFor } from '@testing-library/react';
import type { Membership } from '../../../contract/entities.gen';
import { mySettingsPath, paths } from '../../../domain/links';
import { aPod } from '../../pods/testing/samples';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { aMembership, anOwnedMembership } from '../../testing/samples';
import { DeleteMembershipPage } from './DeleteMembershipPage';
import { LeaveMembershipPage } from './LeaveMembershipPage';

const about = `?m=${aMembership().id}`;
const requestsOf = (sent: { operationId: string }[], operation: string) =>
  sent.filter(({ operationId }) => operationId === operation).length;

describe('leaving a membership', () => {
  function open(membership: Membership, replies: Parameters<typeof fakeApi>[0] = {}) {
    const api = fakeApi({ getMembership: reply(membership), ...replies });
    return { ...api, ...renderPage(<LeaveMembershipPage />, { route: paths.membershipLeave + about }) };
  }

  test('shows what is lost and who is notified, then opens the memberships', async () => {
    const { user, address, sent } = open(aMembership());
    expect(await screen.findByText('Are you sure you want to leave the Small Steps Circle membership?')).toBeVisible();
    expect(screen.getByText(/You’ll leave your pods and waitlists here/)).toBeVisible();
    expect(screen.queryByText(/lead a pod that nobody else is in/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Leave membership' }));
    await waitFor(() => expect(address()).toBe(paths.memberships));
    expect(['leaveMembership', 'getMembership'].map((one) => requestsOf(sent, one))).toEqual([1, 1]);
  });

  test('can be cancelled, which returns to the panel', async () => {
    open(aMembership());
    expect(await screen.findByRole('link', { name: 'Cancel' })).toHaveAttribute('href', mySettingsPath('memberships'));
  });

  test('shows a refusal where the user tried', async () => {
    const detail = 'You lead Early Birds, which has members.';
    const { user, address } = open(aMembership(), { leaveMembership: refuse(409, { detail }) });
    await user.click(await screen.findByRole('button', { name: 'Leave membership' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    expect(address()).toBe(paths.membershipLeave + about);
  });

  test('shows the leader of a pod with members how to hand over the pod', async () => {
    const led = aPod({ name: 'Early Birds', membershipId: aMembership().id, myRole: 'leader' });
    open(aMembership({ leader: true, can: { ...aMembership().can, leave: false } }), { listMyPods: reply([led]) });
    expect(await screen.findByText(/You lead Early Birds, which has members/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Hand over Early Birds' })).toHaveAttribute(
      'href',
      `${paths.leaderSwitch}?p=${led.id}`,
    );
    expect(screen.queryByRole('button', { name: 'Leave membership' })).toBeNull();
  });

  test("isn't offered to staff who aren't members", async () => {
    const { sent } = open(anOwnedMembership());
    expect(await screen.findByText(/You run Small Steps Circle but aren’t a member of it/)).toBeVisible();
    expect(sent.map(({ operationId }) => operationId)).not.toContain('listMyPods');
  });
});

describe('deleting a membership', () => {
  const empty = { canDelete: true, podCount: 0, memberCount: 0 };

  function open(replies: Parameters<typeof fakeApi>[0] = {}, membership = anOwnedMembership()) {
    const api = fakeApi({
      getMembership: reply(membership),
      getMembershipDeleteStatus: reply(empty),
      ...replies,
    });
    return { ...api, ...renderPage(<DeleteMembershipPage />, { route: paths.deleteMembership + about }) };
  }
  const field = () => screen.findByLabelText('Type Small Steps Circle to confirm');
  const button = () => screen.getByRole('button', { name: 'Delete membership' });

  test('requires typing the name, deletes the membership, and opens the memberships', async () => {
    const { user, address, sent } = open();
    await user.type(await field(), ' Small Steps  Circle');
    expect(screen.getByText('This action cannot be undone. It will remove all members and pods.')).toBeVisible();
    await user.click(button());
    await waitFor(() => expect(address()).toBe(paths.memberships));
    expect(
      ['deleteMembership', 'getMembership', 'getMembershipDeleteStatus'].map((one) => requestsOf(sent, one)),
    ).toEqual([1, 1, 1]);
  });

  test.each([
    ['small steps', 'That doesn’t match the name'],
    ['{Enter}', 'Membership name is required'],
  ])("isn't possible with the name %s", async (typed, message) => {
    const { user, sent } = open();
    await user.type(await field(), typed);
    await user.click(button());
    expect(await field()).toHaveAccessibleDescription(message);
    expect(requestsOf(sent, 'deleteMembership')).toBe(0);
  });

  test('lists what is left in the membership, with links', async () => {
    open({ getMembershipDeleteStatus: reply({ canDelete: false, podCount: 1, memberCount: 12 }) });
    expect(await screen.findByText(/All pods must be deleted and members removed first/)).toHaveTextContent(
      'It still has 1 pod and 12 members.',
    );
    expect(screen.getByRole('link', { name: 'See the pods' })).toHaveAttribute('href', paths.pods + about);
    expect(screen.getByRole('link', { name: 'See the members' })).toHaveAttribute('href', paths.members + about);
    expect(screen.queryByRole('button', { name: 'Delete membership' })).toBeNull();
  });

  test('shows if somebody has joined in the meantime', async () => {
    const detail = 'All pods must be deleted and all members removed first.';
    const { user, replies } = open({ deleteMembership: { ...refuse(409, { detail }), delay: 20 } });
    await user.type(await field(), 'Small Steps Circle');
    replies.getMembershipDeleteStatus = reply({ canDelete: false, podCount: 0, memberCount: 1 });
    await user.click(button());
    expect(await screen.findByText(/It still has 1 member/)).toBeVisible();
  });

  test('shows why the deletion was refused, in the server’s words', async () => {
    const detail = 'Try again in a minute.';
    const { user, sent } = open({ deleteMembership: { ...refuse(429, { detail }), delay: 20 } });
    await user.type(await field(), 'Small Steps Circle');
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    expect(requestsOf(sent, 'getMembershipDeleteStatus')).toBe(2);
  });

  test('is for the owner only', async () => {
    open({}, anOwnedMembership({ owner: false, admin: true, can: { ...anOwnedMembership().can, delete: false } }));
    expect(await screen.findByText('Sorry, page not found')).toBeVisible();
  });
});
