import { screen, waitFor, within } from '@testing-library/react';
import { mySettingsPath, paths } from '../../domain/links';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { answerBeforeLeaving } from '../testing/leaving';
import { renderPage } from '../testing/renderPage';
import { aBusiness } from '../testing/samples';
import { AdminsPage } from './AdminsPage';
import { BusinessSettingsPage } from './BusinessSettingsPage';
import { ZoomSettingsPage } from './ZoomSettingsPage';

const business = aBusiness({ name: 'Kiln & Co' });

function open(
  path: '/business/settings' | '/third-party/settings',
  replies: Parameters<typeof fakeApi>[0] = {},
  search = '',
) {
  const api = fakeApi({
    listMyBusinesses: reply([business]),
    getZoomSettings: reply({ configured: false }),
    ...replies,
  });
  const page = path === '/business/settings' ? <BusinessSettingsPage /> : <ZoomSettingsPage />;
  const bodies = (operationId: string) =>
    api.sent.filter((one) => one.operationId === operationId).map(({ body }) => body);
  return { ...renderPage(page, { route: path + search }), ...api, bodies };
}

type User = ReturnType<typeof open>['user'];
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));

it("the settings of a business link back to the user's own settings", async () => {
  open('/business/settings');
  const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumbs' }));
  expect(crumbs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['My Settings', paths.mySettings],
    ['Business', mySettingsPath('business')],
  ]);
  expect(crumbs.getByText('Business settings')).toBeVisible();
});

it('the name of the business is required', async () => {
  const { user, bodies } = open('/business/settings');
  await user.clear(await screen.findByLabelText('Business name'));
  await save(user);
  await waitFor(() =>
    expect(screen.getByLabelText('Business name')).toHaveAccessibleDescription('Business name is required'),
  );
  expect(bodies('updateBusiness')).toEqual([]);
});

it('spaces around the name of the business are removed before it is sent', async () => {
  const { user, bodies } = open('/business/settings');
  await user.type(await screen.findByLabelText('Business name'), ' Ltd ');
  await save(user);
  await waitFor(() => expect(bodies('updateBusiness')).toEqual([{ name: 'Kiln & Co Ltd' }]));
});

it("a business name that can't be saved shows an error, and stays as typed", async () => {
  const { user } = open('/business/settings', { updateBusiness: refuse(500) });
  await user.type(await screen.findByLabelText('Business name'), ' Ltd');
  await save(user);
  expect(await screen.findByText('Ran into a problem')).toBeVisible();
  expect(screen.getByLabelText('Business name')).toHaveValue('Kiln & Co Ltd');
});

it.each([
  ['/business/settings', 'Business name'],
  ['/third-party/settings', 'Zoom key'],
] as const)('%s asks before leaving an unsaved change', async (path, label) => {
  const page = open(path);
  await page.user.type(await screen.findByLabelText(label), 'x');
  await answerBeforeLeaving(page, 'My Settings', 'Leave page');
});

describe('the Zoom form', () => {
  const fillIn = async (user: User) => {
    await user.type(await screen.findByLabelText('Zoom key'), 'key');
    await user.type(screen.getByLabelText('Zoom secret'), 'secret');
    await user.type(screen.getByLabelText('Zoom user ID'), 'host@example.com');
  };
  const given = { zoomApiKey: 'key', zoomApiSecret: 'secret', zoomUserId: 'host@example.com' };

  it('the Zoom form requires a key, a secret and a Zoom user’s address', async () => {
    const { user, bodies } = open('/third-party/settings');
    await user.type(await screen.findByLabelText('Zoom user ID'), 'host');
    await save(user);
    const field = (label: string) => expect(screen.getByLabelText(label));
    await waitFor(() => field('Zoom key').toHaveAccessibleDescription('Zoom key is required'));
    field('Zoom secret').toHaveAccessibleDescription('Zoom secret is required');
    field('Zoom user ID').toHaveAccessibleDescription(expect.stringContaining('Zoom user email is invalid'));
    await user.clear(screen.getByLabelText('Zoom user ID'));
    await waitFor(() =>
      field('Zoom user ID').toHaveAccessibleDescription(expect.stringContaining('Zoom user ID is required')),
    );
    expect(bodies('replaceZoomSettings')).toEqual([]);
  });

  it('the Zoom form doesn’t send an empty account id, and stays on the page', async () => {
    const { user, bodies, address } = open('/third-party/settings');
    await fillIn(user);
    await save(user);
    await waitFor(() => expect(bodies('replaceZoomSettings')).toEqual([given]));
    expect(address()).toBe('/third-party/settings');
  });

  it('saving Zoom opens the page that required it', async () => {
    const { user, address } = open('/third-party/settings', {}, '?return=%2Fpods');
    await fillIn(user);
    await save(user);
    await waitFor(() => expect(address()).toBe('/pods'));
  });

  it("Zoom credentials that don't work show an error, and nothing typed is lost", async () => {
    const { user } = open('/third-party/settings', { replaceZoomSettings: refuse(409) });
    await fillIn(user);
    await save(user);
    expect(await screen.findByText('Unable to update Zoom credentials. Please try again later.')).toBeVisible();
    expect(screen.getByLabelText('Zoom secret')).toHaveValue('secret');
  });

  it('Zoom credentials that somebody else saves in the meantime show before they are replaced', async () => {
    const theirs = { configured: true, zoomApiKey: 'theirs', zoomUserId: 'host@example.com', version: '2' };
    const { user, bodies, replies } = open('/third-party/settings', {
      getZoomSettings: reply({ configured: false, version: '1' }),
      replaceZoomSettings: refuse(409, { code: 'changed_meanwhile' }),
    });
    await fillIn(user);
    replies.getZoomSettings = reply(theirs);
    await save(user);
    expect(await screen.findByText(/Changed in the meantime to ‘theirs’/)).toBeVisible();
    expect(screen.getByLabelText('Zoom secret')).toHaveValue('secret');
    replies.replaceZoomSettings = reply({ ...theirs, zoomApiKey: 'key' });
    await save(user);
    await waitFor(() =>
      expect(bodies('replaceZoomSettings')).toEqual([
        { ...given, version: '1' },
        { ...given, version: '2' },
      ]),
    );
  });

  it('a connected Zoom account shows as connected, without its secret', async () => {
    const saved = { configured: true, zoomApiKey: 'key', zoomUserId: 'host@example.com' };
    open('/third-party/settings', { getZoomSettings: reply(saved) });
    expect(await screen.findByText('Connected')).toBeVisible();
    expect(screen.getByLabelText('Zoom key')).toHaveValue('key');
    expect(screen.getByLabelText('Zoom secret')).toHaveValue('');
  });
});

it('the admins have a page with the name that the menu gives them', async () => {
  fakeApi({ listMyBusinesses: reply([business]), listBusinessAdmins: reply([]), listAdminInvitations: reply([]) });
  renderPage(<AdminsPage />, { route: paths.businessAdmins });
  expect(await screen.findByRole('heading', { level: 1, name: 'Admins' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Invite Admin' })).toHaveAttribute('href', paths.inviteAdmin);
});

it('the page of the admins is for staff only', async () => {
  fakeApi({ listMyBusinesses: reply([aBusiness({ owner: false })]) });
  renderPage(<AdminsPage />, { route: paths.businessAdmins });
  expect(await screen.findByText('Sorry, page not found')).toBeVisible();
});
