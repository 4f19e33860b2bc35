import { Button, VisuallyHidden } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { words } from '../words.gen';
import classes from './ToastsAndDialogs.module.css';
import { words as toastWords } from './toastWords.gen';

/** Milliseconds (rule platform.messages). */
const SAVED_MS = 2000;

const UNDO_FOR = 8000;

/** `autoClose` in milliseconds; pauses while the message is focused or under the pointer. */
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

/** Only for successes: an error belongs next to the act that failed. */
export function showMessage(message: string, milliseconds = 4000): void {
  show(message, milliseconds);
}

export function showSaved(message: string): void {
  showMessage(message, SAVED_MS);
}

const shownLast = new Map<string, string>();

/** A message with the same `replaces` key replaces the earlier one (rule platform.undo). */
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
        {toastWords.undo}
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
