/** How long the new version may take to take over, in milliseconds; then the page is loaded again all the same. */
const TAKE_OVER_TIMEOUT_MS = 3000;

/** Lets the version that waits take over, if there is one, and loads the page again. */
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
