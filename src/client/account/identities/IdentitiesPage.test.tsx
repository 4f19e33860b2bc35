import { screen, waitFor } from '@testing-library/react';
import { mySettingsPath, paths } from '../../../domain/links';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { idOf } from '../../testing/samples';
import { openSettings } from '../testing/settings';
import { IdentitiesPage } from './IdentitiesPage';
import { removalPath } from './identityPath';

const acme = {
  id: idOf(1),
  providerName: 'Acme ID',
  issuer: 'https://id.acme.example/tenant',
  created: 1714558200,
  lastUsed: 1714644600,
};
const twoFactor = (enabled: boolean) => reply({ enabled, recoveryCodesLeft: 0, requiredBy: [] });

function open(replies: Parameters<typeof fakeApi>[0] = {}, route: string = paths.identities) {
  const api = fakeApi({ getTwoFactor: twoFactor(false), listIdentities: reply([acme]), ...replies });
  const removed = () => api.sent.find(({ operationId }) => operationId === 'removeIdentity');
  return { ...renderPage(<IdentitiesPage />, { route }), removed };
}

it('the page lists the providers, their hosts and their last use', async () => {
  open();
  await screen.findByText('Acme ID', { selector: 'b' });
  const row = screen.getAllByRole('listitem').at(-1);
  expect(row).toHaveTextContent(/Acme ID.*id\.acme\.example · Linked May 1, 2024 · Last used: /);
  expect(screen.getByRole('link', { name: 'Remove Acme ID' })).toHaveAttribute('href', removalPath(acme.id));
});

it('an account without identities says so', async () => {
  open({ listIdentities: reply([]) });
  expect(await screen.findByText('No identity providers')).toBeVisible();
});

it('removing asks for the password, and returns to the list', async () => {
  const { user, address, removed } = open({}, removalPath(acme.id));
  expect(await screen.findByRole('heading', { name: 'Remove ‘Acme ID’' })).toBeVisible();
  await user.type(await screen.findByLabelText('Your password'), 'Secret123');
  await user.click(screen.getByRole('button', { name: 'Remove identity provider' }));
  await waitFor(() => expect(address()).toBe(paths.identities));
  expect(removed()?.body).toEqual({ password: 'Secret123' });
  expect(removed()?.url.pathname).toContain(acme.id);
});

it('with two-factor login, removing asks for a code, too', async () => {
  const { user, removed } = open({ getTwoFactor: twoFactor(true) }, removalPath(acme.id));
  await user.type(await screen.findByLabelText(/code/i), '287082');
  await user.type(screen.getByLabelText('Your password'), 'Secret123');
  await user.click(screen.getByRole('button', { name: 'Remove identity provider' }));
  await waitFor(() => expect(removed()?.body).toEqual({ password: 'Secret123', code: '287082' }));
});

it('people without a password can set one', async () => {
  open({}, removalPath(acme.id));
  expect(await screen.findByRole('link', { name: 'Set one by email' })).toHaveAttribute('href', paths.forgotPassword);
});

it('a wrong password is said, and removes nothing', async () => {
  const errors = [{ path: 'password', message: 'That’s not your password' }];
  const { user, address } = open({ removeIdentity: refuse(400, { errors }) }, removalPath(acme.id));
  await user.type(await screen.findByLabelText('Your password'), 'Secret123');
  await user.click(screen.getByRole('button', { name: 'Remove identity provider' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription('That’s not your password'),
  );
  expect(address()).toBe(removalPath(acme.id));
});

it('the account’s settings lead to the identities, if there are any', async () => {
  const { unmount } = openSettings(mySettingsPath('account'), { listIdentities: reply([acme]) });
  expect(await screen.findByRole('link', { name: 'Manage identity providers' })).toHaveAttribute(
    'href',
    paths.identities,
  );
  unmount();
  openSettings(mySettingsPath('account'), { listIdentities: reply([]) });
  expect(await screen.findByRole('heading', { name: 'Your data' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Identity providers' })).not.toBeInTheDocument();
});

it('the account’s other settings don’t depend on them', async () => {
  openSettings(mySettingsPath('account'), { listIdentities: refuse(500) });
  expect(await screen.findByRole('heading', { name: 'Your data' })).toBeVisible();
});
