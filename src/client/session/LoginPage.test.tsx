import { screen, waitFor, within } from '@testing-library/react';
import { paths, pathWithReturn } from '../../domain/links';
import { readAccessToken } from '../api/transport/accessToken';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { inMinutes, tokenWith } from '../testing/token';
import { LoginPage } from './LoginPage';

const notRecognised = 'Email and/or password not recognised. Alternatively email may not be verified.';

const session = {
  user: { id: '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01', email: 'a@example.com', firstName: 'Anna', lastName: 'Lee' },
  expires: inMinutes(60),
};

async function fillIn(user: ReturnType<typeof renderPage>['user']) {
  await user.type(screen.getByLabelText('Email'), ' anna@example.com ');
  await user.type(screen.getByLabelText('Password'), 'Secret123');
}

it('logging in stores the token from the authorization header and opens the memberships', async () => {
  const token = tokenWith({ exp: inMinutes(60) });
  const api = fakeApi({ login: reply(session, { authorization: `Bearer ${token}` }) });
  const { user, address } = renderPage(<LoginPage />, { route: paths.login });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(address()).toBe(paths.memberships));
  expect(readAccessToken()).toBe(token);
  const login = api.sent.find(({ operationId }) => operationId === 'login');
  expect(login?.body).toEqual({ username: 'anna@example.com', password: 'Secret123' });
  expect(login?.headers.get('cache-control')).toBe('no-cache');
});

it('logging in returns to the requested page', async () => {
  fakeApi({ login: reply(session, { authorization: tokenWith({ exp: inMinutes(60) }) }) });
  const { user, address } = renderPage(<LoginPage />, { route: pathWithReturn(paths.login, '/pod?p=1') });
  await fillIn(user);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/pod?p=1'));
});

it('logging in never redirects outside this site', async () => {
  fakeApi({ login: reply(session, { authorization: tokenWith({ exp: inMinutes(60) }) }) });
  const { user, address } = renderPage(<LoginPage />, { route: pathWithReturn(paths.login, '//evil.example') });
  await fillIn(user);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(paths.memberships));
});

it('the link to log in by email takes along the address and the return path, but not the password', async () => {
  fakeApi();
  const { user, address, router } = renderPage(<LoginPage />, { route: pathWithReturn(paths.login, '/pod?p=1') });
  await fillIn(user);
  await user.click(screen.getByRole('link', { name: 'Email me a link instead' }));
  expect(address()).toBe(pathWithReturn(paths.loginLink, '/pod?p=1'));
  expect(router.state.location.state).toEqual({ email: 'anna@example.com' });
});

it.each([
  ['logout', 'You’ve been logged out in another tab or on another device. Log in to go on where you were.'],
  ['refusal', 'Your session has ended. Log in to go on where you were.'],
])('the login shows why a session ended that the user didn’t end here (%s)', (ended, text) => {
  fakeApi();
  renderPage(<LoginPage />, { route: paths.login, state: { ended } });
  expect(screen.getByText(text)).toBeVisible();
});

it('a failed login shows the same message whatever the reason, and keeps what was typed', async () => {
  fakeApi({ login: refuse(400, { detail: 'Other words of the server' }) });
  const { user, address } = renderPage(<LoginPage />, { route: paths.login });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(notRecognised);
  expect(screen.getByLabelText('Password')).toHaveValue('Secret123');
  expect(address()).toBe(paths.login);
});

it.each([401, 403])('a login that gets %d stays on the page', async (status) => {
  fakeApi({ login: refuse(status) });
  const { user, address } = renderPage(<LoginPage />, { route: paths.login });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(notRecognised);
  expect(address()).toBe(paths.login);
});

it('too many logins show the limit', async () => {
  fakeApi({ login: refuse(429, { detail: 'Too many tries. Try again in 5 minutes.' }) });
  const { user } = renderPage(<LoginPage />, { route: paths.login });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries. Try again in 5 minutes.');
});

it('a missing field shows an error before any request is sent, and the first one takes the focus', async () => {
  const api = fakeApi();
  const { user } = renderPage(<LoginPage />, { route: paths.login });
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByText(/Email is required/)).toHaveTextContent('Password is required');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
  await user.type(screen.getByLabelText('Email'), 'nobody');
  await user.tab();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email address is invalid');
  expect(api.sent.filter(({ operationId }) => operationId === 'login')).toEqual([]);
});
