import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** During prerendering nothing can be measured. */
export const useIsDrawn = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
