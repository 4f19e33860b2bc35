import { watchForNewVersion } from '../newVersion';
import { makeKeeping } from './keeping';
import type { Keeping, KeepingStore } from './keeping';

/** By the store of the page, which whoever asks has in a wrapping of its own. */
const started = new WeakMap<KeepingStore['getState'], Keeping>();

/** What a page does once it is in use. One for the page, whoever needs it first. */
export function startBackground(store: KeepingStore): Keeping {
  const running = started.get(store.getState);
  if (running) return running;
  const keeping = makeKeeping(store);
  started.set(store.getState, keeping);
  watchForNewVersion();
  return keeping;
}
