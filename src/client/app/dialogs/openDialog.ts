export type FrameDialog = 'goTo' | 'shortcuts';

const OPEN = 'stepwell:open-dialog';

export function openDialog(dialog: FrameDialog): void {
  window.dispatchEvent(new CustomEvent(OPEN, { detail: dialog }));
}

export function onOpenDialog(listener: (dialog: FrameDialog) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<FrameDialog>).detail);
  window.addEventListener(OPEN, hear);
  return () => window.removeEventListener(OPEN, hear);
}
