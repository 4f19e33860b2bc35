/** Written by scripts/prerender.mjs; shown until the root is rendered. */
export const paintedFrame = (): HTMLElement | null => document.getElementById('painted');

/** Empty without a frame. */
export const paintedContent = (): Element[] => [...(paintedFrame()?.querySelector('main')?.children ?? [])];
