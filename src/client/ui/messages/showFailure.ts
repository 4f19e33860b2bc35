import { notifications } from '@mantine/notifications';
import { words } from '../words';

/**
 * Shows a failure message where the screen has no place for it: for an Undo, copying, a reaction, or code that failed
 * to load. It stays until the user closes it (rule platform.messages).
 */
export function showFailure(message: string): void {
  notifications.show({
    message,
    role: 'alert',
    autoClose: false,
    color: 'red',
    closeButtonProps: { 'aria-label': words.close },
  });
}
