import { render, screen, waitFor } from '@testing-library/react';
import type { Business } from '../../contract/entities.gen';
import { paths } from '../../domain/links';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { lastUsedBusiness } from '../session/selectedBusinessSlice';
import { answerBeforeLeaving } from '../testing/leaving';
import { renderPage } from '../testing/renderPage';
import { idOf } from '../testing/samples';
import { ThemeProvider } from '../ui/theme/ThemeProvider';
import { ToastsAndDialogs } from '../ui/messages/ToastsAndDialogs';
import { AssignAdminPage } from './AssignAdminPage';
import { InviteAdminPage } from './InviteAdminPage';
import { SetupZoomPage } from './SetupZoomPage';
import { ZoomSettingsPage } from './ZoomSettingsPage';

const id = '00000000-0000-7000-8000-000000000900';

const aBusiness = (owner: boolean): Business => ({
  id,
  name: 'Slow Current Coaching',
  owner,
  admin: !owner,
  can: {
    edit: true,
    addMembership: true,
    viewAdmins: true,
    inviteAdmin: owner,
    removeAdmin: owner,
    configureZoom: true,
    manageApiKeys: true,
    handleReports: true,
    viewAuditLog: owner,
    requireTwoFactor: owner,
  },
});

const pages = {
  '/assign-admin': <AssignAdminPage />,
  '/invite-admin': <InviteAdminPage />,
  '/setup-zoom': <SetupZoomPage />,
  '/third-party/settings': <ZoomSettingsPage />,
};

function open(
  path: keyof typeof pages,
  { owner = true, query = '', ...replies }: Parameters<typeof fakeApi>[0] & { owner?: boolean; query?: string } = {},
) {
  const api = fakeApi({ listMyBusinesses: reply([aBusiness(owner)]), ...replies });
  const bodies = (operationId: string) =>
    api.sent.filter((one) => one.operationId === operationId).map(({ body }) => body);
  return { ...renderPage(pages[path], { route: path + query }), ...api, bodies };
}

async function fillIn(user: ReturnType<typeof open>['user']) {
  await user.type(await screen.findByLabelText('Name'), 'Tom Whitfield');
  await user.type(screen.getByLabelText('Email'), 'tom@example.com');
}

it('seeing the offer to assign an administrator completes the action', async () => {
  const { bodies } = open('/assign-admin');
  await screen.findByLabelText('Name');
  await waitFor(() =>
    expect(bodies('completeAction')).toContainEqual({ businessId: id, action: 'OWNER_ADMIN_PROMPT' }),
  );
});

it('assigning an administrator invites them, and opens the requested page', async () => {
  const { user, bodies, address } = open('/assign-admin', { query: '?return=%2Fpods' });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Assign to Administrator' }));
  await waitFor(() => expect(address()).toBe('/pods'));
  expect(bodies('inviteAdmin')).toEqual([{ name: 'Tom Whitfield', email: 'tom@example.com' }]);
});

it('assigning an administrator can be postponed', async () => {
  const { user, bodies, address } = open('/assign-admin');
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(address()).toBe('/memberships'));
  expect(bodies('inviteAdmin')).toEqual([]);
});

it('a failed assignment of an administrator shows an error', async () => {
  const { user, address } = open('/assign-admin', { inviteAdmin: refuse(500) });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Assign to Administrator' }));
  expect(await screen.findByText('Failed to assign admin')).toBeVisible();
  expect(address()).toBe('/assign-admin');
});

it('inviting an administrator requires a name and a valid address', async () => {
  const { user } = open('/invite-admin');
  await user.type(await screen.findByLabelText('Email'), 'tom');
  await user.click(screen.getByRole('button', { name: 'Invite admin' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required'));
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is not valid');
});

it('the user is asked before leaving a half-typed administrator invitation', async () => {
  const page = open('/invite-admin');
  await page.user.type(await screen.findByLabelText('Email'), 'tom');
  await answerBeforeLeaving(page, 'Cancel', 'Leave page');
});

it('inviting an administrator returns to the list of administrators', async () => {
  const { user, address } = open('/invite-admin');
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Invite admin' }));
  await waitFor(() => expect(address()).toBe(paths.businessAdmins));
});

it('a failed invitation of an administrator shows an error', async () => {
  const { user } = open('/invite-admin', { inviteAdmin: refuse(409) });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Invite admin' }));
  expect(await screen.findByText('Failed to invite admin')).toBeVisible();
});

it.each(['/assign-admin', '/invite-admin'] as const)('only the owner finds %s', async (path) => {
  const { bodies } = open(path, { owner: false });
  expect(await screen.findByText('Sorry, page not found')).toBeVisible();
  expect(bodies('completeAction')).toEqual([]);
});

it.each([
  ['loading fails', refuse(500), 'Try again'],
  ['there is none', reply([]), 'Go to the start page'],
])("a page about the business doesn't wait for ever when %s", async (_, answer, way) => {
  open('/invite-admin', { listMyBusinesses: answer });
  expect(await screen.findByText(way)).toBeVisible();
});

it('setting up Zoom opens its form, with the return path', async () => {
  open('/setup-zoom', { query: '?return=%2Fpods' });
  const link = await screen.findByRole('link', { name: 'Set up Zoom' });
  expect(link).toHaveAttribute('href', `/third-party/settings?b=${id}&return=%2Fpods`);
});

it('setting up Zoom can be deferred on the account, which opens the requested page', async () => {
  const { user, bodies, address } = open('/setup-zoom', { query: '?return=%2Fpods' });
  await user.click(await screen.findByRole('link', { name: 'Not now' }));
  await waitFor(() => expect(address()).toBe('/pods'));
  expect(bodies('deferAction')).toEqual([{ businessId: id, action: 'ZOOM_PROMPT' }]);
  expect(bodies('completeAction')).toEqual([]);
});

it.each([
  ['/assign-admin', 'completeAction', 'OWNER_ADMIN_PROMPT'],
  ['/setup-zoom', 'deferAction', 'ZOOM_PROMPT'],
] as const)(
  "%s is about the business in its address, and doesn't change the selected one",
  async (path, sent, action) => {
    const other = { ...aBusiness(true), id: idOf(901), name: 'Tidewater' };
    const listMyBusinesses = reply([aBusiness(true), other]);
    const { user, bodies, store } = open(path, { query: `?b=${other.id}`, listMyBusinesses });
    await user.click(await screen.findByText('Not now'));
    await waitFor(() => expect(bodies(sent)).toEqual([{ businessId: other.id, action }]));
    expect(lastUsedBusiness(store.getState())).not.toBe(other.id);
  },
);

const tidewater = { ...aBusiness(true), id: idOf(901), name: 'Tidewater' };
const ofTwo = {
  query: `?b=${tidewater.id}`,
  listMyBusinesses: reply([aBusiness(true), tidewater]),
  getZoomSettings: reply({ configured: false }),
};

it.each(['/assign-admin', '/invite-admin', '/setup-zoom', '/third-party/settings'] as const)(
  '%s shows which business it is about, whichever is selected',
  async (path) => {
    open(path, ofTwo);
    expect(await screen.findByText(/Tidewater/)).toBeVisible();
    expect(screen.queryByText(/Slow Current/)).not.toBeInTheDocument();
  },
);

it('an invitation shows which business it is for', async () => {
  const { user } = open('/assign-admin', ofTwo);
  render(<ToastsAndDialogs />, { wrapper: ThemeProvider });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Assign to Administrator' }));
  expect(await screen.findByText('An invitation to help run Tidewater is on its way to tom@example.com')).toBeVisible();
});
