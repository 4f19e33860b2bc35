/** Shared with the program, which is loaded separately. */
const shared = globalThis as typeof globalThis & { pageDrawn?: Promise<unknown> };

/** How long the program waits for the drawn page before it takes the processor, in milliseconds. */
const MAX_WAIT_MS = 250;

/** Shows the page once the server has drawn it. */
export function showWhenDrawn(html: Promise<string | undefined>): void {
  shared.pageDrawn = html.then((drawn) => drawn && showDrawn(drawn));
}

/** Resolves once the drawn page shows or is late; at once if there is none. */
export const untilDrawn = (): Promise<unknown> | undefined =>
  shared.pageDrawn && Promise.race([shared.pageDrawn, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);

/**
 * Shows the page as the server drew it, in place of its loading state, unless the program has already replaced that
 * (rule platform.drawnPages).
 */
export function showDrawn(html: string): void {
  const show = () => {
    const painted = document.getElementById('painted');
    if (painted) painted.innerHTML = html;
  };
  // `DOMContentLoaded` comes too late: it waits for the program.
  if (document.readyState === 'loading') document.addEventListener('readystatechange', show, { once: true });
  else show();
}
