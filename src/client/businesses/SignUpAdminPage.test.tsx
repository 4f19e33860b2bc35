import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '../../domain/links';
import { readAccessToken, storeAccessToken } from '../api/transport/accessToken';
import { podsApi } from '../api/podsApi';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { usernameBeforePassword } from '../testing/usernameBeforePassword';
import { inMinutes, tokenWith } from '../testing/token';
import { SignUpAdminPage } from './SignUpAdminPage';

const route = `${paths.signUpAdmin}?code=abc123`;
const ravi = {
  id: '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a05',
  email: 'ravi@example.com',
  firstName: 'Ravi',
  lastName: 'Menon',
};

const invitation = {
  businessName: 'Acme Coaching',
  invitedBy: 'Olga Owner',
  email: 'ravi@example.com',
  created: Date.UTC(2026, 2, 3, 9),
  expires: Date.UTC(2026, 2, 10, 9),
};

function joined() {
  const token = tokenWith({ exp: inMinutes(60), sid: 'joined' });
  return { token, answer: reply({ user: ravi, expires: inMinutes(60) }, { authorization: `Bearer ${token}` }) };
}

type User = ReturnType<typeof renderPage>['user'];

async function fillIn(user: User, password = 'Secret123') {
  await user.type(await screen.findByLabelText('First name'), 'Ravi');
  await user.type(screen.getByLabelText('Last name'), 'Menon');
  await user.type(screen.getByLabelText('Password'), password);
  await user.type(screen.getByLabelText('Retype password'), password);
  await user.click(screen.getByRole('checkbox'));
}
const submit = async (user: User) => user.click(await screen.findByRole('button', { name: 'Create account & join' }));
const sentTo = ({ sent }: ReturnType<typeof fakeApi>, operation: string) =>
  sent.filter(({ operationId }) => operationId === operation);

it("password managers keep the invitation's address as the username", async () => {
  fakeApi({ getPendingAdminInvitation: reply(invitation) });
  const { container } = renderPage(<SignUpAdminPage />, { route });
  await screen.findByLabelText('First name');
  expect(usernameBeforePassword(container)).toHaveValue('ravi@example.com');
});

it("signing up as an administrator sends the link's code, stores the token and goes home", async () => {
  const { token, answer } = joined();
  const api = fakeApi({ registerBusinessAdmin: answer, getPendingAdminInvitation: reply(invitation) });
  const { user, address } = renderPage(<SignUpAdminPage />, { route });
  await fillIn(user);
  await submit(user);
  await waitFor(() => expect(address()).toBe(paths.memberships));
  expect(sentTo(api, 'registerBusinessAdmin')[0]?.body).toEqual({
    inviteCode: 'abc123',
    firstName: 'Ravi',
    lastName: 'Menon',
    password: 'Secret123',
    timezone: 'UTC',
    acceptedVersions: ['0190f3a2-7c11-7a40-8b1e-2f6d5c4b3ad1'],
  });
  expect(readAccessToken()).toBe(token);
});

it('signing up as an administrator needs a link with a code', () => {
  renderPage(<SignUpAdminPage />, { route: paths.signUpAdmin });
  expect(screen.getByRole('heading', { name: 'Missing code' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('signing up as an administrator requires names, a good password and the terms', async () => {
  const api = fakeApi();
  const { user } = renderPage(<SignUpAdminPage />, { route });
  await submit(user);
  const alert = await screen.findByRole('alert');
  for (const sentence of [
    'First name is required',
    'Last name is required',
    '8 characters, 1 number & 1 uppercase',
    'Please agree to terms',
  ]) {
    expect(alert).toHaveTextContent(sentence);
  }
  expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/sign-up/admin/terms?code=abc123');
  expect(sentTo(api, 'registerBusinessAdmin')).toEqual([]);
});

it('signing up as an administrator with a used link shows that it is used, and keeps what was typed', async () => {
  fakeApi({ registerBusinessAdmin: refuse(400, { detail: 'This link is no longer valid.' }) });
  const { user, address } = renderPage(<SignUpAdminPage />, { route });
  await fillIn(user);
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid.');
  expect(screen.getByLabelText('First name')).toHaveValue('Ravi');
  expect(address()).toBe(route);
});

it('signing up as an administrator with an existing account asks for its password, and offers to log in', async () => {
  const message = 'You already have an account with this address. Please enter its password.';
  fakeApi({ registerBusinessAdmin: refuse(400, { errors: [{ path: 'password', message }] }) });
  const { user } = renderPage(<SignUpAdminPage />, { route });
  await fillIn(user, 'Wrong-Pass-1');
  await submit(user);
  await waitFor(() =>
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(expect.stringContaining(message)),
  );
  const login = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Log in and accept' }).href);
  expect(login.pathname).toBe(paths.login);
  expect(login.searchParams.get('return')).toBe(route);
});

it('an admin invitation shows who invites whom to which business, before asking for any input', async () => {
  const api = fakeApi({ getPendingAdminInvitation: reply(invitation) });
  renderPage(<SignUpAdminPage />, { route });
  expect(
    await screen.findByText(/^Olga Owner invited you on Tuesday.* at 9:00.* to help run Acme Coaching/),
  ).toHaveTextContent('Your account will use the email ravi@example.com.');
  expect(api.sent.map(({ operationId }) => operationId)).toEqual([
    'getPendingAdminInvitation',
    'getAdminInvitationTerms',
  ]);
});

it('an invalid admin invitation says so immediately', async () => {
  fakeApi({ getPendingAdminInvitation: refuse(404) });
  renderPage(<SignUpAdminPage />, { route });
  expect(await screen.findByText('This link is no longer valid')).toBeVisible();
  expect(screen.queryByLabelText('First name')).toBeNull();
});

it("an admin invitation that can't be looked up can be retried", async () => {
  const api = fakeApi({ getPendingAdminInvitation: refuse(503) });
  const { user } = renderPage(<SignUpAdminPage />, { route });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.replies.getPendingAdminInvitation = reply(invitation);
  await user.click(retry);
  expect(await screen.findByLabelText('First name')).toBeVisible();
});

it('‘This wasn’t me’ deletes the admin invitation, and says so', async () => {
  const api = fakeApi();
  const { user } = renderPage(<SignUpAdminPage />, { route });
  await user.click(await screen.findByRole('button', { name: 'This wasn’t me' }));
  expect(await screen.findByRole('heading', { name: 'Thanks for letting us know' })).toBeVisible();
  expect(sentTo(api, 'declineAdminInvitation')).toHaveLength(1);
  expect(sentTo(api, 'registerBusinessAdmin')).toEqual([]);
});

it('clicking ‘This wasn’t me’ too late for an invitation shows why it failed', async () => {
  fakeApi({ declineAdminInvitation: refuse(409, { detail: 'This invitation is not open any more.' }) });
  const { user } = renderPage(<SignUpAdminPage />, { route });
  await user.click(await screen.findByRole('button', { name: 'This wasn’t me' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This invitation is not open any more.');
  expect(screen.getByLabelText('First name')).toBeVisible();
});

describe('an invitation opened while logged in', () => {
  beforeEach(() => storeAccessToken(tokenWith({ exp: inMinutes(60) })));

  it('an admin invitation opened while logged in is accepted with one click', async () => {
    const { token, answer } = joined();
    const getPendingAdminInvitation = reply(invitation);
    const api = fakeApi({ getMyUser: reply(ravi), getPendingAdminInvitation, registerBusinessAdmin: answer });
    const { user, address, store } = renderPage(<SignUpAdminPage />, { route });
    expect(await screen.findByText('You’re logged in as Ravi Menon (ravi@example.com).')).toBeVisible();
    expect(screen.getByText(/^Olga Owner invited you/)).toBeVisible();
    expect(screen.getByText('You’ll become an admin of Acme Coaching. Its owner will be told.')).toBeVisible();
    api.replies.getPendingAdminInvitation = refuse(404);
    const { listMyPods } = podsApi.endpoints;
    await act(() => store.dispatch(listMyPods.initiate()));
    expect(listMyPods.select()(store.getState()).data).toBeDefined();
    expect(screen.queryByLabelText('Password')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Accept invitation' }));
    await waitFor(() => expect(address()).toBe(paths.memberships));
    expect(sentTo(api, 'registerBusinessAdmin')[0]?.body).toEqual({
      inviteCode: 'abc123',
      acceptedVersions: ['0190f3a2-7c11-7a40-8b1e-2f6d5c4b3ad1'],
    });
    expect(readAccessToken()).toBe(token);
    await waitFor(() => expect(listMyPods.select()(store.getState()).data).toBeUndefined());
  });

  it('an admin invitation opened with an expired session shows the form, and doesn’t redirect', async () => {
    fakeApi({ getMyUser: refuse(401) });
    const { address } = renderPage(<SignUpAdminPage />, { route });
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(address()).toBe(route);
    expect(readAccessToken()).toBeNull();
  });

  it("an admin invitation can't be accepted with a different account, and the page shows why", async () => {
    const detail = 'This invitation is for another account. Log out, then open the link in the email again.';
    fakeApi({ getMyUser: reply(ravi), registerBusinessAdmin: refuse(400, { code: 'other_account', detail }) });
    const { user, address } = renderPage(<SignUpAdminPage />, { route });
    await user.click(await screen.findByRole('button', { name: 'Accept invitation' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    expect(address()).toBe(route);
    expect(screen.getByRole('link', { name: 'Not now' })).toHaveAttribute('href', paths.memberships);
  });
});
