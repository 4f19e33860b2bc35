import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { mySettingsPath, pathTo, paths } from '../../domain/links';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { answerBeforeLeaving } from '../testing/leaving';
import { renderPage, settled } from '../testing/renderPage';
import { aBusiness, idOf } from '../testing/samples';
import { ToastsAndDialogs } from '../ui/messages/ToastsAndDialogs';
import { ThemeProvider } from '../ui/theme/ThemeProvider';
import { CreateApiKeyPage } from './CreateApiKeyPage';

const business = aBusiness({ name: 'Kiln & Co' });
const secret = 'sw_Wm9kR3lQ2uVtYx7bN4cE6fG8hJ0kLmPqRsTuVwXk9Qz';
const list = pathTo(paths.apiKeys, { business: business.id });

const apiKey = {
  id: idOf(1),
  name: 'Our shop',
  ending: 'k9Qz',
  scopes: ['members:read'],
  createdBy: 'Marian Meyer',
  creatorId: '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a05',
  created: 1767726000,
  expires: 1799262000,
};

function open(replies: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    listMyBusinesses: reply([business]),
    createApiKey: reply({ apiKey, secret }),
    ...replies,
  });
  const page = renderPage(<CreateApiKeyPage />, { route: paths.apiKeysAdd });
  const bodies = () => api.sent.filter(({ operationId }) => operationId === 'createApiKey').map(({ body }) => body);
  return { ...api, ...page, bodies };
}

type Page = ReturnType<typeof open>;

const submit = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Create key' }));

async function create(page: Page) {
  await page.user.type(await screen.findByLabelText('Key name'), ' Our shop ');
  await page.user.click(screen.getByRole('checkbox', { name: 'Read members' }));
  await submit(page);
}

async function created(page: Page) {
  await create(page);
  return screen.findByRole<HTMLInputElement>('textbox', { name: 'API key' });
}

const closingAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('a key gets a name, what it may do, and a year unless another time is chosen', async () => {
  const page = open();
  await created(page);
  expect(page.bodies()).toEqual([{ name: 'Our shop', scopes: ['members:read'], expiresInDays: 365 }]);
  page.unmount();

  const other = open();
  await other.user.selectOptions(await screen.findByLabelText('Expires after'), '90 days');
  await other.user.click(screen.getByRole('checkbox', { name: 'Read pods' }));
  await create(other);
  await waitFor(() =>
    expect(other.bodies()).toEqual([{ name: 'Our shop', scopes: ['pods:read', 'members:read'], expiresInDays: 90 }]),
  );
});

it('a key needs a name and something that it may do', async () => {
  const page = open();
  await screen.findByLabelText('Key name');
  await submit(page);
  await waitFor(() =>
    expect(screen.getByLabelText('Key name')).toHaveAccessibleDescription(
      expect.stringContaining('Key name is required'),
    ),
  );
  const scopes = screen.getByRole('group', { name: 'What it may do' });
  expect(scopes).toHaveAccessibleDescription(/No key can read chats/);
  expect(scopes).toHaveAccessibleDescription(/Choose what this key may do/);
  expect(page.bodies()).toEqual([]);
});

it('a key that can’t be created shows why, and what was typed stays', async () => {
  const page = open({ createApiKey: refuse(409, { detail: 'Another key has this name.' }) });
  await create(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('Another key has this name.');
  expect(screen.getByLabelText('Key name')).toHaveValue(' Our shop ');
});

it('leaving the form with something typed asks', async () => {
  const page = open();
  await page.user.type(await screen.findByLabelText('Key name'), 'Our shop');
  await answerBeforeLeaving(page, 'API keys', 'Keep editing');
});

it('the new key shows with a command to try it and the contract, and its heading has the focus', async () => {
  const field = await created(open());
  expect(field).toHaveValue(secret);
  expect(field).toHaveAttribute('readonly');
  const heading = screen.getByRole('heading', { level: 1, name: 'The key for ‘Our shop’' });
  await waitFor(() => expect(heading).toHaveFocus());
  const command = `curl -H 'Authorization: Bearer ${secret}' ${window.location.origin}/v1/api-keys/my-key`;
  expect(screen.getByText(command)).toBeVisible();
  expect(screen.getByRole('link', { name: /OpenAPI description/ })).toHaveAttribute(
    'href',
    `${window.location.origin}/v1/openapi.json`,
  );
});

it('the key is in no store, storage or address, and is gone after Done', async () => {
  const page = open();
  await created(page);
  await settled();
  const kept = () => [page.store.getState(), { ...localStorage }, { ...sessionStorage }, page.address()];
  expect(JSON.stringify(kept())).not.toContain(secret);
  await page.user.click(screen.getByRole('button', { name: 'Copy key' }));
  await waitFor(() => expect(closingAsks()).toBe(false));
  await page.user.click(screen.getByRole('link', { name: 'Done' }));
  await waitFor(() => expect(page.address()).toBe(list));
  expect(JSON.stringify(kept())).not.toContain(secret);
  await act(() => page.router.navigate(-1));
  expect(await screen.findByLabelText('Key name')).toHaveValue('');
  expect(document.body.innerHTML).not.toContain(secret);
});

it('leaving asks until the key has been copied', async () => {
  const page = open();
  await created(page);
  render(<ToastsAndDialogs />, { wrapper: ThemeProvider });
  expect(closingAsks()).toBe(true);
  const here = page.address();
  for (const link of ['Done', 'Business']) {
    await page.user.click(screen.getByRole('link', { name: link }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without copying the key?' });
    await page.user.click(within(dialog).getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(page.address()).toBe(here);
  }
  await page.user.click(screen.getByRole('link', { name: 'Business' }));
  await page.user.click(await screen.findByRole('button', { name: 'Leave page' }));
  await waitFor(() => expect(page.address()).toBe(mySettingsPath('business')));
});

it.each([
  ['the key', () => screen.getByRole('textbox', { name: 'API key' })],
  ['the command', () => screen.getByText(/^curl/)],
])('%s may be copied by hand', async (_what, element) => {
  const page = open();
  await created(page);
  fireEvent.copy(element());
  expect(closingAsks()).toBe(false);
  await page.user.click(screen.getByRole('link', { name: 'Done' }));
  await waitFor(() => expect(page.address()).toBe(list));
});

it('only staff create keys', async () => {
  open({ listMyBusinesses: reply([aBusiness({ owner: false })]) });
  expect(await screen.findByText('Sorry, page not found')).toBeVisible();
});
