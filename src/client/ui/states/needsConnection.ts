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

/** Reports a part of the page that can't show without a connection. */
export function useReportNeedsConnection(isLacking: boolean): void {
  useEffect(() => {
    if (!isLacking) return undefined;
    add(1);
    return () => add(-1);
  }, [isLacking]);
}

/** While there is such a part, the page doesn't show cached content. */
export const useNeedsConnection = (): boolean =>
  useSyncExternalStore(
    listen,
    () => lacking > 0,
    () => false,
  );
