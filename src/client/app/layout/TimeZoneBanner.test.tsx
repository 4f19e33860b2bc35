import { act, screen, waitFor } from '@testing-library/react';
import type { Account } from '../../../contract/entities.gen';
import { accountApi } from '../../api/accountApi';
import { emptyApi } from '../../api/emptyApi';
import { sessionReady } from '../../api/sessionEvents';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { passTime } from '../../testing/passTime';
import { renderPage } from '../../testing/renderPage';
import { signIn } from '../../testing/token';
import { makeStore } from '../store';
import { TimeZoneBanner } from './TimeZoneBanner';

const me = { bio: '', emailAddress: 'a@example.com', firstName: 'Anna', lastName: 'Lee' };

function deviceIn(timeZone: string) {
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone };
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
}

interface Given {
  account: string;
  device: string;
  route?: string;
  isLate?: boolean;
}

async function show({ account, device, route = '/pods', isLate }: Given) {
  let timezone = account;
  deviceIn(device);
  const api = fakeApi({
    getMyAccount: () => reply({ ...me, timezone } satisfies Account),
    updateProfile: ({ body }) => {
      ({ timezone } = body as { timezone: string });
      return reply({ ...me, timezone });
    },
  });
  signIn();
  const store = makeStore();
  if (!isLate) await store.dispatch(accountApi.endpoints.getMyAccount.initiate());
  store.dispatch(sessionReady({ userId: '0190f3a2-7c11-7a40-8b1e-000000000001' }));
  const page = (
    <>
      <main id="content">
        <h1 tabIndex={-1}>Pods</h1>
      </main>
      <TimeZoneBanner />
    </>
  );
  return { ...renderPage(page, { route, store }), ...api, store };
}

const question = /^In Berlin now\?/;
const apart = { account: 'Europe/London', device: 'Europe/Berlin' };

async function settled({ sent }: { sent: { operationId: string }[] }) {
  await waitFor(() => expect(sent.map(({ operationId }) => operationId)).toContain('getMyAccount'));
  await passTime(50);
}

afterEach(() => jest.restoreAllMocks());

test('a user in another time zone is asked about it, and isn’t asked again after choosing it', async () => {
  const { user, sent } = await show(apart);
  expect(await screen.findByText(question)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use Berlin time' }));
  await waitFor(() => expect(screen.queryByText(question)).not.toBeInTheDocument());
  expect(sent.find(({ operationId }) => operationId === 'updateProfile')?.body).toEqual({ timezone: 'Europe/Berlin' });
  expect(screen.getByRole('heading', { name: 'Pods' })).toHaveFocus();
});

test('keeping the zone changes nothing, and this device doesn’t ask about it again', async () => {
  const first = await show(apart);
  await first.user.click(await screen.findByRole('button', { name: 'Keep London time' }));
  expect(screen.queryByText(question)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Pods' })).toHaveFocus();
  first.unmount();
  const second = await show(apart);
  await settled(second);
  expect(screen.queryByText(question)).not.toBeInTheDocument();
  expect(second.sent.map(({ operationId }) => operationId)).not.toContain('updateProfile');
});

test('keeping the zone on this device suppresses the question for these two zones only', async () => {
  const first = await show(apart);
  await first.user.click(await screen.findByRole('button', { name: 'Keep London time' }));
  first.unmount();
  await show({ account: 'Europe/London', device: 'America/New_York' });
  expect(await screen.findByText(/^In New York now\?/)).toBeVisible();
});

test.each([
  ['in the same zone', 'Europe/London', 'Europe/London'],
  ['in the same zone by its other name', 'Asia/Kolkata', 'Asia/Calcutta'],
  ['where the clocks are the same', 'Europe/Paris', 'Europe/Berlin'],
  ['whose account has no zone yet', '', 'Europe/Berlin'],
])('the question doesn’t show to a user %s', async (_, account, device) => {
  const page = await show({ account, device });
  await settled(page);
  expect(screen.queryByRole('region', { name: 'Time zone' })).not.toBeInTheDocument();
});

test('a conversation, which fills the window, doesn’t show the banner', async () => {
  const page = await show({ ...apart, route: '/chat' });
  await settled(page);
  expect(screen.queryByText(question)).not.toBeInTheDocument();
});

test('the question doesn’t show offline, as the answer couldn’t be saved', async () => {
  const { store } = await show(apart);
  expect(await screen.findByText(question)).toBeVisible();
  act(() => void store.dispatch(emptyApi.internalActions.onOffline()));
  expect(screen.queryByText(question)).not.toBeInTheDocument();
  act(() => void store.dispatch(emptyApi.internalActions.onOnline()));
  expect(screen.getByText(question)).toBeVisible();
});

test('the question never appears on a page already in use: it depends only on data known when the start-up ends', async () => {
  const page = await show({ ...apart, isLate: true });
  await settled(page);
  expect(screen.queryByText(question)).not.toBeInTheDocument();
});

test('choosing a zone other than the device’s doesn’t raise the question', async () => {
  const { store } = await show({ account: 'Europe/Berlin', device: 'Europe/Berlin' });
  const profileUpdate = { timezone: 'Europe/London' };
  await act(async () => void (await store.dispatch(accountApi.endpoints.updateProfile.initiate({ profileUpdate }))));
  await act(() => passTime(50));
  expect(screen.queryByText(question)).not.toBeInTheDocument();
});

test('if the time zone can’t be saved, the banner shows an error', async () => {
  const { user, replies } = await show(apart);
  replies.updateProfile = refuse(500, { detail: 'Something went wrong.' });
  await user.click(await screen.findByRole('button', { name: 'Use Berlin time' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
  expect(screen.getByText(question)).toBeVisible();
});

describe('a wrong device clock', () => {
  const put = (clockOffsetMs: number) => void Object.assign(globalThis, { clockOffsetMs });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'clockOffsetMs'));
  const sentence = 'This device’s clock is 8 days fast. Stepwell uses the right time.';

  test('the clock warning shows once per start-up, instead of the zone question', async () => {
    put(-8 * 24 * 60 * 60 * 1000);
    const { user } = await show(apart);
    expect(await screen.findByText(sentence)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
    expect(screen.queryByText(question)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Pods' })).toHaveFocus();
  });

  test('no clock warning shows if the clock is only slightly wrong', async () => {
    put(4 * 60 * 1000);
    await show(apart);
    expect(await screen.findByText(question)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Clock' })).not.toBeInTheDocument();
  });
});
