import { screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { fakeApi, refuse } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { SignUpCheckInboxPage } from './SignUpCheckInboxPage';

jest.mock('react-router-dom', () => {
  const actual = jest.requireActual<typeof import('react-router-dom')>('react-router-dom');
  return { ...actual, createMemoryRouter: jest.fn(actual.createMemoryRouter) };
});
const { createMemoryRouter: original } = jest.requireActual<typeof import('react-router-dom')>('react-router-dom');

/** As after a sign-up: the navigation brought the address. */
function openAfterSignUp() {
  jest.mocked(createMemoryRouter).mockImplementationOnce((routes) =>
    original(routes, {
      initialEntries: [{ pathname: '/sign-up/check-inbox', state: { email: 'maya@example.com' } }],
    }),
  );
  return renderPage(<SignUpCheckInboxPage />, { route: '/sign-up/check-inbox' });
}

it('after a sign-up the page names the address, and sends the link again once', async () => {
  const { sent } = fakeApi();
  const { user } = openAfterSignUp();
  expect(screen.getByRole('heading', { name: 'Please check your inbox' })).toBeVisible();
  expect(screen.getByText(/We have sent a link to maya@example\.com\./)).toBeVisible();
  expect(screen.getByText('You can now close this tab')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(/We have sent it again/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  expect(sent.map(({ operationId, body }) => [operationId, body])).toEqual([
    ['resendVerification', { email: 'maya@example.com' }],
  ]);
});

it('a link that could not be sent again says why, and can be tried once more', async () => {
  fakeApi({ resendVerification: refuse(429, { detail: 'Too many attempts.' }) });
  const { user } = openAfterSignUp();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
  expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
});

it('the page opened by its bare address says what was sent, without an address', () => {
  renderPage(<SignUpCheckInboxPage />, { route: '/sign-up/check-inbox' });
  expect(screen.getByText(/We have sent you a link to confirm your email/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
