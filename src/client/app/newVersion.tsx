import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { reloadToNewVersion } from '../serviceWorker/newVersion';
import { repairShell } from '../serviceWorker/repairShell';
import { LANGUAGE } from '../ui/language';
import { languageKey, nextLanguage, takeSwitch } from '../ui/switchLanguage';
import { words } from './words.gen';

const CHECK_INTERVAL_MS = 60 * 60_000;

function show(id: string, message: string, reload: () => void): void {
  notifications.show({
    id,
    role: 'status',
    color: 'teal',
    autoClose: false,
    closeButtonProps: { 'aria-label': words.notNow },
    message: (
      <>
        {message}{' '}
        <Button variant="subtle" size="compact-sm" onClick={reload}>
          {words.reload}
        </Button>
      </>
    ),
  });
}

/** The reader has chosen another language in another tab (rule account.language). */
export function watchForLanguage(): void {
  const check = () => {
    if ((nextLanguage() ?? LANGUAGE) !== LANGUAGE)
      show('language', words.otherLanguage, () => window.location.reload());
  };
  window.addEventListener('storage', ({ key }) => {
    if (key === languageKey) check();
  });
  check();
}

/**
 * Offers a reload once the browser has fetched all of the new version (rule platform.newVersion). Also restores
 * missing cached files of the current version.
 */
export function watchForNewVersion(): void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  void container?.getRegistration().then((registration) => {
    if (!registration) return;
    let announced: ServiceWorker | undefined;
    const announce = () => {
      const { active, waiting } = registration;
      // The very first version waits for a moment. WebKit may then already name it as the page's controller.
      if (!waiting || waiting === announced || !active) return;
      announced = waiting;
      if (takeSwitch()) waiting.postMessage({ type: 'SKIP_WAITING' });
      else show('new-version', words.newVersion, () => void reloadToNewVersion());
    };
    const check = () => void registration.update().catch(() => undefined);
    const follow = () => registration.installing?.addEventListener('statechange', announce);
    registration.addEventListener('updatefound', follow);
    // The browser also checks when a page opens, so an update may already be under way.
    follow();
    setInterval(check, CHECK_INTERVAL_MS);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') check();
    });
    announce();
    void repairShell(registration);
  });
}
