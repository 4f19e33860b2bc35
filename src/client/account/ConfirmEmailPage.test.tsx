import { screen, waitFor } from '@testing-library/react';
import type { PendingEmailChange } from '../../contract/entities.gen';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { EmailVerifiedPage } from '../session/NoticePages';
import { renderPage } from '../testing/renderPage';
import { ConfirmEmailPage } from './ConfirmEmailPage';

const waiting: PendingEmailChange = {
  newEmail: 'new@example.com',
  firstName: 'Maya',
  lastName: 'Okafor',
  created: Date.UTC(2026, 2, 3, 9),
};

function open(found: Partial<PendingEmailChange> = {}, replies: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ getPendingEmailChange: reply({ ...waiting, ...found }), ...replies });
  const routes = [
    { path: '/confirm-email', element: <ConfirmEmailPage /> },
    { path: '/email-verified', element: <EmailVerifiedPage /> },
    { path: '*', element: null },
  ];
  return { ...renderPage(routes, { route: '/confirm-email?c=code-1' }), ...api };
}

it('an address change shows whose it is, and takes effect with a button', async () => {
  const page = open({}, { confirmEmailChange: reply({ page: '/email-verified' }) });
  expect(
    await screen.findByText(/^On .*, Maya Okafor asked to change their email to new@example\.com\.$/),
  ).toBeVisible();
  expect(page.sent).toHaveLength(1);
  await page.user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(page.address()).toBe('/email-verified'));
});

it.each([
  ['is confirmed', {}],
  ['was confirmed before', { page: '/email-verified' as const }],
])('after an address change that %s the page mentions the new address, not getting started', async (_, found) => {
  const page = open(found, { confirmEmailChange: reply({ page: '/email-verified' }) });
  if (!('page' in found)) await page.user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/^From now on, log in with your new email\./)).toBeVisible();
  expect(screen.queryByText(/get started/)).not.toBeInTheDocument();
});

it('an address change requested by staff names the membership', async () => {
  open({ membershipName: 'Momentum Circle' });
  expect(
    await screen.findByText(/^On .*, the people who run Momentum Circle asked to change Maya Okafor’s email to /),
  ).toBeVisible();
});

const takesEffect = Date.UTC(2026, 2, 6, 9);

it('an address change by staff shows when it takes effect, before and after confirmation', async () => {
  const page = open(
    { membershipName: 'Momentum Circle', takesEffect },
    { confirmEmailChange: reply({ page: '/email-verified', takesEffect }) },
  );
  expect(await screen.findByText(/^It takes effect on Friday.* at the earliest/)).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/^From Friday.* you’ll log in with it/)).toBeVisible();
});

it('the link for a confirmed but pending address change shows when it takes effect', async () => {
  const page = open({ membershipName: 'Momentum Circle', takesEffect, confirmed: true });
  expect(await screen.findByText(/^From Friday.* you’ll log in with it/)).toBeVisible();
  expect(page.address()).toBe('/email-verified');
});

it('a member keeps the address that staff tried to change', async () => {
  const page = open({ membershipName: 'Momentum Circle', takesEffect, keeps: true });
  expect(await screen.findByText(/^It changes on Friday.* at the earliest/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Keep my address' }));
  expect(await screen.findByRole('heading', { name: 'Thanks for letting us know' })).toBeVisible();
  expect(page.sent.map(({ operationId }) => operationId)).toEqual(['getPendingEmailChange', 'declineEmailChange']);
});

it('an address change that the user says isn’t theirs is deleted', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'This wasn’t me' }));
  expect(await screen.findByRole('heading', { name: 'Thanks for letting us know' })).toBeVisible();
  expect(page.sent.map(({ operationId }) => operationId)).toEqual(['getPendingEmailChange', 'declineEmailChange']);
});

it('a superseded address change redirects to /invalid', async () => {
  const page = open({}, { getPendingEmailChange: refuse(404) });
  await waitFor(() => expect(page.address()).toBe('/invalid'));
});

it('an address that another account has taken shows an error on confirming', async () => {
  const detail = 'This email address now has its own account.';
  const page = open({}, { confirmEmailChange: refuse(409, { code: 'address_taken', detail }) });
  await page.user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  expect(page.address()).toBe('/confirm-email?c=code-1');
});
