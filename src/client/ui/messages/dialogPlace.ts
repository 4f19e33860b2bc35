/** Where dialogs show is fetched once one is asked for: most pages are left without any. */
interface Asking {
  resolve: () => void;
  reject: (reason: 'failed' | 'gone') => void;
}

let isThere = false;
let waiting: readonly Asking[] = [];
const listeners = new Set<() => void>();

function setWaiting(asking: readonly Asking[]): void {
  waiting = asking;
  listeners.forEach((listener) => listener());
}

/** Resolves once a dialog can open; rejects with why none can: its part of the program can't be had, or its page has gone. */
export const dialogPlace = (): Promise<void> =>
  isThere ? Promise.resolve() : new Promise((resolve, reject) => setWaiting([...waiting, { resolve, reject }]));

/** For `useSyncExternalStore`: whether a dialog waits for its place. */
export const isDialogWaiting = () => waiting.length > 0;

export function onDialogWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The place is there; returns what takes it away. */
export function openDialogPlace(): () => void {
  isThere = true;
  waiting.forEach(({ resolve }) => resolve());
  setWaiting([]);
  return () => {
    isThere = false;
  };
}

/** What waits does so in vain. */
export function refuseDialogs(reason: 'failed' | 'gone'): void {
  waiting.forEach(({ reject }) => reject(reason));
  setWaiting([]);
}
