import { screen, waitFor } from '@testing-library/react';
import { Activity, useState } from 'react';
import { pathTo, paths, signedOnPath } from '../../domain/links';
import { readAccessToken } from '../api/transport/accessToken';
import { fakeApi, pending, refuse, reply } from '../testing/fakeApi';
import { renderPage, settled } from '../testing/renderPage';
import { idOf } from '../testing/samples';
import { inMinutes, signIn, tokenWith } from '../testing/token';
import { SignedOnPage } from './SignedOnPage';

const business = idOf(900);
const here = signedOnPath(business);
const answer = '?code=abc&state=xyz';
const session = {
  user: { id: idOf(1), email: 'anna@example.com', firstName: 'Anna', lastName: 'Lee' },
  expires: inMinutes(60),
};
const token = tokenWith({ exp: inMinutes(60) });
const signedOn = (returnPath?: string) =>
  reply({ session, ...(returnPath && { returnPath }) }, { authorization: `Bearer ${token}` });

const confirmation = { ticket: 'tk_1', email: 'anna@example.com', providerName: 'Acme ID', invited: false };

/** Hiding and showing runs a page's effects again, as React's strict mode does. */
function Hideable() {
  const [isHidden, setHidden] = useState(false);
  return (
    <>
      <button onClick={() => setHidden(!isHidden)}>Hide or show</button>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>
        <SignedOnPage />
      </Activity>
    </>
  );
}

function open(
  finishSignOn: ReturnType<typeof reply>,
  { search = answer, state }: { search?: string; state?: unknown } = {},
) {
  const api = fakeApi({ finishSignOn });
  const routes = [
    { path: paths.signedOn, element: <Hideable /> },
    { path: '*', element: null },
  ];
  const finished = () => api.sent.filter(({ operationId }) => operationId === 'finishSignOn');
  return { ...api, ...renderPage(routes, { route: here + search, state }), finished };
}

it('the provider’s answer is sent once, and leaves the address at once', async () => {
  const { address, router, finished } = open(pending);
  await waitFor(() => expect(finished().map(({ body }) => body)).toEqual([{ provider: business, answer }]));
  expect(address()).toBe(here);
  expect(router.state.historyAction).toBe('REPLACE');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('the answer isn’t sent again by a page that is hidden and shown', async () => {
  const { user, finished } = open(pending);
  for (let times = 0; times < 2; times += 1) await user.click(screen.getByRole('button', { name: 'Hide or show' }));
  await settled();
  expect(finished()).toHaveLength(1);
});

it('a login opens the page that was requested, and /login offers the provider from then on', async () => {
  const { address, finished } = open(signedOn('/pod?p=1'));
  await waitFor(() => expect(address()).toBe('/pod?p=1'));
  expect(readAccessToken()).toBe(token);
  expect(finished()).toHaveLength(1);
  expect(localStorage.getItem('stepwell.sign-on')).toBe(business);
});

it.each([undefined, '//evil.example'])('a login that returns to %s leads home', async (returnPath) => {
  const { address } = open(signedOn(returnPath));
  await waitFor(() => expect(address()).toBe(paths.memberships));
});

it('a test leads back to the settings, with its result', async () => {
  const test = { businessId: business, worked: true, email: 'anna@example.com' };
  const { address, router } = open(reply({ test }));
  await waitFor(() => expect(address()).toBe(pathTo(paths.businessSignOn, { business })));
  expect(router.state.location.state).toEqual({ test });
  expect(localStorage.getItem('stepwell.sign-on')).toBeNull();
});

it('a new identity is confirmed first, even after a reload', async () => {
  const page = open(reply({ confirmation, returnPath: '/pods' }));
  expect(await screen.findByRole('heading', { name: 'Is this you?' })).toBeVisible();
  const { state } = page.router.state.location as { state: unknown };
  page.unmount();
  const again = open(signedOn(), { search: '', state });
  expect(await screen.findByRole('heading', { name: 'Is this you?' })).toBeVisible();
  expect(again.finished()).toEqual([]);
});

it.each([
  ['sign_on_expired', 400, 'Let’s start again', 'Start again', pathTo(paths.signOn, { business })],
  ['sign_on_refused', 400, 'You’re not logged in', 'Try again', pathTo(paths.signOn, { business })],
  ['sign_on_unverified', 400, 'Your email needs to be verified there', 'Log in another way', paths.login],
  ['sign_on_elsewhere', 400, 'This login is for the people of one business', 'Log in another way', paths.login],
  ['account_disabled', 400, 'Your account is disabled', 'Back to login', paths.login],
  ['unavailable', 503, 'No answer just now', 'Try again', pathTo(paths.signOn, { business })],
  ['something_else', 400, 'We couldn’t log you in', 'Start again', pathTo(paths.signOn, { business })],
])('%s is explained in the server’s words, with a way on', async (code, status, title, verb, to) => {
  const { address } = open(refuse(status, { code, detail: 'What the server says.' }));
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText('What the server says.')).toBeVisible();
  expect(screen.getByRole('link', { name: verb })).toHaveAttribute('href', to);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(paths.login);
  expect(address()).toBe(here);
});

it('a reload starts again, and sends nothing', async () => {
  const { finished } = open(signedOn(), { search: '' });
  expect(await screen.findByRole('heading', { name: 'Let’s start again' })).toBeVisible();
  expect(finished()).toEqual([]);
});

it('a login without a response can be started again', async () => {
  const api = open(pending);
  api.unmount();
  fakeApi();
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  renderPage([{ path: paths.signedOn, element: <SignedOnPage /> }], { route: here + answer });
  expect(await screen.findByRole('heading', { name: 'We couldn’t log you in' })).toBeVisible();
});

it('the installation’s provider is offered again by the login page', async () => {
  fakeApi({ finishSignOn: refuse(400, { code: 'sign_on_refused' }) });
  const routes = [{ path: paths.signedOn, element: <SignedOnPage /> }];
  renderPage(routes, { route: `${signedOnPath('installation')}?error=access_denied` });
  expect(await screen.findByRole('link', { name: 'Try again' })).toHaveAttribute('href', paths.login);
});

it('an owner whose test fails stays logged in', async () => {
  signIn(idOf(1));
  const test = { businessId: business, worked: false, problem: 'The secret is wrong.' };
  const { address } = open(reply({ test }));
  await waitFor(() => expect(address()).toBe(pathTo(paths.businessSignOn, { business })));
  expect(readAccessToken()).not.toBeNull();
});
