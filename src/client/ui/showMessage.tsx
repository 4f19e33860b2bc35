import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { words } from './words';

const closing = { closeButtonProps: { 'aria-label': words.close } };

/** How long it stays that something was saved, in milliseconds (rule platform.messages). */
const SAVED_FOR = 2000;

/** Says politely that something worked. An error is never said here alone: it belongs where it was tried. */
export function showMessage(message: string, milliseconds = 4000): void {
  notifications.show({ ...closing, message, role: 'status', autoClose: milliseconds, color: 'teal' });
}

/** Says briefly that what a form holds is saved. */
export function showSaved(message: string): void {
  showMessage(message, SAVED_FOR);
}

const undoMilliseconds = 8000;

/** Says what was done at once, and offers for 8 seconds to take it back. */
export function showWithUndo(message: string, onUndo: () => void): void {
  const id = notifications.show({
    ...closing,
    role: 'status',
    autoClose: undoMilliseconds,
    color: 'teal',
    message: (
      <>
        {message}{' '}
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            notifications.hide(id);
            onUndo();
          }}
        >
          {words.undo}
        </Button>
      </>
    ),
  });
}
