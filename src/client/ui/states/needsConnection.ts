import { useEffect, useSyncExternalStore } from 'react';

let lacking = 0;
const listeners = new Set<() => void>();

function add(parts: number): void {
  lacking += parts;
  listeners.forEach((listener) => listener());
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports a part of the page that says it needs a connection. */
export function useReportNeedsConnection(isLacking: boolean): void {
  useEffect(() => {
    if (!isLacking) return undefined;
    add(1);
    return () => add(-1);
  }, [isLacking]);
}

/** While a part does, the page doesn't show what it showed last. */
export const useNeedsConnection = (): boolean =>
  useSyncExternalStore(
    listen,
    () => lacking > 0,
    () => false,
  );
