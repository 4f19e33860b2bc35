/** Dialogs load on first use, as most pages show none. */
interface Asking {
  resolve: () => void;
  reject: (reason: 'failed' | 'gone') => void;
}

let isMounted = false;
let waiting: readonly Asking[] = [];
const listeners = new Set<() => void>();

function setWaiting(asking: readonly Asking[]): void {
  waiting = asking;
  listeners.forEach((listener) => listener());
}

/**
 * Resolves once a dialog can open; rejects with 'failed' if the code can't be loaded, or 'gone' if the page has been
 * left.
 */
export const dialogsReady = (): Promise<void> =>
  isMounted ? Promise.resolve() : new Promise((resolve, reject) => setWaiting([...waiting, { resolve, reject }]));

/** For `useSyncExternalStore`: whether a dialog is waiting for the code to load. */
export const isDialogWaiting = () => waiting.length > 0;

export function onDialogWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens waiting dialogs once their container is mounted; returns the cleanup. */
export function registerDialogs(): () => void {
  isMounted = true;
  waiting.forEach(({ resolve }) => resolve());
  setWaiting([]);
  return () => {
    isMounted = false;
  };
}

/** Rejects all waiting dialogs. */
export function rejectWaitingDialogs(reason: 'failed' | 'gone'): void {
  waiting.forEach(({ reject }) => reject(reason));
  setWaiting([]);
}
