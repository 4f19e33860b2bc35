import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { sessionReady } from '../api/sessionEvents';
import { makeStore } from '../app/store';
import { deviceInput, withoutPush, fakePushBrowser, SERVER_KEY } from './testing/fakePush';
import { NotificationSettings } from './NotificationSettings';
import { confirmPush, PUSH_KEY } from './push';
import { pushRenewal } from './pushRenewal';

afterEach(withoutPush);

const page = () => renderPage(<NotificationSettings />);

it('the digest frequency is saved as soon as it is chosen', async () => {
  const hourly = { type: 'MISSED_POD_MESSAGE' as const, frequency: 'HOURLY' as const, showPreviews: false };
  const api = fakeApi({ listMyNotificationSettings: reply([hourly]) });
  const { user } = page();
  const choice = await screen.findByLabelText('Tell me about messages I’ve missed');
  expect(choice).toHaveDisplayValue('Once an hour');
  const never = [{ ...hourly, frequency: 'NEVER' }];
  Object.assign(api.replies, {
    updateMyNotificationSettings: reply(never),
    listMyNotificationSettings: reply(never),
  });
  await user.selectOptions(choice, 'Never');
  await waitFor(() => expect(choice).toHaveDisplayValue('Never'));
  const saved = api.sent.find(({ operationId }) => operationId === 'updateMyNotificationSettings');
  expect(saved?.body).toEqual({ type: 'MISSED_POD_MESSAGE', frequency: 'NEVER' });
});

it('the choice to show message previews is saved immediately, and keeps the frequency', async () => {
  const daily = { type: 'MISSED_POD_MESSAGE' as const, frequency: 'DAY' as const, showPreviews: true };
  const api = fakeApi({ listMyNotificationSettings: reply([daily]) });
  const { user } = page();
  const previews = await screen.findByRole('switch', { name: 'Show the first lines of messages' });
  expect(previews).toBeChecked();
  const without = { ...daily, showPreviews: false };
  Object.assign(api.replies, {
    updateMyNotificationSettings: reply([without]),
    listMyNotificationSettings: reply([without]),
  });
  await user.click(previews);
  await waitFor(() => expect(previews).not.toBeChecked());
  const saved = api.sent.find(({ operationId }) => operationId === 'updateMyNotificationSettings');
  expect(saved?.body).toEqual({ type: 'MISSED_POD_MESSAGE', showPreviews: false });
});

it('a user who doesn’t get digests has no preview setting', async () => {
  fakeApi({
    listMyNotificationSettings: reply([{ type: 'MISSED_POD_MESSAGE', frequency: 'NEVER', showPreviews: true }]),
  });
  page();
  expect(await screen.findByLabelText('Tell me about messages I’ve missed')).toHaveDisplayValue('Never');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it.each([
  ['Remind me of meetings', 'MEETING_REMINDER', 'FIFTEEN_MINUTES', '15 minutes before'],
  ['Remind me of my Next Tiny Steps', 'STEP_REMINDER', 'OFF', 'Off'],
])('‘%s’ is saved as soon as it is chosen', async (label, type, frequency, choice) => {
  const api = fakeApi({ updateMyNotificationSettings: reply([]) });
  const { user } = page();
  await user.selectOptions(await screen.findByLabelText(label), choice);
  const saved = api.sent.find(({ operationId }) => operationId === 'updateMyNotificationSettings');
  expect(saved?.body).toEqual({ type, frequency });
});

it("a frequency that can't be saved reverts, and the page shows an error", async () => {
  fakeApi({ updateMyNotificationSettings: refuse(503, { detail: 'Please try again in a moment.' }) });
  const { user } = page();
  const choice = await screen.findByLabelText('Tell me about messages I’ve missed');
  await user.selectOptions(choice, 'Never');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in a moment.');
  expect(choice).toHaveDisplayValue('Once an hour');
});

it('push on this device is turned on by its button, and can be turned off again', async () => {
  const { pushManager, subscription, requestPermission, subscribedWith } = fakePushBrowser('default', 'granted');
  const api = fakeApi({ getPushKey: reply({ key: SERVER_KEY }) });
  const { user } = page();
  const on = await screen.findByRole('button', { name: 'Turn on notifications' });
  expect(requestPermission).not.toHaveBeenCalled();
  await user.click(on);
  const off = await screen.findByRole('button', { name: 'Turn off notifications' });
  expect(pushManager.subscribe).toHaveBeenCalledWith(expect.objectContaining({ userVisibleOnly: true }));
  expect(subscribedWith()).toBe(SERVER_KEY);
  const subscribed = api.sent.find(({ operationId }) => operationId === 'subscribePush');
  expect(subscribed?.body).toEqual(deviceInput);

  await user.click(off);
  expect(await screen.findByRole('button', { name: 'Turn on notifications' })).toBeVisible();
  expect(subscription.unsubscribe).toHaveBeenCalled();
  const unsubscribed = api.sent.find(({ operationId }) => operationId === 'unsubscribePush');
  expect(unsubscribed?.body).toEqual({ endpoint: deviceInput.endpoint });
});

it('push on this device shows an explanation if the browser blocks it', async () => {
  const { pushManager } = fakePushBrowser('default', 'denied');
  fakeApi();
  const { user } = page();
  await user.click(await screen.findByRole('button', { name: 'Turn on notifications' }));
  expect(await screen.findByText(/Your browser is blocking notifications/)).toBeVisible();
  expect(pushManager.subscribe).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: /Turn/ })).not.toBeInTheDocument();
});

it('push on this device shows an explanation if the browser doesn’t support it', async () => {
  fakeApi();
  page();
  expect(await screen.findByText(/This browser can’t show notifications/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Turn/ })).not.toBeInTheDocument();
});

it('push on this device explains on an iPhone that the app must be on the home screen', async () => {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
  fakeApi();
  page();
  expect(await screen.findByText(/Add to Home Screen/)).toBeVisible();
  Reflect.deleteProperty(navigator, 'standalone');
});

it('push on this device shows as on if the browser is subscribed, and as off as soon as the browser blocks it', async () => {
  const { subscribeWith, block } = fakePushBrowser('granted');
  subscribeWith(SERVER_KEY);
  confirmPush();
  fakeApi();
  page();
  expect(await screen.findByRole('button', { name: 'Turn off notifications' })).toBeVisible();
  await act(async () => {
    await Promise.resolve();
    block();
  });
  expect(await screen.findByText(/Your browser is blocking notifications/)).toBeVisible();
});

it('push on this device shows as on as soon as a start-up has renewed it, and follows other tabs', async () => {
  fakePushBrowser('granted');
  fakeApi();
  const store = makeStore({}, [pushRenewal]);
  renderPage(<NotificationSettings />, { store });
  expect(await screen.findByRole('button', { name: 'Turn on notifications' })).toBeVisible();
  act(() => void store.dispatch(sessionReady({ userId: 'me' })));
  expect(await screen.findByRole('button', { name: 'Turn off notifications' })).toBeVisible();
  for (const [chosen, offered] of [
    ['off', 'Turn on notifications'],
    ['on', 'Turn off notifications'],
  ] as const) {
    localStorage.setItem(PUSH_KEY, chosen);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: PUSH_KEY })));
    expect(await screen.findByRole('button', { name: offered })).toBeVisible();
  }
});

it('push on this device shows as off, and can be turned on, while the service worker is installing', async () => {
  fakePushBrowser('granted');
  Object.assign(navigator.serviceWorker, { ready: new Promise(() => {}) });
  fakeApi();
  page();
  expect(await screen.findByRole('button', { name: 'Turn on notifications' })).toBeVisible();
});

it('push on this device shows the browser’s refusal next to its button', async () => {
  const { pushManager } = fakePushBrowser('default', 'granted');
  pushManager.subscribe.mockRejectedValue(new Error('no push service'));
  fakeApi();
  const { user } = page();
  await user.click(await screen.findByRole('button', { name: 'Turn on notifications' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your browser didn’t let us');
  expect(screen.getByRole('button', { name: 'Turn on notifications' })).toBeVisible();
});
