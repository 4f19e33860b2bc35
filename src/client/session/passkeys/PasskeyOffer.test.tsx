import { act, screen, waitFor } from '@testing-library/react';
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { paths, pathWithReturn } from '../../../domain/links';
import { readAccessToken } from '../../api/transport/accessToken';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { inMinutes, tokenWith } from '../../testing/token';
import { LoginPage } from '../LoginPage';

jest.mock('@simplewebauthn/browser', () => ({
  startAuthentication: jest.fn(),
  WebAuthnAbortService: { cancelCeremony: jest.fn() },
}));

const session = {
  user: { id: '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01', email: 'a@example.com', firstName: 'Anna', lastName: 'Lee' },
  expires: inMinutes(60),
};
const token = tokenWith({ exp: inMinutes(60) });
const loggedIn = reply(session, { authorization: `Bearer ${token}` });

const credential = {
  id: 'cred',
  response: { clientDataJSON: 'data', authenticatorData: 'auth', signature: 'sig', userHandle: 'handle' },
};
const answer = {
  id: 'cred',
  clientDataJSON: 'data',
  authenticatorData: 'auth',
  signature: 'sig',
  userHandle: 'handle',
};

const failsWith = (name: string) => Object.assign(new Error(name), { name });

/** Of the offer in the field's list; the button's come from `mockResolvedValueOnce` and others. */
let choose: (chosen: unknown) => void;

beforeEach(() => {
  const isConditionalMediationAvailable = () => Promise.resolve(true);
  Object.assign(globalThis, { PublicKeyCredential: Object.assign(class {}, { isConditionalMediationAvailable }) });
  jest.mocked(startAuthentication).mockReset();
});
afterEach(() => void delete (globalThis as { PublicKeyCredential?: unknown }).PublicKeyCredential);

const browser = ({ byButton }: { byButton?: () => Promise<unknown> } = {}) =>
  jest.mocked(startAuthentication).mockImplementation(({ useBrowserAutofill }) => {
    if (!useBrowserAutofill && byButton) return byButton() as never;
    return new Promise<never>((resolve) => (choose = resolve as never));
  });

const isOffering = () =>
  waitFor(() =>
    expect(startAuthentication).toHaveBeenLastCalledWith(expect.objectContaining({ useBrowserAutofill: true })),
  );

const button = () => screen.findByRole('button', { name: 'Use a passkey' });

it('the email field offers passkeys; choosing one logs in and opens the requested page', async () => {
  browser();
  const api = fakeApi({ loginWithPasskey: loggedIn });
  const { address } = renderPage(<LoginPage />, { route: pathWithReturn(paths.login, '/pod?p=1') });
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  await isOffering();
  await act(() => Promise.resolve(choose(credential)));
  await waitFor(() => expect(address()).toBe('/pod?p=1'));
  expect(readAccessToken()).toBe(token);
  expect(api.sent.flatMap(({ body }) => (body === undefined ? [] : [body]))).toEqual([{}, answer]);
});

it('leaving the page ends the offer', async () => {
  browser();
  fakeApi();
  const { unmount } = renderPage(<LoginPage />, { route: paths.login });
  await isOffering();
  jest.mocked(WebAuthnAbortService.cancelCeremony).mockClear();
  unmount();
  expect(WebAuthnAbortService.cancelCeremony).toHaveBeenCalled();
});

it('the button asks at once; cancelling is no error, and the field offers passkeys again', async () => {
  browser({ byButton: () => Promise.reject(failsWith('NotAllowedError')) });
  fakeApi();
  const { user } = renderPage(<LoginPage />, { route: paths.login });
  await isOffering();
  await user.click(await button());
  await waitFor(() => expect(startAuthentication).toHaveBeenCalledTimes(3));
  await isOffering();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('No passkey was used.')).toBeVisible();
});

it('the button logs in with the chosen passkey', async () => {
  browser({ byButton: () => Promise.resolve(credential) });
  fakeApi({ loginWithPasskey: loggedIn });
  const { user, address } = renderPage(<LoginPage />, { route: paths.login });
  await user.click(await button());
  await waitFor(() => expect(address()).toBe(paths.memberships));
});

it.each([
  {
    what: 'a passkey that the server refuses',
    byButton: () => Promise.resolve(credential),
    text: 'It may have been removed.',
  },
  {
    what: 'a browser that can’t use passkeys here',
    byButton: () => Promise.reject(failsWith('SecurityError')),
    text: 'Your browser couldn’t use a passkey here. Please log in another way.',
  },
])('$what is said in plain words', async ({ byButton, text }) => {
  browser({ byButton });
  fakeApi({ loginWithPasskey: refuse(400, { code: 'passkey_failed', detail: 'It may have been removed.' }) });
  const { user } = renderPage(<LoginPage />, { route: paths.login });
  await user.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

it('a browser without passkeys shows no button', async () => {
  delete (globalThis as { PublicKeyCredential?: unknown }).PublicKeyCredential;
  const { sent } = fakeApi();
  renderPage(<LoginPage />, { route: paths.login });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument());
  expect(sent.filter(({ body }) => body !== undefined)).toEqual([]);
});

describe('as the second step', () => {
  const codeRequired = (hasPasskey: boolean) =>
    refuse(409, { code: 'two_factor_required', ticket: 'tk_1', hasPasskey });

  async function givePassword(hasPasskey: boolean, answers: Parameters<typeof fakeApi>[0] = {}) {
    browser({ byButton: () => Promise.resolve(credential) });
    const api = fakeApi({ login: codeRequired(hasPasskey), ...answers });
    const page = renderPage(<LoginPage />, { route: paths.login });
    await page.user.type(screen.getByLabelText('Email'), 'anna@example.com');
    await page.user.type(screen.getByLabelText('Password'), 'Secret123{Enter}');
    await screen.findByRole('heading', { name: 'Enter your code' });
    return { api, ...page };
  }

  it('a passkey replaces the code', async () => {
    const { api, user, address } = await givePassword(true, { loginWithPasskey: loggedIn });
    await user.click(await button());
    await waitFor(() => expect(address()).toBe(paths.memberships));
    expect(api.sent.slice(-2).map(({ body }) => body)).toEqual([{ ticket: 'tk_1' }, { ...answer, ticket: 'tk_1' }]);
  });

  it('an account without passkeys is offered none', async () => {
    await givePassword(false);
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
  });

  it('an expired ticket leads back to the login', async () => {
    const { user } = await givePassword(true, { startPasskeyLogin: refuse(400, { code: 'login_expired' }) });
    await user.click(await button());
    expect(await screen.findByRole('heading', { name: 'That took too long' })).toBeVisible();
  });
});

it('a passkey of the field’s list that the server refuses is said, and the field offers passkeys again', async () => {
  browser();
  fakeApi({ loginWithPasskey: refuse(400, { detail: 'It may have been removed.' }) });
  renderPage(<LoginPage />, { route: paths.login });
  await isOffering();
  await act(() => Promise.resolve(choose(credential)));
  expect(await screen.findByText('It may have been removed.')).toBeVisible();
  await waitFor(() => expect(startAuthentication).toHaveBeenCalledTimes(2));
});
