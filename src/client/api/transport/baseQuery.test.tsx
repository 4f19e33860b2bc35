import { waitFor } from '@testing-library/react';
import { makeStore } from '../../app/store';
import { sessionNavigation } from '../../app/sessionNavigation';
import { isSignedIn } from '../../session/sessionSlice';
import { fakeTimers } from '../../testing/clock';
import { fakeApi, pending, refuse, reply } from '../../testing/fakeApi';
import { inMinutes, signIn, tokenWith } from '../../testing/token';
import { membershipsApi } from '../membershipsApi';
import { podsApi } from '../podsApi';
import { sessionApi } from '../sessionApi';
import { readAccessToken } from './accessToken';
import { dropFirstReads, holdFirstReads } from '../../firstPaint/firstReads';

function signedInAt(pathname: string, search = '') {
  const token = signIn();
  const navigate = jest.fn();
  const store = makeStore({}, [sessionNavigation({ state: { location: { pathname, search } }, navigate })]);
  return { token, store, navigate };
}

it('every call sends the token and bypasses caches', async () => {
  const api = fakeApi();
  const { token, store } = signedInAt('/pods');
  await store.dispatch(podsApi.endpoints.listMyPods.initiate());
  expect(api.sent[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
  expect(api.sent[0]?.headers.get('cache-control')).toBe('no-cache');
});

it('a call without a session sends no token', async () => {
  const api = fakeApi();
  await makeStore().dispatch(podsApi.endpoints.listMyPods.initiate());
  expect(api.sent[0]?.headers.has('authorization')).toBe(false);
});

describe.each([401, 403])('a response of %d', (status) => {
  it('ends the session, redirects to the login with the return path, and is returned to the caller', async () => {
    fakeApi({ listMyPods: refuse(status) });
    const { store, navigate } = signedInAt('/pod', '?p=1');
    const result = await store.dispatch(podsApi.endpoints.listMyPods.initiate());
    expect(result.error).toMatchObject({ status, data: { status } });
    expect(readAccessToken()).toBeNull();
    expect(isSignedIn(store.getState())).toBe(false);
    expect(navigate).toHaveBeenCalledWith('/login?return=%2Fpod%3Fp%3D1', { state: { ended: 'refusal' } });
  });

  it("clears the session's answers from the cache", async () => {
    const api = fakeApi();
    const { store } = signedInAt('/pods');
    await store.dispatch(podsApi.endpoints.listMyPods.initiate());
    api.replies.getMyUser = refuse(status);
    await store.dispatch(sessionApi.endpoints.getMyUser.initiate());
    await waitFor(() => expect(podsApi.endpoints.listMyPods.select()(store.getState()).data).toBeUndefined());
  });

  it('leaves the page in place if the login itself was refused', async () => {
    fakeApi({ login: refuse(status) });
    const { store, navigate } = signedInAt('/sign-up/business');
    const loginRequest = { username: 'a@example.com', password: 'x' };
    await store.dispatch(sessionApi.endpoints.login.initiate({ loginRequest }));
    expect(readAccessToken()).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
  });
});

it("a late refusal of a token that has been replaced doesn't end the session", async () => {
  const { store, navigate } = signedInAt('/pods');
  const next = tokenWith({ exp: inMinutes(90) });
  fakeApi({
    listMyPods: () => {
      localStorage.setItem('access_token', next);
      return refuse(401);
    },
  });
  await store.dispatch(podsApi.endpoints.listMyPods.initiate());
  expect(readAccessToken()).toBe(next);
  expect(navigate).not.toHaveBeenCalled();
});

it.each([400, 404, 409, 429, 500, 503])("a response with status %d doesn't end the session", async (status) => {
  fakeApi({ listMyPods: refuse(status) });
  const { token, store } = signedInAt('/pods');
  await store.dispatch(podsApi.endpoints.listMyPods.initiate());
  expect(readAccessToken()).toBe(token);
});

it("a server that doesn't respond doesn't end the session", async () => {
  fakeApi({ listMyPods: pending });
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { token, store } = signedInAt('/pods');
  const result = await store.dispatch(podsApi.endpoints.listMyPods.initiate());
  expect(result.error).toMatchObject({ status: 'FETCH_ERROR' });
  expect(readAccessToken()).toBe(token);
});

describe('a call that hangs', () => {
  beforeEach(() => void fakeTimers());
  afterEach(() => {
    dropFirstReads();
    jest.useRealTimers();
  });

  it('times out after twenty seconds, as if there were no response', async () => {
    fakeApi({ listMyPods: pending });
    const { token, store } = signedInAt('/pods');
    const call = store.dispatch(podsApi.endpoints.listMyPods.initiate());
    await jest.advanceTimersByTimeAsync(21_000);
    expect((await call).error).toMatchObject({ status: 'TIMEOUT_ERROR' });
    expect(readAccessToken()).toBe(token);
  });

  it('times out after twenty seconds in all, even if it was first made early and failed', async () => {
    fakeApi({ listMyPods: pending });
    const { token, store } = signedInAt('/pods');
    let fail = () => {};
    const failing = new Promise<never>((_, reject) => (fail = () => reject(new TypeError('Failed to fetch'))));
    holdFirstReads(['/v1/pods/my-pods'], failing, token);
    const call = store.dispatch(podsApi.endpoints.listMyPods.initiate());
    await jest.advanceTimersByTimeAsync(15_000);
    fail();
    await jest.advanceTimersByTimeAsync(6_000);
    expect((await call).error).toMatchObject({ status: 'TIMEOUT_ERROR' });
  });

  it("isn't timed out if it uploads a file, however slow", async () => {
    fakeApi({ uploadMembershipLogo: pending });
    const { store } = signedInAt('/membership');
    const upload = { id: '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01', body: new Blob(['image'], { type: 'image/png' }) };
    const call = store.dispatch(membershipsApi.endpoints.uploadMembershipLogo.initiate(upload));
    const answered = jest.fn();
    void call.then(answered);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(answered).not.toHaveBeenCalled();
  });
});

it('any response with a token starts the session', async () => {
  const token = tokenWith({ exp: inMinutes(60) });
  fakeApi({
    getMyUser: reply(
      { id: '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01', email: 'a@example.com', firstName: 'A', lastName: 'B' },
      { authorization: token },
    ),
  });
  const store = makeStore();
  await store.dispatch(sessionApi.endpoints.getMyUser.initiate());
  expect(readAccessToken()).toBe(token);
  expect(isSignedIn(store.getState())).toBe(true);
});

describe('a response with a new token of the same session', () => {
  const tokenOf = (sid: string, minutes = 60) => tokenWith({ exp: inMinutes(minutes), sid });
  const [old, renewed] = [tokenOf('mine', -60), tokenOf('mine')];
  const user = { id: '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01', email: 'a@example.com', firstName: 'A', lastName: 'B' };

  async function ask(meanwhile = () => {}) {
    localStorage.setItem('access_token', old);
    const store = makeStore();
    const session = store.getState().session;
    fakeApi({
      getMyUser: () => {
        meanwhile();
        return reply(user, { authorization: `Bearer ${renewed}` });
      },
    });
    await store.dispatch(sessionApi.endpoints.getMyUser.initiate());
    return { store, isUntouched: store.getState().session === session };
  }

  it('has its token stored without starting a session', async () => {
    const { store, isUntouched } = await ask();
    expect(readAccessToken()).toBe(renewed);
    expect(isUntouched).toBe(true);
    expect(sessionApi.endpoints.getMyUser.select()(store.getState()).data).toEqual(user);
  });

  it.each([
    ['a logout', () => localStorage.removeItem('access_token'), null],
    ['another login', () => localStorage.setItem('access_token', tokenOf('another')), tokenOf('another')],
  ])('restores nothing after %s', async (_, meanwhile, kept) => {
    expect((await ask(meanwhile)).isUntouched).toBe(true);
    expect(readAccessToken()).toBe(kept);
  });

  it('continues the same session: a refusal of the old token ends it too', async () => {
    localStorage.setItem('access_token', old);
    const store = makeStore();
    fakeApi({
      listMyPods: () => {
        localStorage.setItem('access_token', renewed);
        return refuse(401);
      },
    });
    await store.dispatch(podsApi.endpoints.listMyPods.initiate());
    expect(readAccessToken()).toBeNull();
    expect(isSignedIn(store.getState())).toBe(false);
  });
});
