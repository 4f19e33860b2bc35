import { notifications } from '@mantine/notifications';
import { words } from './words';

/** Says that an Undo failed, in the place where it was pressed: it stays until it is closed (rule platform.messages). */
export function showFailure(message: string): void {
  notifications.show({
    message,
    role: 'alert',
    autoClose: false,
    color: 'red',
    closeButtonProps: { 'aria-label': words.close },
  });
}
