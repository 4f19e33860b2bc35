import { screen, waitFor } from '@testing-library/react';
import { paths, pathWithReturn } from '../../../domain/links';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { renderPage, settled } from '../../testing/renderPage';
import { idOf } from '../../testing/samples';
import { LoginPage } from '../LoginPage';
import { rememberProvider } from './lastProvider';

const mockOpenAddress = jest.fn();
jest.mock('../../ui/openAddress', () => ({ openAddress: (address: string) => mockOpenAddress(address) as unknown }));

beforeEach(() => mockOpenAddress.mockReset());

const base = { ref: 'installation', name: 'Base' };
const acme = { ref: idOf(900), name: 'Acme ID', businessName: 'Acme Coaching' };
const address = 'https://id.example/authorize';

function open(replies: Parameters<typeof fakeApi>[0] = {}, back?: string) {
  const api = fakeApi({ listSignOnProviders: reply([base]), startSignOn: reply({ address }), ...replies });
  const sentTo = (operationId: string) => api.sent.filter((one) => one.operationId === operationId);
  return { ...api, ...renderPage(<LoginPage />, { route: pathWithReturn(paths.login, back) }), sentTo };
}

const signOnButtons = () => screen.queryAllByRole('button', { name: /^Log in with/ });

it('the login offers the installation’s provider, and keeps the page to return to', async () => {
  const { user, sentTo } = open({}, '/pod?p=1');
  await user.click(await screen.findByRole('button', { name: 'Log in with Base' }));
  await waitFor(() => expect(mockOpenAddress).toHaveBeenCalledWith(address));
  expect(sentTo('startSignOn').map(({ body }) => body)).toEqual([{ provider: 'installation', returnPath: '/pod?p=1' }]);
  expect(sentTo('listSignOnProviders')[0]?.url.search).toBe('');
});

it('the login offers the provider that this browser used last', async () => {
  rememberProvider(acme.ref);
  const { sentTo } = open({ listSignOnProviders: reply([acme]) });
  expect(await screen.findByRole('button', { name: 'Log in with Acme ID' })).toBeVisible();
  expect(sentTo('listSignOnProviders')[0]?.url.searchParams.get('businessId')).toBe(acme.ref);
  expect(localStorage.getItem('stepwell.sign-on')).toBe(acme.ref);
});

it('the offer is below that of a passkey', async () => {
  Object.assign(globalThis, { PublicKeyCredential: class {} });
  try {
    open();
    const button = await screen.findByRole('button', { name: 'Log in with Base' });
    const passkey = screen.getByRole('button', { name: 'Use a passkey' });
    expect(passkey.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  } finally {
    delete (globalThis as { PublicKeyCredential?: unknown }).PublicKeyCredential;
  }
});

it('a provider that is gone is forgotten', async () => {
  rememberProvider(acme.ref);
  open({ listSignOnProviders: reply([]) });
  await waitFor(() => expect(localStorage.getItem('stepwell.sign-on')).toBeNull());
  expect(signOnButtons()).toEqual([]);
});

it.each([
  ['without a provider', reply([])],
  ['whose providers can’t be loaded', refuse(500)],
])('a login %s offers none', async (_, listSignOnProviders) => {
  const { sentTo } = open({ listSignOnProviders });
  await waitFor(() => expect(sentTo('listSignOnProviders')).toHaveLength(1));
  await settled();
  expect(signOnButtons()).toEqual([]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('a failure to load forgets nothing', async () => {
  rememberProvider(acme.ref);
  const { sentTo } = open({ listSignOnProviders: refuse(500) });
  await waitFor(() => expect(sentTo('listSignOnProviders')).toHaveLength(1));
  await settled();
  expect(localStorage.getItem('stepwell.sign-on')).toBe(acme.ref);
});

it('a provider that doesn’t answer is named', async () => {
  const { user } = open({ startSignOn: refuse(503) });
  await user.click(await screen.findByRole('button', { name: 'Log in with Base' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Base isn’t answering right now.');
});

it('a login’s second step offers no provider', async () => {
  const { user } = open({ login: refuse(409, { code: 'two_factor_required', ticket: 'tk_1', hasPasskey: true }) });
  await user.type(screen.getByLabelText('Email'), 'anna@example.com');
  await user.type(screen.getByLabelText('Password'), 'Secret123{Enter}');
  await screen.findByRole('heading', { name: 'Enter your code' });
  await settled();
  expect(signOnButtons()).toEqual([]);
});
