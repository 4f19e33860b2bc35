import { isSameSession } from '../api/transport/accessToken';
import type { keptPage } from '../api/transport/keptPages';
import { focusedLink, focusLink } from './focusedLink';
import { whenParsed } from './program';
import { storedToken } from './storedToken';

/** Shared with the program, which is loaded separately. */
const shared = globalThis as typeof globalThis & { pageDrawn?: Promise<void> };

/** How long the program waits for the drawn page before it starts. */
const MAX_WAIT_MS = 250;

interface Drawn {
  token: string;
  kept: ReturnType<typeof keptPage>;
  html: Promise<string | undefined>;
}

/**
 * Shows the kept page, then the server's, and keeps that for the next visit unless the session has ended in another
 * tab. Resolves once either shows, or no page will be drawn.
 */
export function showWhenDrawn({ token, kept, html }: Drawn): Promise<void> {
  if (kept.html) showDrawn(kept.html);
  const shown = html
    .then((drawn) => {
      if (!isSameSession(token, storedToken() ?? null)) return;
      if (drawn && drawn !== kept.html) showDrawn(drawn, kept.html !== undefined);
      kept.keep(drawn);
    })
    .catch(() => undefined);
  shared.pageDrawn = kept.html ? Promise.resolve() : shown;
  return shared.pageDrawn;
}

/** Resolves once the drawn page shows or is late; undefined without one. */
export const untilDrawn = (): Promise<unknown> | undefined =>
  shared.pageDrawn && Promise.race([shared.pageDrawn, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);

/** Only links stay operable: typed text would be lost. */
function replacePainted(painted: Element, html: string, isShown: boolean): void {
  const link = focusedLink(painted);
  painted.innerHTML = html;
  for (const control of painted.querySelectorAll<HTMLElement>('button, input, textarea, select, [tabindex]'))
    control.inert = true;
  // Scrolls only the first time; afterwards the reader may have scrolled.
  if (!isShown) painted.querySelector('[data-opening]')?.scrollIntoView();
  focusLink(link);
}

/**
 * Replaces the loading state or an earlier drawing (`isShown`), unless the program has already replaced that (rule
 * platform.drawnPages).
 */
export function showDrawn(html: string, isShown = false): void {
  whenParsed(() => {
    const painted = document.getElementById('painted');
    if (painted) replacePainted(painted, html, isShown);
  });
}
