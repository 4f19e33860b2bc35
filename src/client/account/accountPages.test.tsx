import { screen, waitFor } from '@testing-library/react';
import { mySettingsPath, paths } from '../../domain/links';
import { readAccessToken } from '../api/accessToken';
import { aPod, me } from '../pods/testing/samples';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { idOf } from '../testing/samples';
import { signIn } from '../testing/token';
import { ChangePasswordPage } from './ChangePasswordPage';
import { DeleteAccountPage } from './DeleteAccountPage';

const noTwoFactor = reply({ enabled: false, recoveryCodesLeft: 0, requiredBy: [] });

describe('changing the password', () => {
  async function fillIn(given: Parameters<typeof fakeApi>[0], confirm = 'Better-2') {
    const api = fakeApi(given);
    const { user } = renderPage(<ChangePasswordPage />, { route: paths.changePassword });
    await user.type(screen.getByLabelText('Current password'), 'old');
    await user.type(screen.getByLabelText('New password'), 'Better-2');
    await user.type(screen.getByLabelText('Retype new password'), confirm);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    return api;
  }

  it('a changed password shows that it was changed', async () => {
    const { sent } = await fillIn({});
    expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible();
    expect(sent.find(({ operationId }) => operationId === 'changePassword')?.body).toEqual({
      oldPassword: 'old',
      newPassword: 'Better-2',
    });
    const back = screen.getByRole('link', { name: 'Back to My Settings' });
    expect(back).toHaveAttribute('href', mySettingsPath('account'));
  });

  it('password managers are told whose password it is', async () => {
    fakeApi({ getMyUser: reply(me) });
    const { container } = renderPage(<ChangePasswordPage />, { route: paths.changePassword });
    await waitFor(() => expect(container.querySelector('[autocomplete=username]')).toHaveValue(me.email));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('a wrong current password is shown at its field', async () => {
    const message = 'That isn’t your current password.';
    await fillIn({
      changePassword: refuse(400, { detail: message, errors: [{ path: 'oldPassword', message }] }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(message);
  });

  it("a password change that fails shows 'Something went wrong'", async () => {
    await fillIn({ changePassword: refuse(500, { detail: 'A detail of the server.' }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  });

  it('changing the password needs the new one typed the same twice', async () => {
    const { sent } = await fillIn({}, 'Better-3');
    expect(screen.getByLabelText('Retype new password')).toHaveAccessibleDescription(/Passwords do not match/);
    expect(sent.map(({ operationId }) => operationId)).not.toContain('changePassword');
  });
});

it('deleting the account shows what is lost, deletes it, and ends the session', async () => {
  signIn();
  const { sent } = fakeApi({ getTwoFactor: noTwoFactor });
  const { user, address } = renderPage(<DeleteAccountPage />, { route: paths.deleteAccount });
  expect(screen.getByText('An email will record all your Next Tiny Steps.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription('Password is required'),
  );
  await user.type(screen.getByLabelText('Your password'), 'Tiny-Step-1');
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(address()).toBe(paths.accountDeleted));
  expect(readAccessToken()).toBeNull();
  expect(sent.find(({ operationId }) => operationId === 'deleteMyUser')?.body).toEqual({ password: 'Tiny-Step-1' });
});

it('deleting the account names what has to be handed over first', async () => {
  signIn();
  const detail = 'You lead the pod Early Birds. Please hand this over first. Then you can delete your account.';
  const led = aPod({ myRole: 'leader' });
  fakeApi({
    getTwoFactor: noTwoFactor,
    deleteMyUser: refuse(409, { detail, code: 'hand_over_first' }),
    listMyPods: reply([led, aPod({ id: idOf(201) })]),
  });
  const { user, address } = renderPage(<DeleteAccountPage />, { route: paths.deleteAccount });
  await user.type(screen.getByLabelText('Your password'), 'Tiny-Step-1');
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  const links = await screen.findAllByRole('link', { name: 'Hand over Early Birds' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/leader/switch?p=${led.id}`]);
  expect(address()).toBe(paths.deleteAccount);
  expect(readAccessToken()).not.toBeNull();
});

it('deleting the account goes back to the settings', () => {
  fakeApi();
  renderPage(<DeleteAccountPage />, { route: paths.deleteAccount });
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', mySettingsPath('account'));
});
