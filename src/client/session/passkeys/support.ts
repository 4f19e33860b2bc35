import { useSyncExternalStore } from 'react';

const supportsPasskeys = () => typeof globalThis.PublicKeyCredential === 'function';

const never = () => () => undefined;

/** Prerendered as supported, as in nearly every browser, so that nothing moves there. */
export const useSupportsPasskeys = (): boolean => useSyncExternalStore(never, supportsPasskeys, () => true);
