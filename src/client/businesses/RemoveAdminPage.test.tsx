import { screen, waitFor } from '@testing-library/react';
import type { Business } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { SECONDS_PER_DAY } from '../../domain/time/zonedTime';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { businessCan } from '../testing/samples';
import { nowInSeconds } from '../ui/useNow';
import { RemoveAdminPage } from './RemoveAdminPage';

const id = (number: number) => `0190f3a2-7c11-7a40-8b1e-${String(number).padStart(12, '0')}`;

const business: Business = {
  id: id(1),
  name: 'Slow Current',
  owner: true,
  admin: false,
  can: businessCan(true),
};
const tom = { id: id(50), firstName: 'Tom', lastName: 'Whitfield', email: 'tom@example.com' };
const ada = { id: id(51), firstName: 'Ada', lastName: 'Stone', email: 'ada@example.com' };

function page(route: string, given: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    listMyBusinesses: reply([business]),
    listBusinessAdmins: reply([tom, ada]),
    listApiKeys: reply([]),
    ...given,
  });
  return { api, ...renderPage(<RemoveAdminPage />, { route }) };
}

const about = (adminId: string) => pathTo(paths.removeAdmin, { admin: adminId });

it('the page to remove an admin shows who loses what, and returns to the list of admins', async () => {
  const { api, user, address } = page(about(tom.id));
  expect(await screen.findByText(/Tom Whitfield will no longer look after Slow Current/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Tom' }));
  await waitFor(() => expect(address()).toBe(paths.businessAdmins));
  const removed = api.sent.find(({ operationId }) => operationId === 'removeBusinessAdmin');
  expect(removed?.url.pathname).toBe(`/v1/businesses/${business.id}/business-admins/${tom.id}`);
});

it('the page to remove an admin names their API keys, which stop working', async () => {
  const aKey = (number: number, name: string, creatorId: string, days = 90) => ({
    id: id(number),
    name,
    ending: 'k9Qz',
    scopes: ['members:read'],
    createdBy: 'Tom Whitfield',
    creatorId,
    created: 1767726000,
    expires: nowInSeconds() + days * SECONDS_PER_DAY,
  });
  const shop = aKey(1, 'Our shop', tom.id);
  const others = [aKey(3, 'Zapier', ada.id), aKey(4, 'Old shop', tom.id, -1)];
  const listApiKeys = reply([shop, aKey(2, 'Spreadsheet', tom.id), ...others]);
  const { unmount } = page(about(tom.id), { listApiKeys });
  expect(await screen.findByText('Their API keys stop working: Our shop, Spreadsheet.')).toBeVisible();
  unmount();

  page(about(tom.id), { listApiKeys: reply([shop]) });
  expect(await screen.findByText('Their API key stops working: Our shop.')).toBeVisible();
});

it('an admin who has no API keys can be removed without a word about them', async () => {
  page(about(tom.id), { listApiKeys: reply([]) });
  expect(await screen.findByRole('button', { name: 'Remove Tom' })).toBeVisible();
  expect(screen.queryByText(/API key/)).not.toBeInTheDocument();
});

it('an admin whose API keys can’t be loaded can be removed, with a warning that any would stop working', async () => {
  page(about(tom.id), { listApiKeys: refuse(500) });
  expect(await screen.findByRole('button', { name: 'Remove Tom' })).toBeVisible();
  expect(screen.getByText('Any API keys they created stop working.')).toBeVisible();
});

it('if an admin can’t be removed, the page stays and shows why', async () => {
  const { user, address } = page(about(tom.id), { removeBusinessAdmin: refuse(409, { detail: 'Already removed.' }) });
  await user.click(await screen.findByRole('button', { name: 'Remove Tom' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Already removed.');
  expect(address()).toBe(about(tom.id));
});

it('the page to remove an admin shows the only admin, or else redirects to the list of admins', async () => {
  page(paths.removeAdmin, { listBusinessAdmins: reply([ada]) });
  expect(await screen.findByRole('button', { name: 'Remove Ada' })).toBeVisible();
  const several = page(paths.removeAdmin);
  await waitFor(() => expect(several.address()).toBe(paths.businessAdmins));
});

it.each([
  ['who is no admin', about(id(99)), business],
  ['who is not the owner', about(tom.id), { ...business, owner: false, can: { ...business.can, removeAdmin: false } }],
])('the page to remove an admin is not found for %s', async (_whom, route, mine) => {
  page(route, { listMyBusinesses: reply([mine]) });
  expect(await screen.findByText('Sorry, page not found')).toBeVisible();
});

it.each([
  ['there is no business', reply([]), 'Sorry, page not found'],
  ['the businesses could not be loaded', refuse(500), 'Try again'],
])("the page to remove an admin doesn't wait for ever when %s", async (_, answer, shown) => {
  page(about(tom.id), { listMyBusinesses: answer });
  expect(await screen.findByText(shown)).toBeVisible();
});
