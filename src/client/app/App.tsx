import { setupListeners } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { RouterProviderProps } from 'react-router-dom';
import { Frame } from './Frame';
import type { AppStore } from './store';

export function App({ store, router }: { store: AppStore; router: RouterProviderProps['router'] }) {
  // Back online, what is shown is fetched anew: the stream says nothing of most of it (rule platform.streamResume).
  useEffect(() => setupListeners(store.dispatch), [store]);
  return (
    <Frame store={store}>
      <RouterProvider router={router} />
    </Frame>
  );
}
