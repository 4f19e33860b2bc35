import { setupListeners } from '@reduxjs/toolkit/query';
import { StrictMode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import type { RouterProviderProps } from 'react-router-dom';
import { ThemeProvider } from '../ui/ThemeProvider';
import type { AppStore } from './store';

export function App({ store, router }: { store: AppStore; router: RouterProviderProps['router'] }) {
  // Back online, what is shown is fetched anew: the stream says nothing of most of it (rule platform.streamResume).
  useEffect(() => setupListeners(store.dispatch), [store]);
  return (
    <StrictMode>
      <Provider store={store}>
        <ThemeProvider>
          <RouterProvider router={router} />
        </ThemeProvider>
      </Provider>
    </StrictMode>
  );
}
