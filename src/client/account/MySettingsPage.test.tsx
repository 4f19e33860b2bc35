import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { Account, Business, BusinessAdmin } from '../../contract/entities.gen';
import { mySettingsPath, pathTo, paths } from '../../domain/links';
import { emptyApi, tagTypes } from '../api/emptyApi';
import { aPod, can } from '../pods/testing/samples';
import { selectBusiness } from '../session';
import { fakeTimers } from '../testing/clock';
import { fakeApi, pending, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { signIn } from '../testing/token';
import { aMembership, anOwnedMembership, idOf } from '../testing/samples';
import { HasNavigatedContext } from '../ui/pages/hasNavigated';
import { ThemeProvider } from '../ui/theme/ThemeProvider';
import { ToastsAndDialogs } from '../ui/messages/ToastsAndDialogs';
import { MySettingsPage } from './MySettingsPage';

const id = (number: number) => `0190f3a2-7c11-7a40-8b1e-${String(number).padStart(12, '0')}`;

const account: Account = {
  bio: 'I make bowls.',
  timezone: 'Europe/London',
  emailAddress: 'maya@example.com',
  firstName: 'Maya',
  lastName: 'Okafor',
};

function business(number: number, name: string, role: 'owner' | 'admin' | 'member' = 'member'): Business {
  const [owner, isStaff] = [role === 'owner', role !== 'member'];
  return {
    id: id(number),
    name,
    owner,
    admin: role === 'admin',
    can: {
      edit: isStaff,
      addMembership: isStaff,
      viewAdmins: isStaff,
      inviteAdmin: owner,
      removeAdmin: owner,
      configureZoom: isStaff,
      viewAuditLog: owner,
      requireTwoFactor: owner,
    },
  };
}

const admin: BusinessAdmin = { id: id(50), firstName: 'Tom', lastName: 'Whitfield', email: 'tom@example.com' };

const noTwoFactor = { enabled: false, recoveryCodesLeft: 0, requiredBy: [] };

function page(route: string, given: Parameters<typeof fakeApi>[0] = {}, hasNavigated = false) {
  const api = fakeApi({
    getMyAccount: reply(account),
    updateProfile: reply(account),
    listMyBusinesses: reply([business(1, 'Slow Current')]),
    listBusinessAdmins: reply([admin]),
    listMyPods: reply([]),
    getTwoFactor: reply(noTwoFactor),
    ...given,
  });
  const shown = (
    <HasNavigatedContext value={hasNavigated}>
      <MySettingsPage />
    </HasNavigatedContext>
  );
  return { api, ...renderPage(shown, { route }) };
}

const sentTo = ({ sent }: ReturnType<typeof fakeApi>, operation: string) =>
  sent.filter(({ operationId }) => operationId === operation).map(({ body }) => body);

it('my settings open with the profile, and switching panels updates the address', async () => {
  const { user, address } = page(paths.mySettings);
  expect(await screen.findByLabelText('First name')).toHaveValue('Maya');
  await user.click(screen.getByRole('link', { name: 'Account' }));
  expect(address()).toBe(mySettingsPath('account'));
  expect(screen.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', paths.terms);
  expect(screen.getByRole('link', { name: 'Change password' })).toHaveAttribute('href', paths.changePassword);
});

it('each panel of my settings is a page with its own title, which takes the focus', async () => {
  const { user } = page(paths.mySettings, {}, true);
  await screen.findByLabelText('First name');
  expect(screen.getByRole('heading', { level: 1, name: 'My Settings' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Account' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toHaveFocus();
  expect(document.title).toBe('Account · Stepwell');
  await user.click(screen.getByRole('link', { name: 'My Settings' }));
  expect(screen.getByRole('heading', { level: 1, name: 'My Settings' })).toHaveFocus();
});

it('on desktops the title of my settings is that of the open panel', async () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  } as unknown as MediaQueryList);
  page(paths.mySettings);
  await screen.findByLabelText('First name');
  expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  jest.restoreAllMocks();
});

it('my settings show admins only to the owner and admins', async () => {
  page(mySettingsPath('admins'));
  expect(await screen.findByLabelText('First name')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Admins|Business/ })).not.toBeInTheDocument();
});

it.each([
  [
    'owner',
    [paths.businessSettings, mySettingsPath('admins'), paths.thirdPartySettings, paths.auditLog],
    'Two-factor login for admins',
  ],
  ['admin', [paths.businessSettings, mySettingsPath('admins'), paths.thirdPartySettings], undefined],
] as const)('the business panel shows the %s what they can look after', async (role, links, ownersSection) => {
  page(mySettingsPath('business'), {
    listMyBusinesses: reply([business(1, 'Slow Current', role)]),
    getZoomSettings: reply({ configured: true }),
    getTwoFactor: reply({ ...noTwoFactor, enabled: true, since: 1 }),
  });
  expect(await screen.findByText('Connected')).toBeVisible();
  const regions = screen.getAllByRole('region').flatMap((region) => within(region).queryAllByRole('link'));
  expect(regions.map((link) => link.getAttribute('href'))).toEqual(links);
  expect(screen.queryByRole('heading', { name: 'Two-factor login for admins' })?.textContent).toBe(ownersSection);
});

it('phones have the theme and logging out under the list of panels', async () => {
  signIn();
  const { user, store } = page(paths.mySettings, { logout: reply({ done: true }) });
  await user.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await user.click(screen.getByRole('radio', { name: 'System' }));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(store.getState().session.phase).toBe('signedOut'));
});

it('the owner is listed first among the admins, and can’t be removed', async () => {
  const owner: BusinessAdmin = { ...admin, id: id(51), firstName: 'Maya', lastName: 'Okafor', owner: true };
  page(mySettingsPath('admins'), {
    listMyBusinesses: reply([business(1, 'Slow Current', 'owner')]),
    listBusinessAdmins: reply([owner, admin]),
  });
  const row = within((await screen.findByText('Maya Okafor')).closest('li') as HTMLElement);
  expect(row.getByText('Owner')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Remove admin/ }).map((link) => link.textContent)).toEqual([
    'Remove Admin',
  ]);
});

it('my settings let the owner invite and remove admins', async () => {
  page(mySettingsPath('admins'), { listMyBusinesses: reply([business(1, 'Slow Current', 'owner')]) });
  expect(await screen.findByRole('link', { name: 'Invite Admin' })).toHaveAttribute('href', paths.inviteAdmin);
  const remove = await screen.findByRole('link', { name: 'Remove admin Tom Whitfield' });
  expect(remove).toHaveAttribute('href', pathTo(paths.removeAdmin, { admin: admin.id }));
});

describe('my pods, in the settings', () => {
  const joinable = aMembership({ leaderStatus: 'PENDING_APPROVAL', can: { ...aMembership().can, joinPod: true } });

  it("memberships that couldn't be loaded show an error, and load on retry", async () => {
    const { user, api } = page(mySettingsPath('my-pods'), { listMyMemberships: refuse(500) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('link', { name: 'Join pod' })).not.toBeInTheDocument();
    api.replies.listMyMemberships = reply([joinable]);
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Join pod' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Leading a pod' })).toBeVisible();
  });

  it('nothing of the previously selected business shows', async () => {
    const { store } = page(mySettingsPath('my-pods'), {
      listMyBusinesses: reply([business(1, 'Slow Current'), business(2, 'Quick Tide')]),
      listMyMemberships: ({ url }) => (url.pathname.includes(id(1)) ? reply([joinable]) : pending),
    });
    expect(await screen.findByRole('link', { name: 'Join pod' })).toBeVisible();
    act(() => selectBusiness(store.dispatch, id(2)));
    expect(screen.queryByRole('link', { name: 'Join pod' })).not.toBeInTheDocument();
    expect(screen.queryByText(joinable.name)).not.toBeInTheDocument();
  });
});

it('my settings let an admin see the other admins, but not change them', async () => {
  page(mySettingsPath('admins'), { listMyBusinesses: reply([business(1, 'Slow Current', 'admin')]) });
  expect(await screen.findByText('Tom Whitfield')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Invite Admin|Remove/ })).not.toBeInTheDocument();
});

afterEach(() => void jest.useRealTimers());

it("a saved profile shows 'All saved' for two seconds, then shows the settings again", async () => {
  fakeTimers({ doNotFake: ['queueMicrotask'] });
  const { api, user, address } = page(mySettingsPath('profile'));
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

it('the user is asked before leaving a changed profile, even for another panel', async () => {
  render(<ToastsAndDialogs />, { wrapper: ThemeProvider });
  const { user, address } = page(mySettingsPath('profile'));
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
  const { api, user, store, address } = page(mySettingsPath('profile'));
  await screen.findByLabelText('Bio');
  api.replies.getMyAccount = reply({ ...account, timezone: 'Asia/Tokyo' });
  act(() => void store.dispatch(emptyApi.util.invalidateTags([...tagTypes])));
  await waitFor(() => expect(screen.getByLabelText('Time zone')).toHaveDisplayValue(/Tokyo/));
  await user.click(screen.getByRole('link', { name: 'Account' }));
  expect(address()).toBe(mySettingsPath('account'));
});

it('the time zone is found by its city, and shows its present offset', async () => {
  const { api, user } = page(mySettingsPath('profile'));
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

it('a user who goes on editing a just-saved profile stays there', async () => {
  fakeTimers({ doNotFake: ['queueMicrotask'] });
  const { user, address } = page(mySettingsPath('profile'));
  await user.type(await screen.findByLabelText('Bio'), ' And cups.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('All saved')).toBeVisible();
  // Edits before the two seconds have passed: the user can leave a saved form without being asked.
  for (const value of ['I make jars.', 'I make bowls. And cups.']) {
    fireEvent.change(screen.getByLabelText('Bio'), { target: { value } });
  }
  await act(() => jest.advanceTimersByTimeAsync(2100));
  expect(address()).toBe(mySettingsPath('profile'));
});

it('the profile requires names and a bio, and shows what is missing next to each field', async () => {
  const { api, user } = page(paths.mySettings);
  for (const label of ['First name', 'Last name', 'Bio']) await user.clear(await screen.findByLabelText(label));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('First name is required')).toBeVisible();
  expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Last name is required');
  expect(screen.getByLabelText('Bio')).toHaveAccessibleDescription('Bio is required');
  expect(sentTo(api, 'updateProfile')).toEqual([]);
});

describe('the email address', () => {
  async function dialog(given?: Parameters<typeof fakeApi>[0]) {
    const { api, user } = page(paths.mySettings, given);
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
    const { api, user } = page(paths.mySettings, {
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

  it('a pending address that has been confirmed elsewhere goes after a failed resend', async () => {
    const { api, user } = page(paths.mySettings, {
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

it('the memberships panel links members to leaving, and the owner to deleting', async () => {
  page(mySettingsPath('memberships'), {
    listMyMemberships: reply([aMembership({ name: 'Mine' }), anOwnedMembership({ id: idOf(101), name: 'Ours' })]),
  });
  const linkTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await linkTo('Leave Mine')).toBe(pathTo(paths.membershipLeave, { membership: aMembership().id }));
  expect(await linkTo('Delete Ours')).toBe(pathTo(paths.deleteMembership, { membership: idOf(101) }));
  expect(screen.queryByRole('link', { name: /Leave Ours|Delete Mine/ })).not.toBeInTheDocument();
});

it('the memberships panel lists the memberships of the selected business, which the user can switch', async () => {
  const businesses = [business(1, 'Slow Current', 'owner'), business(2, 'Tall Ships')];
  const { api, user } = page(mySettingsPath('memberships'), { listMyBusinesses: reply(businesses) });
  expect(await screen.findByRole('radio', { name: 'Slow Current' })).toBeChecked();
  const toBusiness = screen.getByRole('link', { name: 'Business settings' });
  expect(toBusiness).toHaveAttribute('href', mySettingsPath('business'));
  await user.click(screen.getByRole('radio', { name: 'Tall Ships' }));
  expect(screen.getByRole('radio', { name: 'Tall Ships' })).toBeChecked();
  expect(screen.queryByRole('link', { name: /Business/ })).not.toBeInTheDocument();
  const requests = () => api.sent.filter(({ operationId }) => operationId === 'listMyMemberships');
  await waitFor(() => expect(requests().at(-1)?.url.pathname).toContain(id(2)));
});

it('the owner of a business without a membership is invited to add one, but can’t delete the account', async () => {
  page(mySettingsPath('memberships'), {
    listMyBusinesses: reply([business(1, 'Slow Current', 'owner')]),
    listMyMemberships: reply([]),
  });
  expect(await screen.findByRole('link', { name: 'Add Membership' })).toHaveAttribute('href', paths.membershipsAdd);
  expect(screen.queryByRole('link', { name: 'Delete my account' })).not.toBeInTheDocument();
});

it('a user without a membership can wait for an invite, or delete the account', async () => {
  page(mySettingsPath('memberships'), { listMyBusinesses: reply([]) });
  expect(await screen.findByText('You’re not in a membership')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Delete my account' })).toHaveAttribute('href', paths.deleteAccount);
});

it('users who are neither staff nor leaders can delete their account', async () => {
  page(mySettingsPath('account'));
  expect(await screen.findByRole('link', { name: 'Delete account' })).toHaveAttribute('href', paths.deleteAccount);
});

describe('a user with duties sees how to end them before deleting the account', () => {
  const isNotOffered = () => expect(screen.queryByRole('link', { name: 'Delete account' })).not.toBeInTheDocument();

  it('an owner is told to contact our support', async () => {
    page(mySettingsPath('account'), {
      listMyBusinesses: reply([business(1, 'Slow Current', 'owner')]),
      listMyPods: reply([]),
      getPlatformSettings: reply([{ name: 'SupportLink', value: 'https://help.example.com/' }]),
    });
    expect(await screen.findByText(/You own Slow Current. Ask our support/)).toBeVisible();
    const support = await screen.findByRole('link', { name: /Contact support/ });
    expect(support).toHaveAttribute('href', 'https://help.example.com/');
    isNotOffered();
  });

  it('an admin is told to ask the owner, and to hand over the pod they lead', async () => {
    page(mySettingsPath('account'), {
      listMyBusinesses: reply([business(1, 'Slow Current', 'admin')]),
      listMyPods: reply([aPod({ name: 'Early Birds', myRole: 'leader' })]),
    });
    expect(await screen.findByText(/admin of Slow Current. Ask its owner/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Hand over Early Birds' })).toBeVisible();
    expect(screen.getByText('You lead a pod. Hand it over to someone else first.')).toBeVisible();
    isNotOffered();
  });

  it('a leader alone in their pod is told to leave it', async () => {
    page(mySettingsPath('account'), {
      listMyPods: reply([aPod({ name: 'Early Birds', myRole: 'leader', can: can('leave') })]),
    });
    expect(await screen.findByText(/nobody else is in. It will be deleted when you leave it/)).toBeVisible();
    expect(screen.queryByText(/Hand it over to someone else first/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Leave Early Birds' })).toBeVisible();
    isNotOffered();
  });
});

it.each([
  ['memberships', 'You’re not in a membership'],
  ['account', /permanently deleted/],
] as const)("the %s panel doesn't appear empty if the businesses fail to load", async (panel, wrong) => {
  page(mySettingsPath(panel), { listMyBusinesses: refuse(500) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText(wrong)).not.toBeInTheDocument();
});
