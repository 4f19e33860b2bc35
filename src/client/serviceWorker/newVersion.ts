/** How long the new version may take to activate, in milliseconds; the page then reloads anyway. */
const TAKE_OVER_TIMEOUT_MS = 3000;

/** Activates a waiting version, if there is one, and reloads the page. */
export async function reloadToNewVersion(): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const waiting = (await container?.getRegistration())?.waiting;
  if (container && waiting) {
    await new Promise((resolve) => {
      container.addEventListener('controllerchange', resolve);
      setTimeout(resolve, TAKE_OVER_TIMEOUT_MS);
      waiting.postMessage({ type: 'SKIP_WAITING' });
    });
  }
  window.location.reload();
}
