/** The page reloads even if the new version hasn't taken over by then. */
const TAKE_OVER_TIMEOUT_MS = 3000;

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
