import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { reloadToNewVersion } from '../serviceWorker/newVersion';
import { repairShell } from '../serviceWorker/repairShell';
import { words } from './words';

/** A page that stays open looks for a new version so often, and whenever it comes into view. */
const CHECK_INTERVAL_MS = 60 * 60_000;

const ID = 'new-version';

/** Says that there is a new version, until it is loaded or put away: nothing takes away a page that is in use. */
function show(): void {
  notifications.show({
    id: ID,
    role: 'status',
    color: 'teal',
    autoClose: false,
    closeButtonProps: { 'aria-label': words.notNow },
    message: (
      <>
        {words.newVersion}{' '}
        <Button variant="subtle" size="compact-sm" onClick={() => void reloadToNewVersion()}>
          {words.reload}
        </Button>
      </>
    ),
  });
}

/** Tells of a new version as soon as the browser has all of it (rule platform.newVersion), and has the one there is whole. */
export function watchForNewVersion(): void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  void container?.getRegistration().then((registration) => {
    if (!registration) return;
    let told: ServiceWorker | undefined;
    const tell = () => {
      const { waiting } = registration;
      // The first version of all waits for nobody.
      if (!waiting || waiting === told || !container.controller) return;
      told = waiting;
      show();
    };
    const check = () => void registration.update().catch(() => undefined);
    const follow = () => registration.installing?.addEventListener('statechange', tell);
    registration.addEventListener('updatefound', follow);
    // The browser has looked for itself when the page was opened.
    follow();
    setInterval(check, CHECK_INTERVAL_MS);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') check();
    });
    tell();
    void repairShell(registration);
  });
}
