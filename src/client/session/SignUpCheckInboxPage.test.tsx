import { screen } from '@testing-library/react';
import { fakeApi, refuse } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { Link } from '../ui/Link';
import { SignUpCheckInboxPage } from './SignUpCheckInboxPage';

const route = '/sign-up/check-inbox';

async function openAfterSignUp() {
  const signUp = (
    <Link to={route} state={{ email: 'maya@example.com' }}>
      Sign up
    </Link>
  );
  const routes = [
    { path: '/start', element: signUp },
    { path: route, element: <SignUpCheckInboxPage /> },
  ];
  const page = renderPage(routes, { route: '/start' });
  await page.user.click(screen.getByRole('link', { name: 'Sign up' }));
  return page;
}

it('after a sign-up the page names the address, and resends the link once', async () => {
  const { sent } = fakeApi();
  const { user } = await openAfterSignUp();
  expect(screen.getByRole('heading', { name: 'Please check your inbox' })).toBeVisible();
  expect(screen.getByText(/We’ve sent a link to maya@example\.com\./)).toBeVisible();
  expect(screen.getByText('You can now close this tab')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(/We’ve sent it again/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  expect(sent.map(({ operationId, body }) => [operationId, body])).toEqual([
    ['resendVerification', { email: 'maya@example.com' }],
  ]);
});

it("a link that couldn't be resent shows why, and can be retried", async () => {
  fakeApi({ resendVerification: refuse(429, { detail: 'Too many attempts.' }) });
  const { user } = await openAfterSignUp();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
  expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
});

it('the page opened directly states what was sent, but names no address', () => {
  renderPage(<SignUpCheckInboxPage />, { route });
  expect(screen.getByText(/We’ve sent you a link to confirm your email/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
