import { notifications } from '@mantine/notifications';
import { words } from '../words.gen';

/**
 * Only for failures without a place on the screen: Undo, copying, a reaction, code that failed to load. Stays until
 * closed (rule platform.messages).
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
