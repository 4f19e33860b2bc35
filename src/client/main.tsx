import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { lateMiddleware } from './app/lateMiddleware';
import { makeRouter } from './app/router';
import { sessionNavigation } from './app/sessionNavigation';
import { makeStore } from './app/store';
import { registerServiceWorker } from './serviceWorker/register';
import { syncOtherTabs } from './session/syncOtherTabs';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

const router = makeRouter();
const streaming = lateMiddleware(async () => (await import('./app/streaming')).streaming);
const pushing = lateMiddleware(async () => (await import('./notifications/pushRenewal')).pushRenewal);
const store = makeStore({}, [sessionNavigation(router), streaming, pushing]);
syncOtherTabs(store.dispatch);
createRoot(container).render(<App store={store} router={router} />);
registerServiceWorker();
