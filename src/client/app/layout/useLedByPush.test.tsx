import { act } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';
import { useLedByPush } from './useLedByPush';

function Page() {
  useLedByPush();
  return null;
}

/** A browser with a service worker, which can speak to the page. */
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

it('an open page says that a click on a push message can lead it on, and goes there when it is chosen', () => {
  const say = fakeWorker();
  const { address } = renderPage(<Page />, { route: '/memberships' });
  expect(say({ type: 'canLead' })).toHaveBeenCalledWith(true);
  expect(address()).toBe('/memberships');
  say({ type: 'lead', path: '/pod?p=1' });
  expect(address()).toBe('/pod?p=1');
});

it.each([[undefined], [null], ['lead'], [{ type: 'CACHE_UPDATED' }], [{ type: 'lead' }]])(
  'whatever else the service worker says leads nowhere: %j',
  (data) => {
    const say = fakeWorker();
    const { address } = renderPage(<Page />, { route: '/memberships' });
    const answer = say(data);
    expect(address()).toBe('/memberships');
    expect(answer).not.toHaveBeenCalled();
  },
);

it('a page that was left is led nowhere any more, and one without a service worker is shown', () => {
  const say = fakeWorker();
  const { address, unmount } = renderPage(<Page />, { route: '/memberships' });
  unmount();
  expect(say({ type: 'canLead' })).not.toHaveBeenCalled();
  say({ type: 'lead', path: '/pods' });
  expect(address()).toBe('/memberships');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  renderPage(<Page />);
});
