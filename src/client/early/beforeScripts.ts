import { firstAddresses } from './firstAddresses';
import { storedToken } from './storedToken';

/**
 * What the page notes until its scripts are there, as attributes of its root (rule platform.paintedPages): `data-leaving`, it
 * is the login of somebody who is signed in, or a signed-in page of somebody who is not, and is not shown; `data-sent`, its
 * form was sent; `data-stuck`, they could not be had.
 */
export function noteBeforeScripts(): void {
  const root = document.documentElement;
  const { pathname } = window.location;
  const isLeaving = storedToken() ? pathname === '/login' : firstAddresses(pathname).length > 0;
  if (isLeaving) root.setAttribute('data-leaving', '');
  // The browser would put what was typed into the address. It is sent once it can be.
  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    root.setAttribute('data-sent', '');
  });
  // Those that stand in the page: what is missing later, the program itself says.
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.defer) root.setAttribute('data-stuck', '');
  };
  document.addEventListener('error', hear, true);
  // Who types on sends it again.
  document.addEventListener('input', () => root.removeAttribute('data-sent'));
}
