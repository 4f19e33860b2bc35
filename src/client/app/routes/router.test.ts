import { makeRouter } from './router';

afterEach(() => window.history.replaceState(null, '', '/'));

it.each([
  ['/login.', '/login'],
  ['/login%20', '/login'],
  ['/login)?return=%2Fpods', '/login?return=%2Fpods'],
  ['/reset-password%3E?code=abc#anna', '/reset-password?code=abc#anna'],
  ['/sign-up//business', '/sign-up/business'],
  ['/login?utm_source=mail', '/login?utm_source=mail'],
])('an address pasted as %s opens %s', (pasted, meant) => {
  window.history.replaceState(null, '', pasted);
  const router = makeRouter();
  const { pathname, search, hash } = router.state.location;
  router.dispose();
  expect(pathname + search + hash).toBe(meant);
});
