/** Whether this build has a service worker; the development server serves without. */
declare const __SERVICE_WORKER__: boolean;

/** Registers the shell's cache after the first page has loaded, so that it takes no bandwidth from it. */
export function registerServiceWorker(): void {
  if (!__SERVICE_WORKER__ || !('serviceWorker' in navigator)) return;
  const register = () =>
    navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
      console.warn('Offline shell not available', error);
    });
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register());
}
