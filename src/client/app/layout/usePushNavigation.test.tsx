import { act } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';
import { usePushNavigation } from './usePushNavigation';

function Page() {
  usePushNavigation();
  return null;
}

function fakeWorker() {
  const worker = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  return (data: unknown) => {
    const answer = jest.fn();
    const event = Object.assign(new Event('message'), { data, ports: [{ postMessage: answer }] });
    act(() => void worker.dispatchEvent(event));
    return answer;
  };
}

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

it('an open page confirms that it can navigate when a push message is clicked, and navigates if chosen', () => {
  const post = fakeWorker();
  const { address } = renderPage(<Page />, { route: '/memberships' });
  expect(post({ type: 'canLead' })).toHaveBeenCalledWith(true);
  expect(address()).toBe('/memberships');
  post({ type: 'lead', path: '/pod?p=1' });
  expect(address()).toBe('/pod?p=1');
});

it.each([[undefined], [null], ['lead'], [{ type: 'CACHE_UPDATED' }], [{ type: 'lead' }]])(
  'other service worker messages cause no navigation: %j',
  (data) => {
    const post = fakeWorker();
    const { address } = renderPage(<Page />, { route: '/memberships' });
    const answer = post(data);
    expect(address()).toBe('/memberships');
    expect(answer).not.toHaveBeenCalled();
  },
);

it("an unmounted page doesn't navigate, and a browser without a service worker still shows the page", () => {
  const post = fakeWorker();
  const { address, unmount } = renderPage(<Page />, { route: '/memberships' });
  unmount();
  expect(post({ type: 'canLead' })).not.toHaveBeenCalled();
  post({ type: 'lead', path: '/pods' });
  expect(address()).toBe('/memberships');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  renderPage(<Page />);
});
