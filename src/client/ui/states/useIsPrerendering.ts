import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** During prerendering nothing can be measured. */
export const useIsPrerendering = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
