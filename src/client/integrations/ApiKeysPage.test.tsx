import { screen, waitFor, within } from '@testing-library/react';
import type { ApiKey } from '../../contract/entities.gen';
import { MAX_API_KEYS } from '../../domain/integrations/apiKeys';
import { mySettingsPath, pathTo, paths } from '../../domain/links';
import { SECONDS_PER_DAY } from '../../domain/time/zonedTime';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { renderPage, settled } from '../testing/renderPage';
import { aBusiness, idOf } from '../testing/samples';
import { ToastsAndDialogs } from '../ui/messages/ToastsAndDialogs';
import { nowInSeconds } from '../ui/useNow';
import { ApiKeysPage } from './ApiKeysPage';

const business = aBusiness({ name: 'Kiln & Co' });

const aKey = (number: number, changes: Partial<ApiKey> = {}): ApiKey => ({
  id: idOf(number),
  name: 'Our shop',
  ending: 'k9Qz',
  scopes: ['members:read', 'members:write'],
  createdBy: 'Marian Meyer',
  creatorId: '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a05',
  created: Date.parse('2026-01-06T19:00:00Z') / 1000,
  expires: nowInSeconds() + 200 * SECONDS_PER_DAY,
  ...changes,
});

const shop = aKey(1);
const sheet = aKey(2, { name: 'Spreadsheet', ending: 'Ab_1', scopes: ['pods:read'] });

function open(listApiKeys: ApiKey[] = [shop, sheet], replies: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ listMyBusinesses: reply([business]), listApiKeys: reply(listApiKeys), ...replies });
  const page = (
    <>
      <ApiKeysPage />
      <ToastsAndDialogs />
    </>
  );
  return { ...api, ...renderPage(page, { route: paths.apiKeys }) };
}

const row = async (name: string) => (await screen.findByText(name, { selector: 'b' })).closest('li') as HTMLElement;

async function revoke({ user }: ReturnType<typeof open>, answer = 'Revoke key') {
  await user.click(await screen.findByRole('button', { name: 'Revoke Our shop' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke ‘Our shop’?' }));
  const text = dialog.getByText(/^Any program that uses this key/).textContent;
  await user.click(dialog.getByRole('button', { name: answer }));
  return text;
}

it('a key shows its ending, what it may do, who created it, when it expires and when it was last used', async () => {
  open([aKey(1, { lastUsed: nowInSeconds() - 300 }), sheet]);
  const text = (await row('Our shop')).textContent;
  expect(text).toContain('Our shop…k9QzRead members\u00a0· Invite, disable and remove members');
  expect(text).toMatch(/Created by Marian Meyer on Jan 6, 2026Expires \w+ \d+, \d{4}\u00a0· Last used: 5 minutes ago/);
  expect((await row('Spreadsheet')).textContent).toMatch(/Read pods.*Never used/);
});

it.each([
  [14, 'Expires in 14 days'],
  [1, 'Expires within a day'],
  [0, 'Expired'],
])('a key that expires in %i days says so in a badge', async (days, badge) => {
  open([aKey(1, { expires: nowInSeconds() + days * SECONDS_PER_DAY })]);
  expect(within(await row('Our shop')).getByText(badge)).toBeVisible();
});

it('a key that expires later has no badge', async () => {
  open([aKey(1, { expires: nowInSeconds() + 15 * SECONDS_PER_DAY })]);
  expect((await row('Our shop')).textContent).not.toMatch(/Expired|Expires (in|within)/);
});

it('a business without keys is told what they are for, and can create one', async () => {
  open([]);
  expect(await screen.findByText('No API keys yet')).toBeVisible();
  expect(screen.getByText(/checkout, a spreadsheet or Zapier/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create a key' })).toHaveAttribute(
    'href',
    pathTo(paths.apiKeysAdd, { business: business.id }),
  );
});

it('a business with all the keys it can have is told to revoke one first', async () => {
  open(Array.from({ length: MAX_API_KEYS }, (_, index) => aKey(index, { name: `Program ${index}` })));
  expect(await screen.findByText(/^You have 50 keys/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Create a key' })).not.toBeInTheDocument();
});

it('keys that can’t be loaded can be retried', async () => {
  const { user, replies } = open([], { listApiKeys: refuse(500) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  replies.listApiKeys = reply([shop]);
  await user.click(retry);
  expect(await row('Our shop')).toBeVisible();
});

it('a revoked key disappears, after a dialog that says what it could do, and the focus stays nearby', async () => {
  const page = open();
  const { replies, sent } = page;
  replies.revokeApiKey = () => {
    replies.listApiKeys = reply([sheet]);
    return reply({ done: true });
  };
  expect(await revoke(page)).toContain('Read members\u00a0· Invite, disable and remove members');
  expect(await screen.findByText('The key ‘Our shop’ has been revoked. It no longer works.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Our shop', { selector: 'b' })).not.toBeInTheDocument());
  await settled();
  expect(document.activeElement).not.toBe(document.body);
  const revoked = sent.find(({ operationId }) => operationId === 'revokeApiKey');
  expect(revoked?.url.pathname).toBe(`/v1/businesses/${business.id}/api-keys/${shop.id}`);
});

it('the last key leaves the explanation and the focus behind', async () => {
  const page = open([shop]);
  page.replies.revokeApiKey = () => {
    page.replies.listApiKeys = reply([]);
    return reply({ done: true });
  };
  await revoke(page);
  expect(await screen.findByText('No API keys yet')).toBeVisible();
  await settled();
  expect(document.activeElement).not.toBe(document.body);
});

it('revoking can be cancelled', async () => {
  const page = open();
  await revoke(page, 'Keep it');
  await settled();
  expect(page.sent.map(({ operationId }) => operationId)).not.toContain('revokeApiKey');
});

it('a key that can’t be revoked shows why, even if it is no longer listed', async () => {
  const page = open();
  page.replies.revokeApiKey = () => {
    page.replies.listApiKeys = reply([sheet]);
    return refuse(404, { detail: 'This key no longer exists.' });
  };
  await revoke(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('This key no longer exists.');
  await waitFor(() => expect(screen.queryByText('Our shop', { selector: 'b' })).not.toBeInTheDocument());
});

it('an expired key is removed, and nothing stops working', async () => {
  const page = open([aKey(1, { expires: nowInSeconds() - 60 })]);
  await page.user.click(await screen.findByRole('button', { name: 'Remove Our shop' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove ‘Our shop’?' }));
  expect(dialog.getByText(/nothing stops working/)).toBeVisible();
  await page.user.click(dialog.getByRole('button', { name: 'Remove key' }));
  expect(await screen.findByText('The key ‘Our shop’ has been removed.')).toBeVisible();
});

it('the page of the keys is for staff, and leads back to the business', async () => {
  const { unmount } = open();
  const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumbs' }));
  expect(crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    paths.mySettings,
    mySettingsPath('business'),
  ]);
  unmount();
  open([], { listMyBusinesses: reply([aBusiness({ owner: false })]) });
  expect(await screen.findByText('Sorry, page not found')).toBeVisible();
});
