import { Notifications, notifications } from '@mantine/notifications';
import { act, screen } from '@testing-library/react';
import { renderPage } from '../testing/renderPage';
import { watchForNewVersion } from './newVersion';

function fakeBrowser(next: 'installing' | 'waiting', isFirst = false) {
  const worker = new EventTarget();
  const active = new EventTarget();
  const registration = Object.assign(new EventTarget(), {
    active: isFirst ? null : active,
    installing: next === 'installing' ? worker : null,
    waiting: next === 'waiting' ? worker : null,
    update: () => Promise.resolve(),
  });
  const container = { controller: active, getRegistration: () => Promise.resolve(registration) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  const installed = () => {
    Object.assign(registration, { installing: null, waiting: worker });
    worker.dispatchEvent(new Event('statechange'));
  };
  return { installed };
}

afterEach(() => {
  notifications.clean();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('a new version that the browser was already fetching is announced once it has finished', async () => {
  const { installed } = fakeBrowser('installing');
  renderPage(<Notifications />);
  watchForNewVersion();
  await act(() => Promise.resolve());
  expect(screen.queryByText('A new version is ready')).not.toBeInTheDocument();
  act(installed);
  expect(await screen.findByText('A new version is ready')).toBeVisible();
});

it('a new version that is already waiting is announced', async () => {
  fakeBrowser('waiting');
  renderPage(<Notifications />);
  watchForNewVersion();
  expect(await screen.findByText('A new version is ready')).toBeVisible();
});

it('the very first version is not announced', async () => {
  const { installed } = fakeBrowser('installing', true);
  renderPage(<Notifications />);
  watchForNewVersion();
  await act(() => Promise.resolve());
  act(installed);
  await act(() => Promise.resolve());
  expect(screen.queryByText('A new version is ready')).not.toBeInTheDocument();
});
