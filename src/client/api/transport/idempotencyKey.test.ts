import { validate as isUuid } from 'uuid';
import { makeStore } from '../../app/store';
import { fakeTimers } from '../../testing/clock';
import { fakeApi, pending, refuse, reply } from '../../testing/fakeApi';
import { signIn } from '../../testing/token';
import { businessesApi } from '../businessesApi';
import { enhancedApi as meetingsApi } from '../meetingsApi';
import { membershipsApi } from '../membershipsApi';
import { podsApi } from '../podsApi';

/** As on a page of an old version whose code is no longer on the server. */
jest.mock('uuid', () => ({
  ...jest.requireActual<object>('uuid'),
  v4: () => {
    throw new Error('Loading chunk 12 failed.');
  },
}));

const makers = {
  registerBusiness: () => businessesApi.endpoints.registerBusiness.initiate({ businessRegistration: {} as never }),
  inviteAdmin: () => businessesApi.endpoints.inviteAdmin.initiate({ id: 'b1', adminInvite: {} as never }),
  createMembership: () =>
    membershipsApi.endpoints.createMembership.initiate({ id: 'b1', membershipInput: {} as never }),
  createPod: () => podsApi.endpoints.createPod.initiate({ id: 'm1', podInput: {} as never }),
  createLeaderPod: () => meetingsApi.endpoints.createLeaderPod.initiate({ id: 'm1', meetingInput: {} as never }),
};

it.each(Object.keys(makers) as (keyof typeof makers)[])('%s is sent with a key', async (name) => {
  signIn();
  const { sent } = fakeApi({ [name]: refuse(409) });
  await makeStore().dispatch(makers[name]() as ReturnType<typeof makers.createPod>);
  expect(sent.map(({ operationId, headers }) => [operationId, isUuid(headers.get('idempotency-key'))])).toEqual([
    [name, true],
  ]);
});

const { inviteAdmin } = businessesApi.endpoints;

function business() {
  signIn();
  const api = fakeApi({ inviteAdmin: reply({ done: true }) });
  const store = makeStore();
  const invite = (email = 'ada@example.com') =>
    store.dispatch(inviteAdmin.initiate({ id: 'b1', adminInvite: { name: 'Ada', email } }));
  const keys = () => api.sent.map(({ headers }) => headers.get('idempotency-key'));
  return { api, invite, keys };
}

it('each creation is sent with a separate key', async () => {
  const { invite, keys } = business();
  await invite();
  await invite();
  const [first, second] = keys();
  expect([first, second].every(isUuid)).toBe(true);
  expect(first).not.toBe(second);
});

it.each([500, 503])(
  'a request that the server failed to answer (%d) is resent with its key, unless its content has changed',
  async (status) => {
    const { api, invite, keys } = business();
    api.replies.inviteAdmin = refuse(status);
    await invite();
    await invite();
    await invite('other@example.com');
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  },
);

it('a refused request is resent with a new key', async () => {
  const { api, invite, keys } = business();
  api.replies.inviteAdmin = refuse(409);
  await invite();
  await invite();
  expect(new Set(keys()).size).toBe(2);
});

it('a request without a response is resent with its key', async () => {
  const { api, invite, keys } = business();
  api.replies.inviteAdmin = pending;
  const first = invite();
  await new Promise((resolve) => setTimeout(resolve));
  first.abort();
  await first;
  api.replies.inviteAdmin = reply({ done: true });
  await invite();
  const [lost, again] = keys();
  expect(again).toBe(lost);
});

afterEach(() => void jest.useRealTimers());

it.each(['breaks off', 'hangs'])('a request is resent with its key if the body of its response %s', async (how) => {
  fakeTimers();
  const { api, invite, keys } = business();
  const answered = jest.mocked(fetch).getMockImplementation()!;
  const head = new Response(null, { status: 201, headers: { 'Content-Type': 'application/json' } });
  jest.mocked(fetch).mockImplementationOnce(async (input) => {
    await answered(input);
    const { signal } = input as Request;
    const start = (body: ReadableStreamDefaultController) => {
      if (how === 'hangs') signal.addEventListener('abort', () => body.error(signal.reason));
      else body.error(new TypeError('network error'));
    };
    return new Response(new ReadableStream({ start }), head);
  });
  const first = invite();
  await jest.advanceTimersByTimeAsync(21_000);
  expect((await first).error).toMatchObject({ status: how === 'hangs' ? 'TIMEOUT_ERROR' : 'PARSING_ERROR' });
  api.replies.inviteAdmin = reply({ done: true });
  await invite();
  const [lost, again] = keys();
  expect(again).toBe(lost);
});
