import { watchForLanguage, watchForNewVersion } from '../newVersion';
import { makePersistence } from './persistence';
import type { Persistence, PersistedStore } from './persistence';

/** Keyed by `getState`, since each caller wraps the store in a separate object. */
const started = new WeakMap<PersistedStore['getState'], Persistence>();

export function startBackground(store: PersistedStore): Persistence {
  const running = started.get(store.getState);
  if (running) return running;
  const persistence = makePersistence(store);
  started.set(store.getState, persistence);
  watchForNewVersion();
  watchForLanguage();
  return persistence;
}
