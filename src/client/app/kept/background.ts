import { watchForNewVersion } from '../newVersion';
import { makeKeeping } from './keeping';
import type { Keeping, KeepingStore } from './keeping';

let keeping: Keeping | undefined;

/** What a page does once it is in use. One for the page, whoever needs it first. */
export function startBackground(store: KeepingStore): Keeping {
  if (!keeping) {
    keeping = makeKeeping(store);
    watchForNewVersion();
  }
  return keeping;
}
