import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is being drawn without a browser, so that nothing can be measured. */
export const useIsDrawn = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
