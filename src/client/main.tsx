import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { clear, isPainted, takeOver } from './app/painted';
import { makeRouter } from './app/router';
import { sessionMiddleware } from './app/sessionMiddleware';
import { sessionNavigation } from './app/sessionNavigation';
import { startAhead } from './app/startAhead';
import { makeStore } from './app/store';
import { registerServiceWorker } from './serviceWorker/register';
import { syncOtherTabs } from './session/syncOtherTabs';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

const router = makeRouter();
const store = makeStore({}, [sessionNavigation(router), sessionMiddleware]);
syncOtherTabs(store.dispatch);
const app = <App store={store} router={router} />;
if (isPainted(container, store)) takeOver(container, router, app);
else
  void startAhead(store, router).then(() => {
    clear(container);
    createRoot(container).render(app);
  });
registerServiceWorker();
