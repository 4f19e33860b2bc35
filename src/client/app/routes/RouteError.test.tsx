import { act, screen, waitFor } from '@testing-library/react';
import { fakeTimers } from '../../testing/clock';
import { renderPage } from '../../testing/renderPage';
import { RouteError } from './RouteError';

const mockReload = jest.fn();
jest.mock('../../serviceWorker/newVersion', () => ({ reloadToNewVersion: () => Promise.resolve(mockReload()) }));

beforeEach(() => {
  mockReload.mockClear();
  sessionStorage.clear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()));
});

afterEach(() => void jest.useRealTimers());

function Broken({ error }: { error: unknown }): null {
  throw error;
}

function chunkError() {
  return Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });
}

function show(error: unknown) {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  return renderPage([{ path: '*', element: <Broken error={error} />, errorElement: <RouteError /> }]);
}

it('a page that throws shows the message', () => {
  show(new Error('Cannot read it'));
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText('Cannot read it')).toBeVisible();
});

it('a page that throws a response shows its status', () => {
  renderPage([
    {
      path: '*',
      element: null,
      errorElement: <RouteError />,
      hydrateFallbackElement: <></>,
      loader: () => {
        // eslint-disable-next-line @typescript-eslint/only-throw-error -- react-router's way to fail with a status
        throw new Response('', { status: 503, statusText: 'Service Unavailable' });
      },
    },
  ]);
  return expect(screen.findByText('503 Service Unavailable')).resolves.toBeVisible();
});

it('a page whose code was removed with an old version reloads once', async () => {
  const first = show(chunkError());
  await waitFor(() => expect(mockReload).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  first.unmount();
  show(chunkError());
  expect(await screen.findByText(/There may be a new version/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(mockReload).toHaveBeenCalledTimes(1);
});

it('offline, a page whose code can’t be loaded says so, and reloads when back online', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(chunkError());
  expect(screen.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  expect(mockReload).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(mockReload).toHaveBeenCalledTimes(1));
});

it('a page whose code can’t be loaded because the server is down says so, and reloads when it is back', async () => {
  fakeTimers();
  jest.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  show(chunkError());
  expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeVisible();
  expect(mockReload).not.toHaveBeenCalled();
  jest.mocked(fetch).mockResolvedValue(new Response());
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(mockReload).toHaveBeenCalledTimes(1);
});
