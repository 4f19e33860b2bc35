import { useSyncExternalStore } from 'react';

let isUnconfirmed = false;
const listeners = new Set<() => void>();

/** Says whether something that was kept is shown which the server has not confirmed since. */
export function setUnconfirmed(value: boolean): void {
  isUnconfirmed = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsUnconfirmed = (): boolean => useSyncExternalStore(subscribe, () => isUnconfirmed);
