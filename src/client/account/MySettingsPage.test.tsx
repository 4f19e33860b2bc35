import { act, screen, waitFor } from '@testing-library/react';
import { mySettingsPath, pathTo, paths } from '../../domain/links';
import { aPod, can } from '../pods/testing/samples';
import { selectBusiness } from '../session';
import { pending, refuse, reply } from '../testing/fakeApi';
import { aMembership, anOwnedMembership, idOf } from '../testing/samples';
import { signIn } from '../testing/token';
import { business, id, openSettings } from './testing/settings';

it('my settings open with the profile, and switching panels updates the address', async () => {
  const { user, address } = openSettings(paths.mySettings);
  expect(await screen.findByLabelText('First name')).toHaveValue('Maya');
  await user.click(screen.getByRole('link', { name: 'Account' }));
  expect(address()).toBe(mySettingsPath('account'));
  expect(screen.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', paths.terms);
  expect(screen.getByRole('link', { name: 'Change password' })).toHaveAttribute('href', paths.changePassword);
});

it('each panel of my settings is a page with its own title, which takes the focus', async () => {
  const { user } = openSettings(paths.mySettings, {}, true);
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
  openSettings(paths.mySettings);
  await screen.findByLabelText('First name');
  expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  jest.restoreAllMocks();
});

it('phones have the theme and logging out under the list of panels', async () => {
  signIn();
  const { user, store } = openSettings(paths.mySettings, { logout: reply({ done: true }) });
  await user.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await user.click(screen.getByRole('radio', { name: 'System' }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(store.getState().session.phase).toBe('signedOut'));
});

describe('my pods, in the settings', () => {
  const joinable = aMembership({ leaderStatus: 'PENDING_APPROVAL', can: { ...aMembership().can, joinPod: true } });

  it("memberships that couldn't be loaded show an error, and load on retry", async () => {
    const { user, api } = openSettings(mySettingsPath('my-pods'), { listMyMemberships: refuse(500) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('link', { name: 'Join pod' })).not.toBeInTheDocument();
    api.replies.listMyMemberships = reply([joinable]);
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Join pod' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Leading a pod' })).toBeVisible();
  });

  it('nothing of the previously selected business shows', async () => {
    const { store } = openSettings(mySettingsPath('my-pods'), {
      listMyBusinesses: reply([business(1, 'Slow Current'), business(2, 'Quick Tide')]),
      listMyMemberships: ({ url }) => (url.pathname.includes(id(1)) ? reply([joinable]) : pending),
    });
    expect(await screen.findByRole('link', { name: 'Join pod' })).toBeVisible();
    act(() => selectBusiness(store.dispatch, id(2)));
    expect(screen.queryByRole('link', { name: 'Join pod' })).not.toBeInTheDocument();
    expect(screen.queryByText(joinable.name)).not.toBeInTheDocument();
  });
});

it('the memberships panel links members to leaving, and the owner to deleting', async () => {
  openSettings(mySettingsPath('memberships'), {
    listMyMemberships: reply([aMembership({ name: 'Mine' }), anOwnedMembership({ id: idOf(101), name: 'Ours' })]),
  });
  const linkTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await linkTo('Leave Mine')).toBe(pathTo(paths.membershipLeave, { membership: aMembership().id }));
  expect(await linkTo('Delete Ours')).toBe(pathTo(paths.deleteMembership, { membership: idOf(101) }));
  expect(screen.queryByRole('link', { name: /Leave Ours|Delete Mine/ })).not.toBeInTheDocument();
});

it('the memberships panel lists the memberships of the selected business, which the user can switch', async () => {
  const businesses = [business(1, 'Slow Current', 'owner'), business(2, 'Tall Ships')];
  const { api, user } = openSettings(mySettingsPath('memberships'), { listMyBusinesses: reply(businesses) });
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
  openSettings(mySettingsPath('memberships'), {
    listMyBusinesses: reply([business(1, 'Slow Current', 'owner')]),
    listMyMemberships: reply([]),
  });
  expect(await screen.findByRole('link', { name: 'Add Membership' })).toHaveAttribute('href', paths.membershipsAdd);
  expect(screen.queryByRole('link', { name: 'Delete my account' })).not.toBeInTheDocument();
});

it('a user without a membership can wait for an invite, or delete the account', async () => {
  openSettings(mySettingsPath('memberships'), { listMyBusinesses: reply([]) });
  expect(await screen.findByText('You’re not in a membership')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Delete my account' })).toHaveAttribute('href', paths.deleteAccount);
});

it('users who are neither staff nor leaders can delete their account', async () => {
  openSettings(mySettingsPath('account'));
  expect(await screen.findByRole('link', { name: 'Delete account' })).toHaveAttribute('href', paths.deleteAccount);
});

describe('a user with duties sees how to end them before deleting the account', () => {
  const isNotOffered = () => expect(screen.queryByRole('link', { name: 'Delete account' })).not.toBeInTheDocument();

  it('an owner is asked to hand the business over, or to contact our support', async () => {
    openSettings(mySettingsPath('account'), {
      listMyBusinesses: reply([business(1, 'Slow Current', 'owner')]),
      listMyPods: reply([]),
      getPlatformSettings: reply([{ name: 'SupportLink', value: 'https://help.example.com/' }]),
    });
    expect(await screen.findByText(/You own Slow Current. Hand it over to an admin first/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Hand over Slow Current' })).toHaveAttribute(
      'href',
      pathTo(paths.businessHandOver, { business: id(1) }),
    );
    const support = await screen.findByRole('link', { name: /Contact support/ });
    expect(support).toHaveAttribute('href', 'https://help.example.com/');
    isNotOffered();
  });

  it('an admin is told to ask the owner, and to hand over the pod they lead', async () => {
    openSettings(mySettingsPath('account'), {
      listMyBusinesses: reply([business(1, 'Slow Current', 'admin')]),
      listMyPods: reply([aPod({ name: 'Early Birds', myRole: 'leader' })]),
    });
    expect(await screen.findByText(/admin of Slow Current. Ask its owner/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Hand over Early Birds' })).toBeVisible();
    expect(screen.getByText('You lead a pod. Hand it over to someone else first.')).toBeVisible();
    isNotOffered();
  });

  it('a leader alone in their pod is told to leave it', async () => {
    openSettings(mySettingsPath('account'), {
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
  openSettings(mySettingsPath(panel), { listMyBusinesses: refuse(500) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText(wrong)).not.toBeInTheDocument();
});
