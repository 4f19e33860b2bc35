/** Written by scripts/prerender.mjs; shown until the root is rendered. */
export const paintedFrame = (): HTMLElement | null => document.getElementById('painted');

export const paintedContent = (): Element[] => [...(paintedFrame()?.querySelector('main')?.children ?? [])];
