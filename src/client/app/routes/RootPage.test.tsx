import { waitFor } from '@testing-library/react';
import { readAccessToken } from '../../api/transport/accessToken';
import { renderPage } from '../../testing/renderPage';
import { inMinutes, signIn, tokenWith } from '../../testing/token';
import { RootPage } from './RootPage';

function environment(name: string) {
  const meta = document.createElement('meta');
  meta.name = 'stepwell-environment';
  meta.content = name;
  document.head.append(meta);
}

afterEach(() => document.head.querySelectorAll('meta').forEach((meta) => meta.remove()));

it('the root path redirects to the login', () => {
  expect(renderPage(<RootPage />).address()).toBe('/login');
});

it('the root path redirects to the home page with a session', () => {
  signIn();
  expect(renderPage(<RootPage />).address()).toBe('/memberships');
});

it('the root path takes a token from the query and removes it from the address', async () => {
  environment('development');
  const token = tokenWith({ exp: inMinutes(5) });
  const { address, store } = renderPage(<RootPage />, { route: `/?ac=${token}` });
  await waitFor(() => expect(address()).toBe('/memberships'));
  expect(readAccessToken()).toBe(token);
  expect(store.getState().session.phase).toBe('starting');
});

it.each(['production', ''])('the root path ignores a token in the environment "%s"', (name) => {
  environment(name);
  const { address } = renderPage(<RootPage />, { route: `/?ac=${tokenWith({ exp: inMinutes(5) })}` });
  expect(address()).toBe('/login');
  expect(readAccessToken()).toBeNull();
});
