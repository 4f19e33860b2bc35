import { screen, waitFor } from '@testing-library/react';
import { mySettingsPath, paths } from '../../domain/links';
import { readAccessToken } from '../api/transport/accessToken';
import { aPod, me } from '../pods/testing/samples';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
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

  it('a changed password shows a confirmation', async () => {
    const { sent } = await fillIn({});
    expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible();
    expect(sent.find(({ operationId }) => operationId === 'changePassword')?.body).toEqual({
      oldPassword: 'old',
      newPassword: 'Better-2',
    });
    const back = screen.getByRole('link', { name: 'Back to My Settings' });
    expect(back).toHaveAttribute('href', mySettingsPath('account'));
  });

  it('password managers learn whose password is being changed', async () => {
    fakeApi({ getMyUser: reply(me) });
    const { container } = renderPage(<ChangePasswordPage />, { route: paths.changePassword });
    await waitFor(() => expect(container.querySelector('[autocomplete=username]')).toHaveValue(me.email));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('a wrong current password shows an error next to its field', async () => {
    const message = 'That isn’t your current password.';
    await fillIn({
      changePassword: refuse(400, { detail: message, errors: [{ path: 'oldPassword', message }] }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(message);
  });

  it("a failed password change shows 'Something went wrong'", async () => {
    await fillIn({ changePassword: refuse(500, { detail: 'A detail of the server.' }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  });

  it('changing the password requires the new one to be typed twice', async () => {
    const { sent } = await fillIn({}, 'Better-3');
    expect(screen.getByLabelText('Retype new password')).toHaveAccessibleDescription(/Passwords do not match/);
    expect(sent.map(({ operationId }) => operationId)).not.toContain('changePassword');
  });
});

const noDuties = { listMyBusinesses: reply([]), listMyPods: reply([]) };

it('deleting the account shows what is lost, deletes it, and ends the session', async () => {
  signIn();
  const { sent } = fakeApi({ ...noDuties, getTwoFactor: noTwoFactor });
  const { user, address } = renderPage(<DeleteAccountPage />, { route: paths.deleteAccount });
  expect(await screen.findByText('An email will record all your Next Tiny Steps.')).toBeVisible();
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

it.each([
  ['as the page opens', true],
  ['when the server refuses, as it came up since', false],
])('deleting the account lists what must be handed over instead, %s', async (_, isLeader) => {
  signIn();
  const led = aPod({ myRole: 'leader' });
  const api = fakeApi({
    ...noDuties,
    getTwoFactor: noTwoFactor,
    deleteMyUser: refuse(409, { code: 'hand_over_first' }),
    ...(isLeader && { listMyPods: reply([led]) }),
  });
  const { user, address } = renderPage(<DeleteAccountPage />, { route: paths.deleteAccount });
  if (!isLeader) {
    await user.type(await screen.findByLabelText('Your password'), 'Tiny-Step-1');
    api.replies.listMyPods = reply([led]);
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  }
  expect(await screen.findByRole('link', { name: 'Hand over Early Birds' })).toHaveAttribute(
    'href',
    `/leader/switch?p=${led.id}`,
  );
  expect(screen.queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
  expect(address()).toBe(paths.deleteAccount);
  expect(readAccessToken()).not.toBeNull();
});

it('deleting the account can return to the settings', async () => {
  fakeApi(noDuties);
  renderPage(<DeleteAccountPage />, { route: paths.deleteAccount });
  expect(await screen.findByRole('link', { name: 'Cancel' })).toHaveAttribute('href', mySettingsPath('account'));
});
