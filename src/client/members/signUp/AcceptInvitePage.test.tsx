import { screen, waitFor } from '@testing-library/react';
import type { Invite } from '../../../contract/entities.gen';
import { operations } from '../../../contract/operations.gen';
import { lastUsedBusiness } from '../../session/selectedBusinessSlice';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { exampleAnswer } from '../../testing/contractExamples';
import { renderPage } from '../../testing/renderPage';
import { signIn } from '../../testing/token';
import { aBusiness, aMembership, idOf } from '../../testing/samples';
import { AcceptInvitePage } from './AcceptInvitePage';

const example = (operationId: string) => {
  const operation = operations.find((one) => one.operationId === operationId);
  if (!operation) throw new Error(`The contract knows no ${operationId}`);
  return exampleAnswer(operation);
};

const invite = example('getInvite') as Invite;
const joined = example('acceptInvite') as { id: string; businessId: string };

function open(role: Invite['role'], replies: Parameters<typeof fakeApi>[0] = {}) {
  signIn();
  const api = fakeApi({ listMyBusinesses: reply([]), ...replies });
  return { ...renderPage(<AcceptInvitePage invite={{ ...invite, role }} code="code-1" />, { route: '/join' }), ...api };
}

const join = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('button', { name: 'Join membership' }));

test.each([
  ['a participant, who then chooses a pod of it', 'Participant', `/pods/join?r=${joined.id}`],
  ['a leader, who then waits for the approval', 'Leader', '/memberships'],
] as const)('one click joins %s, and selects its business', async (_, role, destination) => {
  const page = open(role);
  await join(page);
  await waitFor(() => expect(page.address()).toBe(destination));
  expect(page.sent.find(({ operationId }) => operationId === 'acceptInvite')?.url.pathname).toBe(
    '/v1/invites/code-1/accept',
  );
  expect(lastUsedBusiness(page.store.getState())).toBe(joined.businessId);
});

test('the page to accept an invite shows the account that joins', async () => {
  open('Participant');
  expect(await screen.findByText(/You’re logged in as \S+/)).toBeVisible();
});

test('a refused invite shows why, and stays on the page', async () => {
  const page = open('Participant', { acceptInvite: refuse(409, { detail: 'You are a member already.' }) });
  await join(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('You are a member already.');
  expect(page.address()).toBe('/join');
});

test('an invite can be declined', async () => {
  open('Participant');
  expect(await screen.findByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/memberships');
});

describe('an invite to a membership that the user is in', () => {
  const { membershipId: id, businessId, membershipName } = invite;
  const inIt = (role: Invite['role'], leaderStatus: 'NONE' | 'PENDING_APPROVAL' | 'APPROVED' | 'SIGNED_OFF') =>
    open(role, {
      listMyBusinesses: reply([aBusiness({ id: businessId })]),
      listMyMemberships: reply([aMembership({ id, businessId, member: true, leaderStatus })]),
    });

  test.each([
    ['Participant', 'NONE', `You’re already in ${membershipName}`, `/pods?m=${id}`],
    ['Leader', 'PENDING_APPROVAL', `You’ve already applied to lead in ${membershipName}`, '/memberships'],
    ['Leader', 'APPROVED', `You’ve already been approved to lead in ${membershipName}`, '/memberships'],
    ['Leader', 'SIGNED_OFF', `You can already lead in ${membershipName}`, '/memberships'],
  ] as const)('shows %s with leader status %s that there is nothing to do', async (role, status, title, href) => {
    inIt(role, status);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
    expect(screen.queryByRole('button', { name: 'Join membership' })).not.toBeInTheDocument();
  });

  test('still offers a participant an application if the invite is for leaders', async () => {
    inIt('Leader', 'NONE');
    expect(await screen.findByText(/Your application to lead/)).toBeVisible();
  });

  test('shows that access is disabled instead of offering to join', async () => {
    const disabledIn = [{ id, name: membershipName }];
    const me = { id: idOf(1), email: 'ben@example.com', firstName: 'Ben', lastName: 'Ashworth', disabledIn };
    open('Participant', { getMyUser: reply(me) });
    expect(await screen.findByText(`You can’t open ${membershipName} at the moment`)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Join membership' })).not.toBeInTheDocument();
  });
});
