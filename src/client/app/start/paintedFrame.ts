/** The prerendered frame of the signed-in part, shown until the root is rendered (scripts/prerender.mjs). */
export const paintedFrame = (): HTMLElement | null => document.getElementById('painted');

/** The frame's content, for components that keep showing it; empty without a frame. */
export const paintedContent = (): Element[] => [...(paintedFrame()?.querySelector('main')?.children ?? [])];
