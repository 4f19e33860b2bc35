import { NOW } from '../testing/clock';
import { fakeApi, refuse } from '../testing/fakeApi';
import { makeStore } from '../app/store';
import { inMinutes, signIn, tokenWith } from '../testing/token';
import { notificationsApi } from '../api/notificationsApi';
import { podsApi } from '../api/podsApi';
import { sessionApi } from '../api/sessionApi';
import { readAccessToken, storeAccessToken } from '../api/transport/accessToken';
import { dropFirstReads, firstReadsRequestedAt, holdFirstReads, requestFirstReads } from './firstReads';

const calls = ['/v1/pods/my-pods', '/v1/users/my-user'];

const ask = () => makeStore().dispatch(podsApi.endpoints.listMyPods.initiate());

afterEach(dropFirstReads);

it("a first read's answer is used, once", async () => {
  const api = fakeApi();
  void requestFirstReads(calls, signIn(), { address: '/pods' });
  expect((await ask()).data).toBeDefined();
  expect(api.sent[0]?.headers.get('authorization')).toMatch(/^Bearer /);
  expect(api.sent).toHaveLength(1);
  await ask();
  expect(api.sent).toHaveLength(2);
});

it('a first read of another session is made again', async () => {
  const api = fakeApi();
  void requestFirstReads(calls, signIn(), { address: '/pods' });
  signIn('somebody else');
  await ask();
  expect(api.sent).toHaveLength(2);
});

it('all first reads are used if their response brings a new token of the session, which is stored', async () => {
  const tokenOf = (exp: number) => tokenWith({ exp, sid: 'mine' });
  const [old, renewed] = [tokenOf(inMinutes(-60)), tokenOf(inMinutes(60))];
  storeAccessToken(old);
  const api = fakeApi();
  const answer = jest.mocked(fetch).getMockImplementation()!;
  jest.mocked(fetch).mockImplementationOnce(async (...given) => {
    const together = await answer(...given);
    together.headers.set('authorization', `Bearer ${renewed}`);
    return together;
  });
  void requestFirstReads(calls, old, { address: '/pods' });
  const store = makeStore();
  const { session } = store.getState();
  await store.dispatch(podsApi.endpoints.listMyPods.initiate());
  await store.dispatch(sessionApi.endpoints.getMyUser.initiate());
  expect(api.sent).toHaveLength(1);
  expect(readAccessToken()).toBe(renewed);
  expect(store.getState().session).toBe(session);
});

it("a first read isn't used once the stream may have brought later changes", async () => {
  const api = fakeApi();
  void requestFirstReads(calls, signIn(), { address: '/pods' });
  expect(firstReadsRequestedAt()).toBe(NOW);
  dropFirstReads();
  expect(firstReadsRequestedAt()).toBeUndefined();
  await ask();
  expect(api.sent).toHaveLength(2);
});

it('a first read that got no response is made again', async () => {
  const api = fakeApi();
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(requestFirstReads(calls, signIn(), { address: '/pods' })).rejects.toThrow('Failed to fetch');
  expect((await ask()).data).toBeDefined();
  expect(api.sent).toHaveLength(1);
});

it('a first read that failed is made again with the token of the session that asked', async () => {
  const api = fakeApi();
  const token = signIn();
  let fail = () => {};
  jest
    .mocked(fetch)
    .mockImplementationOnce(() => new Promise((_, reject) => (fail = () => reject(new TypeError('Failed to fetch')))));
  requestFirstReads(calls, token, { address: '/pods' }).catch(() => undefined);
  const answer = ask();
  signIn('somebody else');
  fail();
  await answer;
  expect(api.sent.map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${token}`]);
});

it('a first read missing from the answers is made separately', async () => {
  const api = fakeApi();
  holdFirstReads(calls, Promise.resolve({ answers: [] }), signIn());
  expect((await ask()).data).toBeDefined();
  expect(api.sent).toHaveLength(1);
});

it('first reads bring the page’s snapshot, if the server rendered one for that address', async () => {
  const api = fakeApi();
  expect(await requestFirstReads(calls, signIn(), { address: '/pods?q=a&b' })).toBeUndefined();
  expect(api.sent[0]?.url.searchParams.get('address')).toBe('/pods?q=a&b');
  const answer = jest.mocked(fetch).getMockImplementation()!;
  jest.mocked(fetch).mockImplementationOnce(async (...given) => {
    const answered = (await (await answer(...given)).json()) as object;
    return new Response(JSON.stringify({ ...answered, html: '<h1>Pods</h1>' }));
  });
  expect(await requestFirstReads(calls, signIn(), { address: '/pods' })).toBe('<h1>Pods</h1>');
  expect((await ask()).data).toBeDefined();
});

it('a refused first read is not made again', async () => {
  fakeApi({ listMyPods: refuse(401) });
  void requestFirstReads(calls, signIn(), { address: '/pods' });
  expect((await ask()).error).toMatchObject({ status: 401 });
});

it('a first read of a list keeps its total and where its next page starts', async () => {
  const api = fakeApi();
  const path = '/v1/notifications/my-notifications?limit=100&folded=true';
  const answer = { status: 200, body: [], totalCount: 140, link: `<${path}&after=abc>; rel="next"` };
  holdFirstReads([path], Promise.resolve({ answers: [answer] }), signIn());
  const { data } = await makeStore().dispatch(notificationsApi.endpoints.notificationPages.initiate());
  expect(data?.pages).toEqual([{ items: [], total: 140, next: 'abc' }]);
  expect(api.sent).toEqual([]);
});
