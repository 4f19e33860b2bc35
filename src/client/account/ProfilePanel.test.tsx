import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { mySettingsPath, paths } from '../../domain/links';
import { emptyApi, tagTypes } from '../api/emptyApi';
import { fakeTimers } from '../testing/clock';
import { refuse, reply, type fakeApi } from '../testing/fakeApi';
import { ThemeProvider } from '../ui/theme/ThemeProvider';
import { ToastsAndDialogs } from '../ui/messages/ToastsAndDialogs';
import { account, openSettings, sentTo } from './testing/settings';

afterEach(() => void jest.useRealTimers());

it("a saved profile shows 'All saved' for two seconds, then shows the settings again", async () => {
  fakeTimers({ doNotFake: ['queueMicrotask'] });
  const { api, user, address } = openSettings(mySettingsPath('profile'));
  const bio = await screen.findByLabelText('Bio');
  await user.clear(bio);
  await user.type(bio, 'I sell bowls.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('All saved')).toBeVisible();
  expect(sentTo(api, 'updateProfile')).toEqual([
    { firstName: 'Maya', lastName: 'Okafor', bio: 'I sell bowls.', timezone: 'Europe/London' },
  ]);
  expect(address()).toBe(mySettingsPath('profile'));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(address()).toBe(mySettingsPath('profile'));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(address()).toBe(paths.mySettings);
});

it('a person without a bio saves a new name', async () => {
  const { api, user } = openSettings(mySettingsPath('profile'), { getMyAccount: reply({ ...account, bio: '' }) });
  const name = await screen.findByLabelText('First name');
  await user.clear(name);
  await user.type(name, 'May');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('All saved')).toBeVisible();
  expect(sentTo(api, 'updateProfile')).toEqual([{ firstName: 'May', lastName: 'Okafor', timezone: 'Europe/London' }]);
});

it('a written bio can’t be emptied', async () => {
  const { user } = openSettings(mySettingsPath('profile'));
  await user.clear(await screen.findByLabelText('Bio'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('Bio is required')).not.toEqual([]);
});

it('the user is asked before leaving a changed profile, even for another panel', async () => {
  render(<ToastsAndDialogs />, { wrapper: ThemeProvider });
  const { user, address } = openSettings(mySettingsPath('profile'));
  await user.type(await screen.findByLabelText('Bio'), ' And cups.');
  await user.click(screen.getByRole('link', { name: 'Account' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(address()).toBe(mySettingsPath('profile'));
  expect(screen.getByLabelText('Bio')).toHaveValue('I make bowls. And cups.');
  await user.click(screen.getByRole('link', { name: 'Account' }));
  await user.click(await screen.findByRole('button', { name: 'Leave page' }));
  await waitFor(() => expect(address()).toBe(mySettingsPath('account')));
});

it('the user isn’t asked anything if the time zone changes outside the form', async () => {
  const { api, user, store, address } = openSettings(mySettingsPath('profile'));
  await screen.findByLabelText('Bio');
  api.replies.getMyAccount = reply({ ...account, timezone: 'Asia/Tokyo' });
  act(() => void store.dispatch(emptyApi.util.invalidateTags([...tagTypes])));
  await waitFor(() => expect(screen.getByLabelText('Time zone')).toHaveDisplayValue(/Tokyo/));
  await user.click(screen.getByRole('link', { name: 'Account' }));
  expect(address()).toBe(mySettingsPath('account'));
});

it('the time zone is found by its city, and shows its present offset', async () => {
  const { api, user } = openSettings(mySettingsPath('profile'));
  const zone = await screen.findByRole('combobox', { name: 'Time zone' });
  expect(zone).toHaveDisplayValue(/^London \((GMT, UTC\+00:00|BST, UTC\+01:00)\)$/);
  await user.click(zone);
  await user.keyboard('kathm');
  await user.click(await screen.findByRole('option', { name: 'Kathmandu (UTC+05:45)' }));
  expect(zone).toHaveDisplayValue('Kathmandu (UTC+05:45)');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sentTo(api, 'updateProfile')).toMatchObject([{ timezone: expect.stringMatching(/Ka?th?mandu/) as string }]),
  );
});

it('a user who continues editing a just-saved profile stays in its form', async () => {
  fakeTimers({ doNotFake: ['queueMicrotask'] });
  const { user, address } = openSettings(mySettingsPath('profile'));
  await user.type(await screen.findByLabelText('Bio'), ' And cups.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('All saved')).toBeVisible();
  for (const value of ['I make jars.', 'I make bowls. And cups.']) {
    fireEvent.change(screen.getByLabelText('Bio'), { target: { value } });
  }
  await act(() => jest.advanceTimersByTimeAsync(2100));
  expect(address()).toBe(mySettingsPath('profile'));
});

it('the profile requires names and a bio, and shows what is missing next to each field', async () => {
  const { api, user } = openSettings(paths.mySettings);
  for (const label of ['First name', 'Last name', 'Bio']) await user.clear(await screen.findByLabelText(label));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('First name is required')).toBeVisible();
  expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Last name is required');
  expect(screen.getByLabelText('Bio')).toHaveAccessibleDescription('Bio is required');
  expect(sentTo(api, 'updateProfile')).toEqual([]);
});

describe('the email address', () => {
  async function dialog(given?: Parameters<typeof fakeApi>[0]) {
    const { api, user } = openSettings(paths.mySettings, given);
    await user.click(await screen.findByRole('button', { name: /^Email maya@\s?example\.com\s*Change$/ }));
    const modal = within(await screen.findByRole('dialog', { name: 'Change your email' }));
    const ask = async (newEmail: string) => {
      await user.type(modal.getByLabelText('New email'), newEmail);
      await user.type(modal.getByLabelText('Your password'), 'Tiny-Step-1');
      await user.click(modal.getByRole('button', { name: 'Verify' }));
    };
    return { api, user, modal, ask, field: modal.getByLabelText('New email') };
  }

  it('the email address changes only through a link sent to the new one', async () => {
    const { api, user, modal, ask } = await dialog();
    await ask('new@example.com');
    expect(await modal.findByText("We've sent a verification link to your new email.")).toBeVisible();
    expect(sentTo(api, 'changeEmail')).toEqual([{ newEmail: 'new@example.com', password: 'Tiny-Step-1' }]);
    expect(modal.queryByRole('button', { name: 'Verify' })).not.toBeInTheDocument();
    await user.click(modal.getByText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('a new email address is required, and must differ from the old one', async () => {
    const { api, user, modal, field } = await dialog();
    await user.click(modal.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Please enter a new email address\./));
    await user.type(field, 'Maya@Example.com');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Please enter a different email address\./));
    expect(sentTo(api, 'changeEmail')).toEqual([]);
  });

  it('a pending address shows, and the user can send its link again or cancel the change', async () => {
    const { api, user } = openSettings(paths.mySettings, {
      getMyAccount: reply({ ...account, pendingEmail: 'new@example.com' }),
      resendEmailChange: reply({ done: true }),
      cancelEmailChange: reply({ done: true }),
    });
    expect(await screen.findByText(/^Waiting for/)).toHaveTextContent('Waiting for new@example.com');
    await user.click(screen.getByRole('button', { name: 'Resend the link to new@example.com' }));
    await waitFor(() => expect(sentTo(api, 'resendEmailChange')).toHaveLength(1));
    api.replies.getMyAccount = reply(account);
    await user.click(screen.getByRole('button', { name: 'Cancel the change to new@example.com' }));
    await waitFor(() => expect(screen.queryByText(/^Waiting for/)).not.toBeInTheDocument());
    expect(sentTo(api, 'cancelEmailChange')).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^Email/ })).toHaveFocus();
  });

  it('a pending address that has been confirmed elsewhere disappears after a failed resend', async () => {
    const { api, user } = openSettings(paths.mySettings, {
      getMyAccount: reply({ ...account, pendingEmail: 'new@example.com' }),
      resendEmailChange: refuse(409, { code: 'nothing_pending' }),
    });
    const resend = await screen.findByRole('button', { name: 'Resend the link to new@example.com' });
    api.replies.getMyAccount = reply({ ...account, emailAddress: 'new@example.com' });
    await user.click(resend);
    await waitFor(() => expect(resend).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /^Email new@/ })).toBeVisible();
  });

  it('a failed email change keeps the old address and says so', async () => {
    const { modal, ask, field } = await dialog({ changeEmail: refuse(500) });
    await ask('new@example.com');
    expect(await modal.findByText('Failed to start email change. Please try again.')).toBeVisible();
    expect(field).toHaveValue('new@example.com');
  });
});
