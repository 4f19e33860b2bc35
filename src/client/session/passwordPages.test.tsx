import { screen, waitFor } from '@testing-library/react';
import { paths } from '../../domain/links';
import { fakeApi, refuse } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { usernameBeforePassword } from '../testing/usernameBeforePassword';
import { ForgotPasswordPage } from './ForgotPasswordPage';
import { ResetPasswordPage } from './ResetPasswordPage';

it('a link for a forgotten password is asked for by email', async () => {
  const api = fakeApi();
  const { user, address } = renderPage(<ForgotPasswordPage />, { route: paths.forgotPassword });
  await user.type(screen.getByLabelText('Email'), 'anna@example.com{Enter}');
  await waitFor(() => expect(address()).toBe('/forgot-password/check-inbox'));
  expect(api.sent[0]?.body).toEqual({ email: 'anna@example.com' });
});

it("a link for a forgotten password that can't be sent says so", async () => {
  fakeApi({ forgotPassword: refuse(500, { detail: 'Internal words' }) });
  const { user } = renderPage(<ForgotPasswordPage />, { route: paths.forgotPassword });
  await user.type(screen.getByLabelText('Email'), 'anna@example.com{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Something went wrong$/);
});

describe('a new password', () => {
  const route = `${paths.resetPassword}?code=abc`;

  async function choose(user: ReturnType<typeof renderPage>['user'], password: string, repeated = password) {
    await user.type(screen.getByLabelText('New password'), password);
    await user.type(screen.getByLabelText('Retype new password'), repeated);
    await user.click(screen.getByRole('button', { name: 'Save password' }));
  }

  it('a reset password is saved with the code of the link', async () => {
    const api = fakeApi();
    const { user, address } = renderPage(<ResetPasswordPage />, { route });
    await choose(user, 'Secret123');
    await waitFor(() => expect(address()).toBe('/reset-password/password-changed'));
    expect(api.sent[0]?.body).toEqual({ password: 'Secret123', code: 'abc' });
  });

  it('password managers are told whose password is reset', () => {
    const { container } = renderPage(<ResetPasswordPage />, { route: `${route}#anna%40example.com` });
    expect(usernameBeforePassword(container)).toHaveValue('anna@example.com');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('a reset password has to meet the rules and to be typed twice', async () => {
    const api = fakeApi();
    const { user } = renderPage(<ResetPasswordPage />, { route });
    await choose(user, 'secret', 'Secret');
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/8 characters, 1 number & 1 uppercase/);
    expect(screen.getByLabelText('Retype new password')).toHaveAccessibleDescription('Passwords do not match');
    expect(api.sent).toEqual([]);
  });

  it.each([
    [400, 'This code was used already.'],
    [500, 'Something went wrong'],
  ])('a reset password that is refused with %d is explained by "%s"', async (status, text) => {
    fakeApi({ resetPassword: refuse(status, { detail: 'This code was used already.' }) });
    const { user } = renderPage(<ResetPasswordPage />, { route });
    await choose(user, 'Secret123');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('resetting a password needs a link with a code', () => {
    renderPage(<ResetPasswordPage />, { route: paths.resetPassword });
    expect(screen.getByRole('heading', { name: 'Invalid link' })).toBeVisible();
    expect(screen.getByText('This link is no longer valid')).toBeVisible();
  });
});
