import { createBrowserRouter } from 'react-router-dom';
import { keepScroll, keyHistoryEntry, scrollStorageKey } from './scrollPositions';

afterEach(() => window.history.replaceState(null, '', '/'));

function openedAt(address: string): string {
  window.history.pushState(null, '', address);
  keyHistoryEntry();
  const router = createBrowserRouter([{ path: '*' }]);
  const { key } = router.state.location;
  router.dispose();
  return key;
}

it('each page opened by its address has its own key, even at the same address', () => {
  const keys = ['/pods', '/chats', '/pods'].map(openedAt);
  expect(new Set(keys).size).toBe(3);
  expect(keys).not.toContain('default');
});

it('a page that is reloaded keeps its key', () => {
  const key = openedAt('/pods');
  keyHistoryEntry();
  expect(window.history.state).toMatchObject({ key });
});

it('a kept position is that of the page being opened, beside those of others', () => {
  const [pods, chats] = [openedAt('/pods'), openedAt('/chats')];
  sessionStorage.setItem(scrollStorageKey, JSON.stringify({ [pods]: 500 }));
  keepScroll(300);
  expect(JSON.parse(sessionStorage.getItem(scrollStorageKey) ?? '')).toEqual({ [pods]: 500, [chats]: 300 });
});
