import { PUSH_KEY } from './push';

/** Whether this is an iPhone or iPad on which the app must be installed before it can receive push messages. */
export const needsInstalling = () => 'standalone' in navigator && !navigator.standalone;

/** Calls back when the user changes the browser's permission. Returns the unsubscribe function. */
export function onPermissionChange(changed: () => void): () => void {
  let status: PermissionStatus | undefined;
  let isOver = false;
  const permissions = navigator.permissions as Permissions | undefined;
  permissions?.query({ name: 'notifications' }).then(
    (found) => {
      if (isOver) return;
      status = found;
      status.addEventListener('change', changed);
    },
    // Browsers that can't report changes show them on the next page load.
    () => {},
  );
  return () => {
    isOver = true;
    status?.removeEventListener('change', changed);
  };
}

/**
 * Calls back when push is turned on or off on this device, here or in another tab. Returns the unsubscribe function.
 */
export function onPushChange(changed: () => void): () => void {
  const inAnotherTab = ({ key }: StorageEvent) => {
    if (key === PUSH_KEY) changed();
  };
  window.addEventListener(PUSH_KEY, changed);
  window.addEventListener('storage', inAnotherTab);
  return () => {
    window.removeEventListener(PUSH_KEY, changed);
    window.removeEventListener('storage', inAnotherTab);
  };
}
