import { RouterProvider } from 'react-router-dom';
import type { RouterProviderProps } from 'react-router-dom';
import { Frame } from './Frame';
import type { AppStore } from './store';

export function App({ store, router }: { store: AppStore; router: RouterProviderProps['router'] }) {
  return (
    <Frame store={store}>
      <RouterProvider router={router} />
    </Frame>
  );
}
