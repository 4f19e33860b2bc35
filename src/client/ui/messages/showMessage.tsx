import { Button, VisuallyHidden } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { words } from '../words';
import classes from './ToastsAndDialogs.module.css';
import { toastWords } from './toastWords';

/** How long a 'saved' message shows, in milliseconds (rule platform.messages). */
const SAVED_FOR = 2000;

const UNDO_FOR = 8000;

/** Shows a message for `autoClose` milliseconds; the time pauses while it is focused or under the pointer. */
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

/** Announces a success politely. Errors belong next to the act that failed, and never only in a message. */
export function showMessage(message: string, milliseconds = 4000): void {
  show(message, milliseconds);
}

/** Briefly confirms that a form is saved. */
export function showSaved(message: string): void {
  showMessage(message, SAVED_FOR);
}

/** The id of the last message for each `replaces` key. */
const shownLast = new Map<string, string>();

/**
 * Announces a completed act and offers Undo for 8 seconds (rule platform.undo). A message with the same `replaces` key
 * replaces the earlier one, so that messages don't pile up.
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
