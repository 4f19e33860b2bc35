import { screen, within } from '@testing-library/react';
import type { BusinessAdmin } from '../../contract/entities.gen';
import { businessTermsPath, mySettingsPath, pathTo, paths } from '../../domain/links';
import { reply } from '../testing/fakeApi';
import { admin, business, id, noTwoFactor, openSettings } from './testing/settings';

it('my settings show admins only to the owner and admins', async () => {
  openSettings(mySettingsPath('admins'));
  expect(await screen.findByLabelText('First name')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Admins|Business/ })).not.toBeInTheDocument();
});

it.each([
  [
    'owner',
    [
      paths.businessSettings,
      businessTermsPath(id(1)),
      mySettingsPath('admins'),
      paths.businessReports,
      paths.businessHandOver,
      paths.thirdPartySettings,
      paths.apiKeys,
      paths.webhooks,
      pathTo(paths.businessSignOn, { business: id(1) }),
      paths.auditLog,
    ],
    'Two-factor login for admins',
  ],
  [
    'admin',
    [
      paths.businessSettings,
      businessTermsPath(id(1)),
      mySettingsPath('admins'),
      paths.businessReports,
      paths.thirdPartySettings,
      paths.apiKeys,
      paths.webhooks,
    ],
    undefined,
  ],
] as const)('the business panel shows the %s what they can look after', async (role, links, ownersSection) => {
  openSettings(mySettingsPath('business'), {
    listMyBusinesses: reply([business(1, 'Slow Current', role)]),
    getZoomSettings: reply({ configured: true }),
    getTwoFactor: reply({ ...noTwoFactor, enabled: true, since: 1 }),
  });
  expect(await screen.findByText('Connected')).toBeVisible();
  const regions = screen.getAllByRole('region').flatMap((region) => within(region).queryAllByRole('link'));
  expect(regions.map((link) => link.getAttribute('href'))).toEqual(links);
  expect(screen.queryByRole('heading', { name: 'Two-factor login for admins' })?.textContent).toBe(ownersSection);
});

it('the owner is listed first among the admins, and can’t be removed', async () => {
  const owner: BusinessAdmin = { ...admin, id: id(51), firstName: 'Maya', lastName: 'Okafor', owner: true };
  openSettings(mySettingsPath('admins'), {
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
  openSettings(mySettingsPath('admins'), { listMyBusinesses: reply([business(1, 'Slow Current', 'owner')]) });
  expect(await screen.findByRole('link', { name: 'Invite Admin' })).toHaveAttribute('href', paths.inviteAdmin);
  const remove = await screen.findByRole('link', { name: 'Remove admin Tom Whitfield' });
  expect(remove).toHaveAttribute('href', pathTo(paths.removeAdmin, { admin: admin.id }));
});

it('my settings let an admin see the other admins, but not change them', async () => {
  openSettings(mySettingsPath('admins'), { listMyBusinesses: reply([business(1, 'Slow Current', 'admin')]) });
  expect(await screen.findByText('Tom Whitfield')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Invite Admin|Remove/ })).not.toBeInTheDocument();
});
