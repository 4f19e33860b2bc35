import { Button, VisuallyHidden } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import classes from './ToastsAndDialogs.module.css';
import { toastWords } from './toastWords';
import { words } from '../words';

/** How long it stays that something was saved, in milliseconds (rule platform.messages). */
const SAVED_FOR = 2000;

const UNDO_FOR = 8000;

/** Shows a message for so many milliseconds; while it has the focus, as while the pointer is over it, time stands still. */
function show(message: ReactNode, autoClose: number): string {
  const toast = { message, role: 'status', color: 'teal', closeButtonProps: { 'aria-label': words.close } };
  const id = notifications.show({
    ...toast,
    autoClose,
    onFocus: () => notifications.update({ ...toast, id, autoClose: false }),
    onBlur: () => notifications.update({ ...toast, id, autoClose }),
  });
  return id;
}

/** Says politely that something worked. An error is never said here alone: it belongs where it was tried. */
export function showMessage(message: string, milliseconds = 4000): void {
  show(message, milliseconds);
}

/** Says briefly that what a form holds is saved. */
export function showSaved(message: string): void {
  showMessage(message, SAVED_FOR);
}

/** What was shown last, by what it replaces. */
const shownLast = new Map<string, string>();

/**
 * Says what was done at once, and offers for 8 seconds to take it back (rule platform.undo). `replaces` names what takes
 * the place of the one before, so that they don't pile up over the page.
 */
export function showWithUndo(message: string, onUndo: () => void, replaces?: string): void {
  const undo = () => {
    notifications.hide(id);
    onUndo();
  };
  const key = (
    <kbd className={classes.key} aria-hidden>
      {toastWords.key}
    </kbd>
  );
  const id = show(
    <>
      {message}{' '}
      <Button variant="subtle" size="compact-sm" aria-keyshortcuts={toastWords.key} rightSection={key} onClick={undo}>
        {words.undo}
      </Button>
      <VisuallyHidden> {toastWords.undoByKey}</VisuallyHidden>
    </>,
    UNDO_FOR,
  );
  if (replaces === undefined) return;
  const before = shownLast.get(replaces);
  if (before !== undefined) notifications.hide(before);
  shownLast.set(replaces, id);
}
