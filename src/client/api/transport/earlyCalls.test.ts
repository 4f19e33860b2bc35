import { NOW } from '../../testing/clock';
import { fakeApi, refuse } from '../../testing/fakeApi';
import { makeStore } from '../../app/store';
import { inMinutes, signIn, tokenWith } from '../../testing/token';
import { notificationsApi } from '../notificationsApi';
import { podsApi } from '../podsApi';
import { sessionApi } from '../sessionApi';
import { readAccessToken, storeAccessToken } from './accessToken';
import { earlyCallsStartedAt, holdAnswers, startEarlyCalls, dropEarlyCalls } from './earlyCalls';

const calls = ['/v1/pods/my-pods', '/v1/users/my-user'];

const ask = () => makeStore().dispatch(podsApi.endpoints.listMyPods.initiate());

afterEach(dropEarlyCalls);

it("an early call's answer is used, once", async () => {
  const api = fakeApi();
  void startEarlyCalls(calls, signIn(), { address: '/pods' });
  expect((await ask()).data).toBeDefined();
  expect(api.sent[0]?.headers.get('authorization')).toMatch(/^Bearer /);
  expect(api.sent).toHaveLength(1);
  await ask();
  expect(api.sent).toHaveLength(2);
});

it('an early call made for another session is made again', async () => {
  const api = fakeApi();
  void startEarlyCalls(calls, signIn(), { address: '/pods' });
  signIn('somebody else');
  await ask();
  expect(api.sent).toHaveLength(2);
});

it('all early calls are used if their response brings a new token of the session, which is stored', async () => {
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
  void startEarlyCalls(calls, old, { address: '/pods' });
  const store = makeStore();
  const { session } = store.getState();
  await store.dispatch(podsApi.endpoints.listMyPods.initiate());
  await store.dispatch(sessionApi.endpoints.getMyUser.initiate());
  expect(api.sent).toHaveLength(1);
  expect(readAccessToken()).toBe(renewed);
  expect(store.getState().session).toBe(session);
});

it("an early call isn't used once the stream may have brought later changes", async () => {
  const api = fakeApi();
  void startEarlyCalls(calls, signIn(), { address: '/pods' });
  expect(earlyCallsStartedAt()).toBe(NOW);
  dropEarlyCalls();
  expect(earlyCallsStartedAt()).toBeUndefined();
  await ask();
  expect(api.sent).toHaveLength(2);
});

it('an early call that got no response is made again', async () => {
  const api = fakeApi();
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(startEarlyCalls(calls, signIn(), { address: '/pods' })).rejects.toThrow('Failed to fetch');
  expect((await ask()).data).toBeDefined();
  expect(api.sent).toHaveLength(1);
});

it('an early call that failed is made again as the session that asked', async () => {
  const api = fakeApi();
  const token = signIn();
  let fail = () => {};
  jest
    .mocked(fetch)
    .mockImplementationOnce(() => new Promise((_, reject) => (fail = () => reject(new TypeError('Failed to fetch')))));
  startEarlyCalls(calls, token, { address: '/pods' }).catch(() => undefined);
  const answer = ask();
  signIn('somebody else');
  fail();
  await answer;
  expect(api.sent.map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${token}`]);
});

it('an early call that was left out of the answers is made', async () => {
  const api = fakeApi();
  holdAnswers(calls, Promise.resolve({ answers: [], authorization: null }), signIn());
  expect((await ask()).data).toBeDefined();
  expect(api.sent).toHaveLength(1);
});

it('early calls bring the page’s HTML, if the server drew it for that address', async () => {
  const api = fakeApi();
  expect(await startEarlyCalls(calls, signIn(), { address: '/pods?q=a&b' })).toBeUndefined();
  expect(api.sent[0]?.url.searchParams.get('address')).toBe('/pods?q=a&b');
  const answer = jest.mocked(fetch).getMockImplementation()!;
  jest.mocked(fetch).mockImplementationOnce(async (...given) => {
    const drawn = (await (await answer(...given)).json()) as object;
    return new Response(JSON.stringify({ ...drawn, html: '<h1>Pods</h1>' }));
  });
  expect(await startEarlyCalls(calls, signIn(), { address: '/pods' })).toBe('<h1>Pods</h1>');
  expect((await ask()).data).toBeDefined();
});

it('a refused early call is not made again', async () => {
  fakeApi({ listMyPods: refuse(401) });
  void startEarlyCalls(calls, signIn(), { address: '/pods' });
  expect((await ask()).error).toMatchObject({ status: 401 });
});

it('an early list keeps its total and where its next page starts', async () => {
  const api = fakeApi();
  const path = '/v1/notifications/my-notifications?limit=100&folded=true';
  const answer = { status: 200, body: [], totalCount: 140, link: `<${path}&after=abc>; rel="next"` };
  holdAnswers([path], Promise.resolve({ answers: [answer], authorization: null }), signIn());
  const { data } = await makeStore().dispatch(notificationsApi.endpoints.notificationPages.initiate());
  expect(data?.pages).toEqual([{ items: [], total: 140, next: 'abc' }]);
  expect(api.sent).toEqual([]);
});
