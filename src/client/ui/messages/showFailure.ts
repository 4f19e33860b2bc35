import { notifications } from '@mantine/notifications';
import { words } from '../words';

/**
 * Says what failed where the screen has no place of its own for it: an Undo, copying, a reaction, a part of the program that
 * didn't come. It stays until it is closed (rule platform.messages).
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
