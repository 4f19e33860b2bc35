import { watchForNewVersion } from '../newVersion';
import { makeKeeping } from './keeping';
import type { Keeping, KeepingStore } from './keeping';

/** Keyed by `getState`, since each caller wraps the store in a separate object. */
const started = new WeakMap<KeepingStore['getState'], Keeping>();

export function startBackground(store: KeepingStore): Keeping {
  const running = started.get(store.getState);
  if (running) return running;
  const keeping = makeKeeping(store);
  started.set(store.getState, keeping);
  watchForNewVersion();
  return keeping;
}
