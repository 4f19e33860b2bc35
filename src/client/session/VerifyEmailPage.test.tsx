import type { ReactNode } from 'react';
import { screen, waitFor } from '@testing-library/react';
import type { PendingRegistration } from '../../contract/entities.gen';
import { fakeApi, pending, refuse, reply } from '../testing/fakeApi';
import { renderPage, settled } from '../testing/renderPage';
import { idOf } from '../testing/samples';
import { inMinutes, signIn, tokenWith } from '../testing/token';
import { isSignedIn } from './sessionSlice';
import { EmailVerifiedPage } from './NoticePages';
import { VerifyEmailPage } from './VerifyEmailPage';

const route = '/verify-email?c=code-1';
const waiting: PendingRegistration = {
  kind: 'participant',
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: 'Okafor',
  membershipName: 'Momentum Circle',
  created: Date.UTC(2026, 2, 3, 9),
  hasAccount: false,
};

function open(found: Partial<PendingRegistration> = {}, replies: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ getPendingRegistration: reply({ ...waiting, ...found }), ...replies });
  return { ...renderPage(<VerifyEmailPage />, { route }), ...api };
}
const operations = ({ sent }: ReturnType<typeof open>) => sent.map(({ operationId }) => operationId);

it('a verification link shows who signed up, for what, and changes nothing when opened', async () => {
  const page = open();
  expect(await screen.findByRole('heading', { name: 'Confirm your email to join Momentum Circle' })).toBeVisible();
  expect(screen.getByText(/^Maya Okafor signed up with maya@example\.com on Tuesday.* at 9:00/)).toBeVisible();
  expect(screen.getByText('You’ll become a member of Momentum Circle.')).toBeVisible();
  expect(operations(page)).toEqual(['getPendingRegistration']);
});

it('a verification link for a known address shows that the existing account will be used', async () => {
  open({ hasAccount: true, kind: 'business', businessName: 'Acme', membershipName: undefined });
  expect(await screen.findByText('This registers Acme, with you as its owner.')).toBeVisible();
  expect(screen.getByText(/the account you already have/)).toBeVisible();
});

it('confirming opens the page named by the server', async () => {
  const page = open({}, { confirmRegistration: reply({ page: '/leader-email-verified' }) });
  await page.user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(page.address()).toBe('/leader-email-verified'));
  expect(page.sent.find(({ operationId }) => operationId === 'confirmRegistration')?.body).toEqual({ code: 'code-1' });
});

it('confirming that signs in opens Home', async () => {
  const user = { id: idOf(1), email: waiting.email, firstName: 'Maya', lastName: 'Okafor' };
  const session = { user, expires: inMinutes(60) };
  const answer = reply(
    { page: '/email-verified', session },
    { authorization: `Bearer ${tokenWith({ exp: inMinutes(60) })}` },
  );
  const page = open({}, { confirmRegistration: answer });
  await page.user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(page.address()).toBe('/memberships'));
  expect(isSignedIn(page.store.getState())).toBe(true);
});

it('a registration that was already confirmed opens the same page', async () => {
  const page = open({ page: '/email-verified' });
  await waitFor(() => expect(page.address()).toBe('/email-verified'));
});

it('‘This wasn’t me’ deletes the registration, and says so', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'This wasn’t me' }));
  expect(await screen.findByRole('heading', { name: 'Thanks for letting us know' })).toBeVisible();
  expect(operations(page)).toContain('declineRegistration');
  expect(operations(page)).not.toContain('confirmRegistration');
});

it('clicking ‘This wasn’t me’ too late shows why it failed', async () => {
  const page = open({}, { declineRegistration: refuse(409, { detail: 'This has already been confirmed.' }) });
  await page.user.click(await screen.findByRole('button', { name: 'This wasn’t me' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This has already been confirmed.');
});

it.each([
  ['unknown or expired', { getPendingRegistration: refuse(404) }],
  ['used meanwhile', { confirmRegistration: refuse(400) }],
])('a verification link that is %s redirects to /invalid', async (_, replies) => {
  const page = open({}, replies);
  if ('confirmRegistration' in replies) await page.user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(page.address()).toBe('/invalid'));
});

it('a verification link without a code redirects to /invalid', async () => {
  fakeApi();
  const { address } = renderPage(<VerifyEmailPage />, { route: '/verify-email' });
  await waitFor(() => expect(address()).toBe('/invalid'));
});

it('a failed look-up can be retried, and a failed confirmation shows an error next to its button', async () => {
  const page = open({}, { getPendingRegistration: refuse(503) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  page.replies.getPendingRegistration = reply(waiting);
  page.replies.confirmRegistration = refuse(503, { detail: 'Away for a moment.' });
  await page.user.click(retry);
  await page.user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Away for a moment.');
  expect(page.address()).toBe(route);
});

it('no button can be pressed during the look-up', () => {
  open({}, { getPendingRegistration: pending });
  expect(screen.queryByRole('button')).toBeNull();
});

it('confirming that signs in opens Home even if the page learns first that it is confirmed', async () => {
  const token = tokenWith({ exp: inMinutes(60) });
  const session = {
    user: { id: idOf(1), email: waiting.email, firstName: 'Maya', lastName: 'Okafor' },
    expires: inMinutes(60),
  };
  let openHome = () => {};
  const home = new Promise<{ Component: () => ReactNode }>((resolve) => {
    openHome = () => resolve({ Component: () => <h1>Home</h1> });
  });
  const { replies } = fakeApi({
    getPendingRegistration: reply(waiting),
    confirmRegistration: reply({ page: '/email-verified', session }, { authorization: `Bearer ${token}` }),
  });
  const routes = [
    { path: '/verify-email', element: <VerifyEmailPage /> },
    { path: '/memberships', lazy: () => home },
    { path: '/email-verified', element: <h1>Verified</h1> },
  ];
  const { user } = renderPage(routes, { route });
  const confirm = await screen.findByRole('button', { name: 'Confirm' });
  replies.getPendingRegistration = reply({ ...waiting, page: '/email-verified' });
  await user.click(confirm);
  await settled();
  openHome();
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});

it('somebody who is signed in isn’t told to log in', async () => {
  signIn();
  fakeApi();
  const { user, address } = renderPage(
    [
      { path: '/email-verified', element: <EmailVerifiedPage /> },
      { path: '*', element: <h1>Other</h1> },
    ],
    { route: '/email-verified' },
  );
  await user.click(await screen.findByRole('link', { name: 'Go to Home' }));
  expect(address()).toBe('/memberships');
  expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
});
