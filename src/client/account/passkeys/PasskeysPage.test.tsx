import { screen, waitFor, within } from '@testing-library/react';
import { startRegistration } from '@simplewebauthn/browser';
import { passkeyPath, paths } from '../../../domain/links';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { PasskeysPage } from './PasskeysPage';

jest.mock('@simplewebauthn/browser', () => ({
  startRegistration: jest.fn(),
  WebAuthnAbortService: { cancelCeremony: jest.fn() },
}));

const phone = {
  id: '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3c01',
  name: 'My phone',
  created: 1714558200,
  lastUsed: 1714558260,
};
const laptop = { id: '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3c02', name: 'Work laptop', created: 1714558200 };
const noTwoFactor = reply({ enabled: false, recoveryCodesLeft: 0, requiredBy: [] });

const credential = {
  id: 'cred',
  response: { clientDataJSON: 'data', attestationObject: 'object', transports: ['internal'] },
};

function withPasskeys() {
  Object.assign(globalThis, { PublicKeyCredential: class {} });
}

beforeEach(withPasskeys);
afterEach(() => void delete (globalThis as { PublicKeyCredential?: unknown }).PublicKeyCredential);

const open = (answers: Parameters<typeof fakeApi>[0], route: string = paths.passkeys) => {
  const api = fakeApi({ getTwoFactor: noTwoFactor, ...answers });
  return { api, ...renderPage(<PasskeysPage />, { route }) };
};

const browserSays = (name: string) =>
  jest.mocked(startRegistration).mockRejectedValueOnce(Object.assign(new Error(name), { name }));

const browserCreates = () => jest.mocked(startRegistration).mockResolvedValueOnce(credential as never);

async function proveIdentity(user: ReturnType<typeof renderPage>['user']) {
  await user.type(await screen.findByLabelText('Your password'), 'Secret123');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

it('the page lists passkeys with their last use, and what can be done with each', async () => {
  open({ listPasskeys: reply([phone, laptop]) });
  await screen.findByText('Work laptop', { selector: 'b' });
  const rows = screen.getAllByRole('listitem').slice(-2);
  expect(rows[0]).toHaveTextContent(/My phone.*Added .*Last used: /);
  expect(rows[1]).toHaveTextContent(/Work laptop.*Never used/);
  expect(within(rows[1]!).getByRole('link', { name: 'Rename Work laptop' })).toBeVisible();
  expect(within(rows[1]!).getByRole('link', { name: 'Remove Work laptop' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add a passkey' })).toBeVisible();
});

it('an account without passkeys sees what they are for', async () => {
  open({ listPasskeys: reply([]) });
  expect(await screen.findByText('No passkeys yet')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Add a passkey' })).toHaveLength(1);
});

it('an account with ten passkeys is told to remove one first', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => ({ ...phone, id: phone.id.replace('01', `1${index}`) }));
  open({ listPasskeys: reply(ten) });
  expect(await screen.findByText(/^You have 10 passkeys/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add a passkey' })).not.toBeInTheDocument();
});

it('a browser without passkeys says so, and offers to add none', async () => {
  delete (globalThis as { PublicKeyCredential?: unknown }).PublicKeyCredential;
  open({ listPasskeys: reply([]) });
  expect(await screen.findByText(/^This browser can’t use passkeys/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add a passkey' })).not.toBeInTheDocument();
});

it('adding asks for the password, then for the passkey, and returns to the list', async () => {
  browserCreates();
  const { api, user, address } = open({ addPasskey: reply(phone) }, passkeyPath('add'));
  await proveIdentity(user);
  await waitFor(() => expect(address()).toBe(paths.passkeys));
  expect(api.sent.find(({ operationId }) => operationId === 'startPasskeySetup')?.body).toEqual({
    password: 'Secret123',
  });
  expect(api.sent.find(({ operationId }) => operationId === 'addPasskey')?.body).toEqual({
    id: 'cred',
    clientDataJSON: 'data',
    attestationObject: 'object',
    transports: ['internal'],
  });
});

it('a cancelled request is no error, and can be repeated without the password', async () => {
  browserSays('NotAllowedError');
  browserCreates();
  const { user, address } = open({ addPasskey: reply(phone) }, passkeyPath('add'));
  await proveIdentity(user);
  expect(await screen.findByRole('status')).toHaveTextContent('No passkey was added.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(paths.passkeys));
});

it.each([
  ['InvalidStateError', 'This device or password manager already has a passkey for your account.'],
  ['SecurityError', 'Your browser couldn’t make a passkey here. Try another browser or device.'],
])('%s of the browser is said in plain words', async (name, text) => {
  browserSays(name);
  const { user } = open({}, passkeyPath('add'));
  await proveIdentity(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

it('a challenge that has expired leads back to the password', async () => {
  browserCreates();
  const detail = 'That took too long. Please add the passkey again.';
  const { user } = open({ addPasskey: refuse(400, { code: 'setup_expired', detail }) }, passkeyPath('add'));
  await proveIdentity(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Your password')).toBeVisible();
});

it('renaming saves the name and returns to the list', async () => {
  const { api, user, address } = open(
    { listPasskeys: reply([phone]), renamePasskey: reply({ ...phone, name: 'Old phone' }) },
    passkeyPath('rename', phone.id),
  );
  const name = await screen.findByLabelText('Name');
  expect(name).toHaveValue('My phone');
  await user.clear(name);
  await user.type(name, 'Old phone');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe(paths.passkeys));
  expect(api.sent.find(({ operationId }) => operationId === 'renamePasskey')?.body).toEqual({ name: 'Old phone' });
});

it('removing asks for the password, and returns to the list', async () => {
  const { api, user, address } = open({ listPasskeys: reply([phone]) }, passkeyPath('remove', phone.id));
  expect(await screen.findByRole('heading', { name: 'Remove ‘My phone’' })).toBeVisible();
  await user.type(await screen.findByLabelText('Your password'), 'Secret123');
  await user.click(screen.getByRole('button', { name: 'Remove passkey' }));
  await waitFor(() => expect(address()).toBe(paths.passkeys));
  expect(api.sent.find(({ operationId }) => operationId === 'removePasskey')?.body).toEqual({ password: 'Secret123' });
});

it('the address of a passkey that has been removed shows the list', async () => {
  open({ listPasskeys: reply([phone]) }, passkeyPath('remove', laptop.id));
  expect(await screen.findByText('My phone', { selector: 'b' })).toBeVisible();
});
