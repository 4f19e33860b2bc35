import { screen, waitFor } from '@testing-library/react';
import { paths } from '../../domain/links';
import { fakeApi, refuse } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { usernameBeforePassword } from '../testing/usernameBeforePassword';
import { SignUpBusinessPage } from './SignUpBusinessPage';

async function fillIn(user: ReturnType<typeof renderPage>['user']) {
  await user.type(screen.getByLabelText('Business name'), 'Kiln & Co');
  await user.type(screen.getByLabelText('Email'), 'anna@example.com');
  await user.type(screen.getByLabelText('First name'), 'Anna');
  await user.type(screen.getByLabelText('Last name'), 'Lee');
  await user.type(screen.getByLabelText('Password'), 'Secret123');
  await user.type(screen.getByLabelText('Retype password'), 'Secret123');
  await user.click(screen.getByRole('checkbox'));
}

it('registering a business sends the required fields, and redirects to the inbox page', async () => {
  const api = fakeApi();
  const { user, address } = renderPage(<SignUpBusinessPage />, { route: paths.signUpBusiness });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  await waitFor(() => expect(address()).toBe('/sign-up/check-inbox'));
  expect(api.sent.find(({ operationId }) => operationId === 'registerBusiness')?.body).toEqual({
    acceptedVersions: ['0190f3a2-7c11-7a40-8b1e-2f6d5c4b3ad1'],
    businessName: 'Kiln & Co',
    email: 'anna@example.com',
    firstName: 'Anna',
    lastName: 'Lee',
    password: 'Secret123',
    timezone: 'UTC',
  });
});

it('password managers save the address as the username', () => {
  const { container } = renderPage(<SignUpBusinessPage />, { route: paths.signUpBusiness });
  expect(usernameBeforePassword(container)).toBe(screen.getByLabelText('Email'));
});

it('registering a business with missing fields shows an error for each', async () => {
  fakeApi();
  const { user } = renderPage(<SignUpBusinessPage />, { route: paths.signUpBusiness });
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  const alert = await screen.findByRole('alert');
  for (const text of [
    'Business name is required',
    'Email is required',
    'First name is required',
    'Last name is required',
  ]) {
    expect(alert).toHaveTextContent(text);
  }
  expect(alert).toHaveTextContent('8 characters, 1 number & 1 uppercase');
  expect(alert).toHaveTextContent('Please agree to terms');
});

it("registering a business shows the server's message next to its field and keeps the rest", async () => {
  fakeApi({ registerBusiness: refuse(400, { errors: [{ path: '/businessName', message: 'This name is taken.' }] }) });
  const { user } = renderPage(<SignUpBusinessPage />, { route: paths.signUpBusiness });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Business name')).toHaveAccessibleDescription('This name is taken.'),
  );
  expect(screen.getByLabelText('Password')).toHaveValue('Secret123');
});

it('registering a business can be cancelled, and its terms open in a new tab', () => {
  renderPage(<SignUpBusinessPage />, { route: paths.signUpBusiness });
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/sign-up/owner/terms');
  expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('target', '_blank');
});

it.each(['Log in', 'Cancel'])('registering a business asks before ‘%s’ discards what was typed', async (name) => {
  fakeApi();
  const { user, address } = renderPage(<SignUpBusinessPage />, { route: paths.signUpBusiness });
  await user.type(screen.getByLabelText('Business name'), 'Kiln & Co');
  const closingAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await waitFor(() => expect(closingAsks()).toBe(true));
  await user.click(screen.getByRole('link', { name }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe(paths.signUpBusiness);
  expect(screen.getByLabelText('Business name')).toHaveValue('Kiln & Co');
  await user.click(screen.getByRole('link', { name }));
  await user.click(await screen.findByRole('button', { name: 'Leave page' }));
  await waitFor(() => expect(address()).not.toBe(paths.signUpBusiness));
});
