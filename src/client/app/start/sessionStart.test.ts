import { waitFor } from '@testing-library/react';
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { paths } from '../../../domain/links';
import { onboardingApi } from '../../api/onboardingApi';
import { sessionEnded, sessionFailed, sessionReady, sessionStarted } from '../../api/sessionEvents';
import { lastUsedBusiness } from '../../session/selectedBusinessSlice';
import { NOW, setNow } from '../../testing/clock';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { businessCan } from '../../testing/samples';
import { inMinutes, signIn } from '../../testing/token';
import { sessionMiddleware } from '../sessionMiddleware';
import { makeStore } from '../store';
import { startSession } from './sessionStart';

const mockStreamed: UnknownAction[] = [];
const mockStreaming: Middleware = () => (next) => (action) => {
  mockStreamed.push(action as UnknownAction);
  return next(action);
};
jest.mock('../streaming', () => ({ streaming: mockStreaming }));

const id = (end: string) => `0190f3a2-7c11-7a40-8b1e-2f6d5c4b${end}`;
const business = (end: string, name: string, owner: boolean) => ({
  id: id(end),
  name,
  owner,
  admin: false,
  can: businessCan(true),
});
const all = [business('0001', 'Zebra', false), business('0002', 'Makers', true), business('0003', 'Bakers', true)];

function start(place = { pathname: '/my-settings', search: '' }) {
  signIn();
  const actions: UnknownAction[] = [];
  const watch: Middleware = () => (next) => (action) => {
    actions.push(action as UnknownAction);
    return next(action);
  };
  const store = makeStore({}, [sessionMiddleware, watch]);
  return { actions, store, done: store.dispatch(startSession(place)) };
}

it('the start-up loads user, businesses, account and notifications together, then the actions', async () => {
  const api = fakeApi({ listMyBusinesses: reply(all) });
  const { store, actions, done } = start();
  await done;
  const sent = api.sent.map(({ operationId }) => operationId);
  const requested = sent.filter((operation) => operation !== 'listMyChannels');
  expect(requested.slice(0, 4).sort()).toEqual([
    'getMyAccount',
    'getMyUser',
    'listMyBusinesses',
    'listMyNotifications',
  ]);
  expect(requested[4]).toBe('listAllMyActions');
  expect(lastUsedBusiness(store.getState())).toBe(id('0003'));
  expect(actions.some(sessionReady.match)).toBe(true);
});

it('due actions remain known if the stream invalidates them before the first page renders', async () => {
  const due = [{ action: 'LEADER_APPROVAL_ACKNOWLEDGEMENT', businessId: id('0003') }];
  const api = fakeApi({ listMyBusinesses: reply(all), listAllMyActions: reply(due) });
  const { store, done } = start();
  await done;
  store.dispatch(onboardingApi.util.invalidateTags(['Action']));
  const known = () => onboardingApi.endpoints.listAllMyActions.select()(store.getState()).data;
  expect(known()).toEqual(due);
  const requested = () => api.sent.filter(({ operationId }) => operationId === 'listAllMyActions');
  await waitFor(() => expect(requested()).toHaveLength(2));
});

it('a session starts once, however often its start is requested', async () => {
  fakeApi({ listMyBusinesses: reply(all) });
  const { store, actions, done } = start();
  await Promise.all([done, store.dispatch(startSession({ pathname: '/my-settings', search: '' }))]);
  expect(actions.filter(sessionReady.match)).toHaveLength(1);
});

it('the start-up selects the business last used on this device', async () => {
  fakeApi({ listMyBusinesses: reply(all) });
  localStorage.setItem('stepwell.business', id('0001'));
  const { store, done } = start();
  await done;
  expect(lastUsedBusiness(store.getState())).toBe(id('0001'));
});

it('the start-up selects the first business if the user owns none', async () => {
  fakeApi({ listMyBusinesses: reply([business('0009', 'Zoo', false), business('0008', 'Art', false)]) });
  const { store, done } = start();
  await done;
  expect(lastUsedBusiness(store.getState())).toBe(id('0009'));
});

it('the message stream loads during the start-up, and learns when it is over', async () => {
  fakeApi();
  mockStreamed.length = 0;
  await start().done;
  await waitFor(() => expect(mockStreamed.filter(sessionReady.match)).toHaveLength(1));
});

it('the start-up reports the time from which its answers may be out of date', async () => {
  fakeApi();
  const { actions, done } = start();
  setNow(NOW + 1000);
  await done;
  expect(actions.find(sessionReady.match)?.payload.since).toBe(NOW);
});

it('the start-up also completes for a user without a business', async () => {
  const api = fakeApi({ listMyBusinesses: reply([]) });
  const { actions, done } = start();
  await done;
  expect(api.sent.map(({ operationId }) => operationId)).not.toContain('listAllMyActions');
  expect(actions.some(sessionReady.match)).toBe(true);
});

it('the start-up requests the memberships alongside the actions when it opens the home page', async () => {
  const api = fakeApi({ listMyBusinesses: reply(all) });
  await start({ pathname: paths.memberships, search: '' }).done;
  await waitFor(() => expect(api.sent.map(({ operationId }) => operationId)).toContain('listMyMemberships'));
});

it('the start-up fails only if there is no user, and logs any other failure', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  fakeApi({ getMyAccount: refuse(500), listMyNotifications: refuse(500), listAllMyActions: refuse(500) });
  const first = start();
  await first.done;
  expect(first.actions.some(sessionReady.match)).toBe(true);
  expect(warn).toHaveBeenCalledTimes(3);
  fakeApi({ getMyUser: refuse(500) });
  const second = start();
  await second.done;
  expect(second.actions.some(sessionReady.match)).toBe(false);
  expect(second.actions.some(sessionFailed.match)).toBe(true);
});

it.each([
  ['a logout', sessionEnded({ by: 'logout' })],
  ['another login', sessionStarted({ expires: inMinutes(5) })],
])('a start-up overtaken by %s opens nothing, requests nothing more and doesn’t fail', async (_, overtaking) => {
  const api = fakeApi({ listMyBusinesses: reply(all) });
  const { actions, store, done } = start();
  store.dispatch(overtaking);
  await done;
  expect(actions.some(sessionReady.match)).toBe(false);
  expect(api.sent.map(({ operationId }) => operationId)).not.toContain('listAllMyActions');
  fakeApi({ getMyUser: refuse(500) });
  const other = start();
  other.store.dispatch(overtaking);
  await other.done;
  expect(other.actions.some(sessionFailed.match)).toBe(false);
});

it("the start-up sets this device's time zone and the screens’ language on an account without them", async () => {
  const account = { bio: '', timezone: '', emailAddress: 'a@example.com', firstName: 'A', lastName: 'B' };
  const api = fakeApi({ getMyAccount: reply(account) });
  await start().done;
  await waitFor(() => expect(api.sent.map(({ operationId }) => operationId)).toContain('updateProfile'));
  const sent = api.sent.find(({ operationId }) => operationId === 'updateProfile');
  expect(sent?.body).toEqual({ timezone: Intl.DateTimeFormat().resolvedOptions().timeZone, language: 'en' });
});

describe('an account in another language than the page', () => {
  const user = { id: id('0009'), email: 'a@example.com', firstName: 'A', lastName: 'B' };
  it('is started in the page’s, if the server has no page in its own', async () => {
    fakeApi({ getMyUser: reply({ ...user, language: 'de' }) });
    const { actions, done } = start();
    await done;
    expect(actions.some(sessionReady.match)).toBe(true);
    expect(document.cookie).toContain('language=en');
  });

  it('is started in the page’s, if there are no texts in its own', async () => {
    fakeApi({ getMyUser: reply({ ...user, language: 'xx' }) });
    const { actions, done } = start();
    await done;
    expect(actions.some(sessionReady.match)).toBe(true);
    expect(document.cookie).not.toContain('xx');
  });
});
