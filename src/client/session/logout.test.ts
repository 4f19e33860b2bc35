import { clearAccessToken, storeAccessToken } from '../api/transport/accessToken';
import { sessionEnded } from '../api/sessionEvents';
import { makeStore } from '../app/store';
import { unsentKey } from '../api/unsentKeys';
import { fakeApi } from '../testing/fakeApi';
import { inMinutes, tokenWith } from '../testing/token';
import { logout } from './logout';

const [maya, tom, channelId] = ['0190f3a2-maya', '0190f3a2-tom', '0190f3a2-channel'];
const [draft, toms] = [unsentKey('draft', maya, channelId), unsentKey('draft', tom, channelId)];

function startingPage() {
  storeAccessToken(tokenWith({ exp: inMinutes(60), sub: maya }));
  for (const key of [draft, toms]) localStorage.setItem(key, 'Half a thought');
  return makeStore();
}

const unsent = () => [draft, toms].filter((key) => localStorage.getItem(key) !== null);

it('a logout clears its user’s unsent messages and nobody else’s, even during the start-up', async () => {
  fakeApi();
  await startingPage().dispatch(logout());
  expect(unsent()).toEqual([toms]);
});

it('a logout clears its user’s unsent messages even if the stream reports it before the call returns', async () => {
  const { replies } = fakeApi();
  replies.logout = { status: 200, body: { done: true }, delay: 20 };
  const page = startingPage();
  const loggedOut = page.dispatch(logout());
  clearAccessToken('logout');
  page.dispatch(sessionEnded({ by: 'logout', elsewhere: true }));
  expect(unsent()).toEqual([draft, toms]);
  await loggedOut;
  expect(unsent()).toEqual([toms]);
});
