/** False on the development server. */
declare const __SERVICE_WORKER__: boolean;

/** Registers after the first page has loaded, so as not to compete for bandwidth. */
export function registerServiceWorker(): void {
  if (!__SERVICE_WORKER__ || !('serviceWorker' in navigator)) return;
  const register = () =>
    navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
      console.warn('Offline shell not available', error);
    });
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register());
}
