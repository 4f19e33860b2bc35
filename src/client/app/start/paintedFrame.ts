/** What a page of the signed-in part shows until it is drawn, in the place of its root (scripts/prerender.mjs). */
export const paintedFrame = (): HTMLElement | null => document.getElementById('painted');

/** What that frame holds: an element, for who goes on showing it. */
export const paintedContent = (): Element | null => paintedFrame()?.querySelector('main')?.firstElementChild ?? null;
