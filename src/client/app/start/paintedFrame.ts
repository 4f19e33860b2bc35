/** The prerendered frame of the signed-in part, shown until the root is rendered (scripts/prerender.mjs). */
export const paintedFrame = (): HTMLElement | null => document.getElementById('painted');

/** The frame's content element, for components that keep showing it. */
export const paintedContent = (): Element | null => paintedFrame()?.querySelector('main')?.firstElementChild ?? null;
