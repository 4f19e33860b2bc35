import { screen } from '@testing-library/react';
import { renderPage } from '../testing/renderPage';
import { RouteError } from './RouteError';

const mockReload = jest.fn();
jest.mock('../serviceWorker/newVersion', () => ({ reloadToNewVersion: () => Promise.resolve(mockReload()) }));

beforeEach(() => mockReload.mockClear());

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

it('a page that breaks shows its message', () => {
  show(new Error('Cannot read it'));
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText('Cannot read it')).toBeVisible();
});

it('a page that breaks shows the status of an answer', () => {
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

it('a page whose code is gone with an old version is loaded again, once', () => {
  const first = show(chunkError());
  expect(mockReload).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  first.unmount();
  show(chunkError());
  expect(mockReload).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/There may be a new version/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

it('a page whose code can’t be had without a connection says so, and is loaded again when there is one', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(chunkError());
  expect(screen.getByRole('heading', { name: "You're offline" })).toBeVisible();
  expect(mockReload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(mockReload).toHaveBeenCalledTimes(1);
});
