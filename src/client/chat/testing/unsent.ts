import { act } from '@testing-library/react';
import { expiryOf } from '../../api/transport/accessToken';
import { sessionEnded, sessionReady, sessionStarted } from '../../api/sessionEvents';
import { makeStore } from '../../app/store';
import type { AppStore } from '../../app/store';
import { reply } from '../../testing/fakeApi';
import type { Sent } from '../../testing/fakeApi';
import { passTime } from '../../testing/passTime';
import { signIn } from '../../testing/token';
import { resendMessages } from '../outbox/resendMessages';
import { unsentMessages, unsentRead } from '../outbox/outboxSlice';
import { outboxStorage, storedMessages } from '../outbox/outboxStorage';

export const channelId = '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a50';
export const [maya, tom] = ['0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01', '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a02'] as const;

export const unsentFromMaya = (index: number) => ({
  clientId: `8d0f7c1e-31a4-4a57-9f0e-5b7c2d9e6a${String(31 + index)}`,
  channelId,
  senderId: maya as string,
  content: `Text ${index}`,
  createdEpochMillis: 1_767_690_000_000 + index,
});

export const confirmed = ({ content, clientId }: { content: string; clientId: string }, senderId: string = maya) => ({
  id: `0190f3a2-7c11-7a40-8b1e-2f6d5c4b${clientId.slice(-4)}`,
  channelId,
  senderId,
  senderName: 'Maya',
  content,
  clientId,
  createdEpochMillis: 1_767_690_000_000,
});

export const confirm = ({ body }: Sent) => reply(confirmed(body as { content: string; clientId: string }));

export const settled = () => act(() => passTime(20));

export const sentContents = ({ sent }: { sent: Sent[] }) =>
  sent.map(({ body }) => (body as { content: string }).content);

export function openPage(userId: string): AppStore {
  const store = makeStore({}, [resendMessages, inOwnTab(outboxStorage)]);
  signInAs(userId, store);
  return store;
}

const pages = new Set<AppStore>();

// The window remains, so pages of earlier tests must not receive later storage events.
afterEach(() => {
  for (const page of pages) page.dispatch(sessionEnded({ by: 'refusal' }));
  pages.clear();
});

/** Shows cached data and the outbox before the session is ready (rule platform.persistence). */
export function openSlowly(userId: string): AppStore {
  const store = makeStore({}, [resendMessages, inOwnTab(outboxStorage)]);
  pages.add(store);
  store.dispatch(sessionStarted({ expires: expiryOf(signIn(userId)) }));
  store.dispatch(unsentRead(storedMessages(userId)));
  return store;
}

export function signInAs(userId: string, store: AppStore): void {
  pages.add(store);
  store.dispatch(sessionStarted({ expires: expiryOf(signIn(userId)) }));
  store.dispatch(sessionReady({ userId }));
}

export const unsentIn = (store: AppStore) =>
  unsentMessages(store.getState()).map(({ content, status }) => [content, status]);

let writer: object | undefined;

/** A tab receives no storage events for its own writes. */
function inOwnTab(part: typeof outboxStorage): typeof outboxStorage {
  return (api) => {
    const tab = {};
    const listen = jest.spyOn(window, 'addEventListener');
    listen.mockImplementationOnce((type, heard) => {
      listen.mockRestore();
      window.addEventListener(type, (event) => {
        if ('writer' in event && event.writer === tab) return;
        if (typeof heard === 'function') heard(event);
      });
    });
    const begin = part(api);
    return (next) => {
      const act = begin(next);
      return (action) => {
        const before = writer;
        writer = tab;
        try {
          return act(action);
        } finally {
          writer = before;
        }
      };
    };
  };
}

/** From then on each page receives the storage events of the others. */
export function linkAsTabs(): void {
  const { setItem, removeItem } = Storage.prototype;
  const notifyTabs = (key: string, oldValue: string | null, newValue: string | null) => {
    if (oldValue === newValue) return;
    const event = Object.assign(new StorageEvent('storage', { key, oldValue, newValue }), { writer });
    setTimeout(() => window.dispatchEvent(event));
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    const before = this.getItem(key);
    setItem.call(this, key, value);
    if (this === localStorage) notifyTabs(key, before, value);
  });
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
    const before = this.getItem(key);
    removeItem.call(this, key);
    if (this === localStorage) notifyTabs(key, before, null);
  });
}

export const closeWindow = () => sessionStorage.clear();
