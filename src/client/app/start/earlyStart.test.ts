import { waitFor } from '@testing-library/react';
import { paths } from '../../../domain/links';
import { fakeApi, pending } from '../../testing/fakeApi';
import { signIn } from '../../testing/token';
import { makeStore } from '../store';
import { startSessionEarly } from './sessionStart';

const mockStreaming = jest.fn();
jest.mock('../streaming', () => ({
  get streaming() {
    mockStreaming();
    return () => (next: unknown) => next;
  },
}));

beforeEach(() => mockStreaming.mockClear());

async function startedBy(replies: Parameters<typeof fakeApi>[0], rendered = Promise.resolve()) {
  fakeApi(replies);
  signIn();
  const store = makeStore();
  await startSessionEarly(
    store,
    { pathname: paths.memberships, search: '' },
    { pageLoaded: Promise.resolve(), rendered },
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

it('the message stream loads once the page has rendered', async () => {
  let render = () => {};
  const rendered = new Promise<void>((resolve) => (render = resolve));
  const { session } = await startedBy({}, rendered);
  expect(session.phase).toBe('ready');
  expect(mockStreaming).not.toHaveBeenCalled();
  render();
  await waitFor(() => expect(mockStreaming).toHaveBeenCalled());
});

it('without a server, the message stream doesn’t wait for the page', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  fakeApi({});
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  signIn();
  const opened = { pathname: paths.memberships, search: '' };
  await startSessionEarly(makeStore(), opened, { pageLoaded: Promise.resolve(), rendered: new Promise(() => {}) });
  await waitFor(() => expect(mockStreaming).toHaveBeenCalled());
});
