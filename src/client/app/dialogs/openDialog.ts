export type FrameDialog = 'goTo' | 'shortcuts';

const OPEN = 'stepwell:open-dialog';

/** Opens a dialog that can be had anywhere; what is behind it is loaded then. */
export function openDialog(dialog: FrameDialog): void {
  window.dispatchEvent(new CustomEvent(OPEN, { detail: dialog }));
}

/** Hears of what is to be opened; gives what ends that. */
export function onOpenDialog(listener: (dialog: FrameDialog) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<FrameDialog>).detail);
  window.addEventListener(OPEN, hear);
  return () => window.removeEventListener(OPEN, hear);
}
