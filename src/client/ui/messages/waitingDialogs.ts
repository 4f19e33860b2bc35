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

/** Rejects with 'failed' if the code can't load, or 'gone' if the user has left the page. */
export const dialogsReady = (): Promise<void> =>
  isMounted ? Promise.resolve() : new Promise((resolve, reject) => setWaiting([...waiting, { resolve, reject }]));

export const isDialogWaiting = () => waiting.length > 0;

export function onDialogWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function registerDialogs(): () => void {
  isMounted = true;
  waiting.forEach(({ resolve }) => resolve());
  setWaiting([]);
  return () => {
    isMounted = false;
  };
}

export function rejectWaitingDialogs(reason: 'failed' | 'gone'): void {
  waiting.forEach(({ reject }) => reject(reason));
  setWaiting([]);
}
