import { isSameSession, userIdOf } from '../api/transport/accessToken';
import type { AskedPage } from '../api/transport/batchPath';
import { keepPage } from '../api/transport/keptPages';
import { focusedLink, focusLink } from './focusedLink';
import { storedToken } from './storedToken';

interface Drawn {
  page: AskedPage;
  /** The token that it is drawn for. */
  token: string;
  /** The page as it was drawn on an earlier visit, if it is kept. */
  kept: string | undefined;
  /** The page as the server draws it now; undefined if it doesn't. */
  html: Promise<string | undefined>;
}

/**
 * Shows the kept page, then the one that the server draws now, and keeps that for the next visit, unless the session
 * has ended in another tab meanwhile. Resolves once either shows, or the page is known not to be drawn.
 */
export function showWhenDrawn({ page, token, kept, html }: Drawn): Promise<void> {
  if (kept) showDrawn(kept);
  const shown = html
    .then((drawn) => {
      if (!isSameSession(token, storedToken() ?? null)) return;
      if (drawn && drawn !== kept) showDrawn(drawn);
      keepPage(userIdOf(token), page, drawn);
    })
    .catch(() => undefined);
  return kept ? Promise.resolve() : shown;
}

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
