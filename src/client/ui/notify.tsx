import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { words } from './words';

const closing = { closeButtonProps: { 'aria-label': words.close } };

/** Says politely that something worked. An error is never said here alone: it belongs where it was tried. */
export function notify(message: string): void {
  notifications.show({ ...closing, message, role: 'status', autoClose: 4000, color: 'teal' });
}

const undoMilliseconds = 8000;

/** Says what was done at once, and offers for 8 seconds to take it back. */
export function notifyWithUndo(message: string, onUndo: () => void): void {
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
