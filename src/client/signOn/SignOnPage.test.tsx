import { screen, waitFor } from '@testing-library/react';
import { pathTo, paths, pathWithReturn } from '../../domain/links';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { idOf } from '../testing/samples';
import { SignOnPage } from './SignOnPage';

const mockOpenAddress = jest.fn();
jest.mock('../ui/openAddress', () => ({ openAddress: (address: string) => mockOpenAddress(address) as unknown }));

beforeEach(() => mockOpenAddress.mockReset());

const business = idOf(900);
const acme = { ref: business, name: 'Acme ID', businessName: 'Acme Coaching' };
const address = 'https://id.acme.example/authorize?client_id=stepwell';

function open(replies: Parameters<typeof fakeApi>[0] = {}, back?: string) {
  const api = fakeApi({ listSignOnProviders: reply([acme]), startSignOn: reply({ address }), ...replies });
  return { ...api, ...renderPage(<SignOnPage />, { route: pathWithReturn(paths.signOn, back, { business }) }) };
}

it('the page has a button for each provider, which opens the provider’s page', async () => {
  const { user, sent } = open(
    { listSignOnProviders: reply([{ ref: 'installation', name: 'Base' }, acme]) },
    '/pod?p=1',
  );
  expect(await screen.findByText('Acme Coaching lets you log in with the account you have there.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log in with Base' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log in with Acme ID' }));
  await waitFor(() => expect(mockOpenAddress).toHaveBeenCalledWith(address));
  expect(sent[0]?.url.searchParams.get('businessId')).toBe(business);
  expect(sent[1]?.body).toEqual({ provider: business, returnPath: '/pod?p=1' });
});

it('people can log in another way, and still reach the page they wanted', async () => {
  open({}, '/pod?p=1');
  expect(await screen.findByRole('link', { name: 'Log in with your password, or a link by email' })).toHaveAttribute(
    'href',
    pathWithReturn(paths.login, '/pod?p=1'),
  );
});

it('a page to return to outside this site is ignored', async () => {
  const { user, sent } = open({}, '//evil.example');
  await user.click(await screen.findByRole('button', { name: 'Log in with Acme ID' }));
  await waitFor(() => expect(sent[1]?.body).toEqual({ provider: business }));
  expect(screen.getByRole('link')).toHaveAttribute('href', paths.login);
});

it('an address without a provider says so, and leads to the login', async () => {
  open({ listSignOnProviders: reply([]) }, '/pods');
  expect(await screen.findByRole('heading', { name: 'There’s nothing to log in with here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in another way' })).toHaveAttribute(
    'href',
    pathWithReturn(paths.login, '/pods'),
  );
});

it('a provider that doesn’t answer is named, beside the other way to log in', async () => {
  const { user } = open({ startSignOn: refuse(503, { code: 'unavailable' }) });
  await user.click(await screen.findByRole('button', { name: 'Log in with Acme ID' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Acme ID isn’t answering right now.');
  expect(alert).toHaveTextContent('Log in with your password, or a link by email');
  expect(mockOpenAddress).not.toHaveBeenCalled();
});

it('another failure shows the server’s reason', async () => {
  const { user } = open({ startSignOn: refuse(404, { detail: 'This provider is gone.' }) });
  await user.click(await screen.findByRole('button', { name: 'Log in with Acme ID' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This provider is gone.');
});

it('an address without a business lists only the installation’s provider', async () => {
  const { sent } = fakeApi({ listSignOnProviders: reply([{ ref: 'installation', name: 'Base' }]) });
  renderPage(<SignOnPage />, { route: pathTo(paths.signOn, {}) });
  expect(await screen.findByRole('button', { name: 'Log in with Base' })).toBeVisible();
  expect(sent[0]?.url.search).toBe('');
});
