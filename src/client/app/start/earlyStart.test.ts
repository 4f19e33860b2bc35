import { paths } from '../../../domain/links';
import { fakeApi, pending } from '../../testing/fakeApi';
import { signIn } from '../../testing/token';
import { makeStore } from '../store';
import { startSessionEarly } from './sessionStart';

jest.mock('../streaming', () => ({ streaming: () => (next: unknown) => next }));

async function startedBy(replies: Parameters<typeof fakeApi>[0]) {
  fakeApi(replies);
  signIn();
  const store = makeStore();
  await startSessionEarly(
    store,
    { pathname: paths.memberships, search: '' },
    { pageLoaded: Promise.resolve(), rendered: Promise.resolve() },
  );
  return store.getState();
}

it('a page renders once its session has started and its data has arrived', async () => {
  const { session, api } = await startedBy({});
  expect(session.phase).toBe('ready');
  const answered = Object.values(api.queries).filter((one) => one?.data !== undefined);
  expect(answered.map((one) => one?.endpointName)).toEqual(
    expect.arrayContaining(['getMyUser', 'listMyMemberships', 'listMyPods']),
  );
});

it('a page renders without answers that take too long', async () => {
  const { session } = await startedBy({ getMyUser: pending });
  expect(session.phase).toBe('starting');
});
