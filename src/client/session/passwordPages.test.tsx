import { screen, waitFor } from '@testing-library/react';
import { paths } from '../../domain/links';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { usernameBeforePassword } from '../testing/usernameBeforePassword';
import { ForgotPasswordPage } from './ForgotPasswordPage';
import { ResetPasswordPage } from './ResetPasswordPage';

it('a link for a forgotten password is requested by email address', async () => {
  const api = fakeApi();
  const { user, address } = renderPage(<ForgotPasswordPage />, { route: paths.forgotPassword });
  await user.type(screen.getByLabelText('Email'), 'anna@example.com{Enter}');
  await waitFor(() => expect(address()).toBe('/forgot-password/check-inbox'));
  expect(api.sent[0]?.body).toEqual({ email: 'anna@example.com' });
});

it("a link for a forgotten password that can't be sent shows an error", async () => {
  fakeApi({ forgotPassword: refuse(500, { detail: 'Internal words' }) });
  const { user } = renderPage(<ForgotPasswordPage />, { route: paths.forgotPassword });
  await user.type(screen.getByLabelText('Email'), 'anna@example.com{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Something went wrong$/);
});

describe('a new password', () => {
  const route = `${paths.resetPassword}?code=abc`;
  const getPasswordReset = reply({ email: 'anna@example.com' });

  async function choose(user: ReturnType<typeof renderPage>['user'], password: string, repeated = password) {
    await user.type(await screen.findByLabelText('New password'), password);
    await user.type(screen.getByLabelText('Retype new password'), repeated);
    await user.click(screen.getByRole('button', { name: 'Save password' }));
  }

  it('a reset password is sent with the code from the link', async () => {
    const api = fakeApi({ getPasswordReset });
    const { user, address } = renderPage(<ResetPasswordPage />, { route });
    await choose(user, 'Secret123');
    await waitFor(() => expect(address()).toBe('/reset-password/password-changed'));
    expect(api.sent.at(-1)?.body).toEqual({ password: 'Secret123', code: 'abc' });
  });

  it('a reset password must meet the rules and be typed twice', async () => {
    const api = fakeApi({ getPasswordReset });
    const { user } = renderPage(<ResetPasswordPage />, { route });
    await choose(user, 'secret', 'Secret');
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/8 characters, 1 number & 1 uppercase/);
    expect(screen.getByLabelText('Retype new password')).toHaveAccessibleDescription('Passwords do not match');
    expect(api.sent.map(({ operationId }) => operationId)).not.toContain('resetPassword');
  });

  it.each([
    [400, 'This code was used already.'],
    [500, 'Something went wrong'],
  ])('a refused reset with %d shows "%s"', async (status, text) => {
    fakeApi({ getPasswordReset, resetPassword: refuse(status, { detail: 'This code was used already.' }) });
    const { user } = renderPage(<ResetPasswordPage />, { route });
    await choose(user, 'Secret123');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('password managers learn which account the password belongs to', async () => {
    fakeApi({ getPasswordReset });
    const { container } = renderPage(<ResetPasswordPage />, { route });
    await screen.findByLabelText('New password');
    expect(usernameBeforePassword(container)).toHaveValue('anna@example.com');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it.each([
    ['without a code', paths.resetPassword],
    ['whose code no longer works', route],
  ])('a link %s says so before anything is typed, and offers a new one', async (_, at) => {
    fakeApi({ getPasswordReset: refuse(404) });
    renderPage(<ResetPasswordPage />, { route: at });
    expect(await screen.findByRole('heading', { name: 'Invalid link' })).toBeVisible();
    expect(screen.getByText('This link is no longer valid')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', paths.forgotPassword);
  });

  it('a link used in the meantime also offers a new one', async () => {
    const api = fakeApi({ getPasswordReset, resetPassword: refuse(400, { code: 'code_invalid' }) });
    const { user } = renderPage(<ResetPasswordPage />, { route });
    await screen.findByLabelText('New password');
    api.replies.getPasswordReset = refuse(404);
    await choose(user, 'Secret123');
    expect(await screen.findByRole('link', { name: 'Send a new link' })).toBeVisible();
  });
});
