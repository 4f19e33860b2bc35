import { PUSH_KEY } from './push';

/** Whether this is an iPhone or iPad in whose browser the product is not installed: it pushes only to what is. */
export const needsInstalling = () => 'standalone' in navigator && !navigator.standalone;

/** Calls back when the person changes the permission in their browser. Answers how to stop that. */
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
    // A browser that can't tell says it when the page is opened next.
    () => {},
  );
  return () => {
    isOver = true;
    status?.removeEventListener('change', changed);
  };
}

/** Calls back when push was turned on or off on this device, here or in another tab. Answers how to stop that. */
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
