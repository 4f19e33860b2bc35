import { isSameSession } from '../api/transport/accessToken';
import { focusedLink, focusLink } from './focusedLink';
import { storedToken } from './storedToken';

/** Shared with the program, which is loaded separately. */
const shared = globalThis as typeof globalThis & { pageDrawn?: Promise<unknown> };

/** How long the program waits for the drawn page before it takes the processor, in milliseconds. */
const MAX_WAIT_MS = 250;

/**
 * Shows the page that the server drew for this token, unless the session has ended in another tab meanwhile. Resolves
 * once it shows, or is known not to.
 */
export function showWhenDrawn(html: Promise<string | undefined>, token: string): Promise<void> {
  const shown = html.then((drawn) => {
    if (drawn && isSameSession(token, storedToken() ?? null)) showDrawn(drawn);
  });
  shared.pageDrawn = shown;
  return shown;
}

/** Resolves once the drawn page shows or is late; at once if there is none. */
export const untilDrawn = (): Promise<unknown> | undefined =>
  shared.pageDrawn && Promise.race([shared.pageDrawn, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);

/** Replaces the loading state. Only links stay operable: what is typed would be lost. */
function replacePainted(painted: Element, html: string): void {
  const link = focusedLink(painted);
  painted.innerHTML = html;
  for (const control of painted.querySelectorAll<HTMLElement>('button, input, textarea, select, [tabindex]'))
    control.inert = true;
  // Where a conversation opens.
  painted.querySelector('[data-opening]')?.scrollIntoView();
  focusLink(link);
}

/**
 * Shows the page as the server drew it, in place of its loading state, unless the program has already replaced that
 * (rule platform.drawnPages).
 */
export function showDrawn(html: string): void {
  const show = () => {
    const painted = document.getElementById('painted');
    if (painted) replacePainted(painted, html);
  };
  // `DOMContentLoaded` comes too late: it waits for the program.
  if (document.readyState === 'loading') document.addEventListener('readystatechange', show, { once: true });
  else show();
}
