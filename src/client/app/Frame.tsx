import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { ThemeProvider } from '../ui/theme/ThemeProvider';
import type { AppStore } from './store';

export const Frame = ({ store, children }: { store: AppStore; children: ReactNode }) => (
  <StrictMode>
    <Provider store={store}>
      <ThemeProvider>{children}</ThemeProvider>
    </Provider>
  </StrictMode>
);
