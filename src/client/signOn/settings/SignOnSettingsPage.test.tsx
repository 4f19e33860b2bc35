import { screen, waitFor, within } from '@testing-library/react';
import type { SignOnSettings } from '../../../contract/entities.gen';
import { mySettingsPath, pathTo, paths } from '../../../domain/links';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { answerBeforeLeaving } from '../../testing/leaving';
import { renderPage } from '../../testing/renderPage';
import { aBusiness, idOf } from '../../testing/samples';
import { ToastsAndDialogs } from '../../ui/messages/ToastsAndDialogs';
import { SignOnSettingsPage } from './SignOnSettingsPage';

const mockOpenAddress = jest.fn();
jest.mock('../../ui/openAddress', () => ({ openAddress: (address: string) => mockOpenAddress(address) as unknown }));

beforeEach(() => mockOpenAddress.mockReset());

const business = aBusiness({ name: 'Kiln & Co' });
const route = pathTo(paths.businessSignOn, { business: business.id });
const redirectUri = `https://app.example.com/sign-on/${business.id}`;
const none: SignOnSettings = { configured: false, tested: false, required: 'nobody', redirectUri, version: 'v0' };
const untested: SignOnSettings = {
  ...none,
  configured: true,
  name: 'Acme ID',
  issuer: 'https://id.acme.example',
  clientId: 'stepwell',
  version: 'v1',
};
const tested: SignOnSettings = { ...untested, tested: true };
const address = 'https://id.acme.example/authorize?client_id=stepwell';

function open(settings: SignOnSettings, replies: Parameters<typeof fakeApi>[0] = {}, state?: unknown) {
  const api = fakeApi({
    listMyBusinesses: reply([business]),
    getSignOnSettings: reply(settings),
    saveSignOnSettings: reply({ ...untested, version: 'v2' }),
    testSignOn: reply({ address }),
    ...replies,
  });
  const page = (
    <>
      <ToastsAndDialogs />
      <SignOnSettingsPage />
    </>
  );
  const bodies = (operationId: string) =>
    api.sent.filter((one) => one.operationId === operationId).map(({ body }) => body);
  return { ...api, ...renderPage(page, { route, state }), bodies };
}

type User = ReturnType<typeof open>['user'];
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const name = () => screen.findByLabelText('Name');

it('a new provider is saved with its secret', async () => {
  const { user, bodies } = open(none);
  await user.type(await name(), ' Acme ID ');
  await user.type(screen.getByLabelText('Issuer'), 'https://id.acme.example');
  await user.type(screen.getByLabelText('Client ID'), 'stepwell');
  await user.type(screen.getByLabelText('Client secret'), 'hush');
  await press(user, 'Save');
  await waitFor(() =>
    expect(bodies('saveSignOnSettings')).toEqual([
      {
        name: 'Acme ID',
        issuer: 'https://id.acme.example',
        clientId: 'stepwell',
        clientSecret: 'hush',
        required: 'nobody',
        version: 'v0',
      },
    ]),
  );
  expect(await screen.findByText('All saved')).toBeVisible();
});

it('name, issuer and client ID are required', async () => {
  const { user, bodies } = open(none);
  await name();
  await press(user, 'Save');
  await waitFor(() =>
    expect(screen.getByLabelText('Issuer')).toHaveAccessibleDescription(expect.stringContaining('Issuer is required')),
  );
  expect(screen.getByLabelText('Client ID')).toHaveAccessibleDescription('Client ID is required');
  expect(bodies('saveSignOnSettings')).toEqual([]);
});

it('the stored secret is never shown, and stays while the field is empty', async () => {
  const { user, bodies } = open(tested);
  await user.type(await name(), '!');
  const secret = screen.getByLabelText('Client secret');
  expect(secret).toHaveValue('');
  expect(secret).toHaveAttribute('type', 'password');
  expect(secret).toHaveAccessibleDescription(/^Stored\. Leave this empty to keep it/);
  await press(user, 'Save');
  await waitFor(() => expect(bodies('saveSignOnSettings')).toHaveLength(1));
  expect(bodies('saveSignOnSettings')[0]).not.toHaveProperty('clientSecret');
});

it('the redirect address and, once tested, the login address can be copied', async () => {
  open(tested);
  expect(await screen.findByLabelText('Redirect address')).toHaveValue(redirectUri);
  expect(screen.getByRole('button', { name: 'Copy redirect address' })).toBeVisible();
  expect(screen.getByLabelText('Login address')).toHaveValue(
    window.location.origin + pathTo(paths.signOn, { business: business.id }),
  );
});

it('an untested provider can’t be required, and says why', async () => {
  open(untested);
  const choices = await screen.findByRole('group', { name: 'Who has to log in with it' });
  expect(choices).toHaveAccessibleDescription(/You can require it once you’ve tested it/);
  expect(within(choices).getByRole('radio', { name: 'Nobody' })).toBeEnabled();
  for (const label of ['Admins', 'Everyone']) expect(screen.getByRole('radio', { name: label })).toBeDisabled();
  expect(screen.getByText('Not tested yet: people can’t use it until you’ve tested it.')).toBeVisible();
  expect(screen.queryByLabelText('Login address')).not.toBeInTheDocument();
});

it('a tested provider can be required of staff or everyone', async () => {
  const { user, bodies } = open(tested);
  await user.click(await screen.findByRole('radio', { name: 'Admins' }));
  expect(screen.getByText('Tested')).toBeVisible();
  expect(screen.getByText('The owner can always log in another way.')).toBeVisible();
  await press(user, 'Save');
  await waitFor(() => expect(bodies('saveSignOnSettings')).toMatchObject([{ required: 'staff' }]));
});

it('a test opens the provider’s page', async () => {
  const { user } = open(untested);
  await name();
  await press(user, 'Test');
  await waitFor(() => expect(mockOpenAddress).toHaveBeenCalledWith(address));
});

it('only what is saved can be tested', async () => {
  const { user, bodies } = open(untested);
  await user.type(await name(), '!');
  expect(screen.getByRole('button', { name: 'Test' })).toHaveAccessibleDescription(
    'Save your changes before you test them.',
  );
  await press(user, 'Test');
  expect(bodies('testSignOn')).toEqual([]);
  await press(user, 'Save');
  await waitFor(() => expect(bodies('saveSignOnSettings')).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Test' })).toHaveAttribute('aria-disabled', 'false'));
});

it('a business without a provider has nothing to test or remove', async () => {
  open(none);
  await name();
  expect(screen.queryByRole('button', { name: 'Test' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
});

it('a provider that doesn’t answer a test is no dead end', async () => {
  const { user } = open(untested, { testSignOn: refuse(503) });
  await name();
  await press(user, 'Test');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your provider isn’t answering right now.');
});

it('a test that worked names the address that the provider named', async () => {
  const test = { businessId: business.id, worked: true, email: 'maya@example.com' };
  const { user } = open(tested, {}, { test });
  const result = (await screen.findByText('It works')).closest('[role]');
  expect(result).toHaveAttribute('role', 'status');
  expect(result).toHaveTextContent('Your provider named you as maya@example.com.');
  await user.type(screen.getByLabelText('Name'), '!');
  await press(user, 'Save');
  await waitFor(() => expect(screen.queryByText('It works')).not.toBeInTheDocument());
});

it('a test that failed says why', async () => {
  const test = { businessId: business.id, worked: false, problem: 'The client secret is wrong.' };
  open(untested, {}, { test });
  expect(await screen.findByText('The client secret is wrong.')).toBeVisible();
});

it('the result of another business’s test isn’t shown', async () => {
  open(untested, {}, { test: { businessId: idOf(901), worked: true } });
  await name();
  expect(screen.queryByText('It works')).not.toBeInTheDocument();
});

it('a refusal is said at its field, and nothing typed is lost', async () => {
  const errors = [{ path: 'issuer', message: 'There’s no provider at this address' }];
  const { user } = open(none, { saveSignOnSettings: refuse(400, { errors }) });
  await user.type(await name(), 'Acme ID');
  const issuer = screen.getByLabelText('Issuer');
  await user.type(issuer, 'https://wrong.example');
  await user.type(screen.getByLabelText('Client ID'), 'stepwell');
  await user.type(screen.getByLabelText('Client secret'), 'hush');
  await press(user, 'Save');
  await waitFor(() =>
    expect(issuer).toHaveAccessibleDescription(expect.stringContaining('There’s no provider at this address')),
  );
  expect(screen.getByLabelText('Client secret')).toHaveValue('hush');
});

it('what somebody else has changed meanwhile is kept', async () => {
  const page = open(tested, { saveSignOnSettings: refuse(409, { code: 'changed_meanwhile' }) });
  await page.user.type(await name(), '!');
  page.replies.getSignOnSettings = reply({ ...tested, clientId: 'other', version: 'v9' });
  page.replies.saveSignOnSettings = ({ body }) =>
    (body as { version: string }).version === 'v9'
      ? reply({ ...tested, version: 'v10' })
      : refuse(409, { code: 'changed_meanwhile' });
  await press(page.user, 'Save');
  await waitFor(() =>
    expect(page.bodies('saveSignOnSettings').at(-1)).toMatchObject({
      name: 'Acme ID!',
      clientId: 'other',
      version: 'v9',
    }),
  );
});

it('removing asks first, and leads back to the business', async () => {
  const { user, bodies, address: shown } = open(tested);
  await name();
  await press(user, 'Remove');
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Acme ID?' }));
  expect(bodies('removeSignOnSettings')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Remove provider' }));
  await waitFor(() => expect(shown()).toBe(mySettingsPath('business')));
  expect(bodies('removeSignOnSettings')).toHaveLength(1);
});

it('unsaved changes are asked about', async () => {
  fakeApi({ listMyBusinesses: reply([business]), getSignOnSettings: reply(untested) });
  const page = renderPage(<SignOnSettingsPage />, { route });
  await page.user.type(await name(), '!');
  await answerBeforeLeaving(page, 'My Settings', 'Keep editing');
});

it('only the owner can open it', async () => {
  const admin = aBusiness({ owner: false, admin: true });
  const { bodies } = open(tested, { listMyBusinesses: reply([admin]) });
  expect(await screen.findByText('Sorry, page not found')).toBeVisible();
  expect(bodies('getSignOnSettings')).toEqual([]);
});
