export type FrameDialog = 'goTo' | 'shortcuts';

const OPEN = 'stepwell:open-dialog';

/** Opens a dialog that is available on every page, loading its code first. */
export function openDialog(dialog: FrameDialog): void {
  window.dispatchEvent(new CustomEvent(OPEN, { detail: dialog }));
}

/** Subscribes to requests to open a dialog; returns the unsubscribe function. */
export function onOpenDialog(listener: (dialog: FrameDialog) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<FrameDialog>).detail);
  window.addEventListener(OPEN, hear);
  return () => window.removeEventListener(OPEN, hear);
}
