import { render, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { useListMyPodsQuery } from '../api/podsApi';
import { useMessageHistory } from '../chat/log/useMessageHistory';
import { fakeApi } from '../testing/fakeApi';
import { idOf } from '../testing/samples';
import { App } from './App';
import { withApi } from './routes/lazyRoutes';
import { makeStore } from './store';

function PodsAndConversation() {
  useListMyPodsQuery();
  useMessageHistory({ id: idOf(1) });
  return null;
}

it('a browser that comes back online refetches what the page shows, except conversations, which the stream updates', async () => {
  const { sent } = fakeApi();
  const requested = () => sent.map(({ operationId }) => operationId).sort();
  const router = createMemoryRouter([
    { hydrateFallbackElement: <></>, children: [withApi([{ path: '/', element: <PodsAndConversation /> }])] },
  ]);
  render(<App store={makeStore()} router={router} />);
  await waitFor(() => expect(requested()).toEqual(['listMessages', 'listMyPods']));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(requested().filter((name) => name === 'listMyPods')).toHaveLength(2));
  expect(requested()).toEqual(['listMessages', 'listMyPods', 'listMyPods']);
});
