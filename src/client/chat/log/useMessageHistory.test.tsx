import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../../app/store';
import { pending, refuse, reply } from '../../testing/fakeApi';
import { channelId, message, serveConversation } from '../testing/conversation';
import { useMessageHistory } from './useMessageHistory';

const newest = Array.from({ length: 50 }, (_, index) => message(index + 101));

it('a page that fails to load isn’t reported as a failure of the conversation, even while it is retried', async () => {
  const api = serveConversation([], {
    listMessages: ({ url }) => (url.searchParams.has('before') ? refuse(503) : reply(newest)),
  });
  const store = makeStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useMessageHistory({ id: channelId }), { wrapper });
  await waitFor(() => expect(result.current.older.state).toBe('more'));
  act(() => result.current.older.load());
  await waitFor(() => expect(result.current.older.state).toBe('failed'));
  expect(result.current.query.error).toBeUndefined();
  api.replies.listMessages = pending;
  act(() => result.current.older.load());
  await waitFor(() => expect(result.current.older.state).toBe('loading'));
  expect(result.current.query.error).toBeUndefined();
});
