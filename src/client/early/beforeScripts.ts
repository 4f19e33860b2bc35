import { firstAddresses } from './firstReads';
import { storedToken } from './storedToken';

/**
 * Attributes of the root element until the scripts have loaded (rule platform.paintedPages): `data-leaving` hides the
 * login from a signed-in user, and a signed-in page from a signed-out one; `data-sent`: the form was submitted;
 * `data-stuck`: the scripts couldn't be loaded.
 */
export function noteBeforeScripts(): void {
  const root = document.documentElement;
  const { pathname } = window.location;
  const isLeaving = storedToken() ? pathname === '/login' : firstAddresses(pathname).length > 0;
  if (isLeaving) root.setAttribute('data-leaving', '');
  // Otherwise the browser would put the typed text into the address. The scripts submit the form once loaded.
  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    root.setAttribute('data-sent', '');
  });
  // Hears only the program's own scripts; the program reports later failures.
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.defer) root.setAttribute('data-stuck', '');
  };
  document.addEventListener('error', hear, true);
  // A user who is still typing will submit again.
  document.addEventListener('input', () => root.removeAttribute('data-sent'));
}
