import type { KindName, Notified } from './notified';
import type { Name, World } from './world';

/**
 * One act of the catalogue, and everyone who is notified of it: people who are not named must not be notified. Pushes
 * go to the people listed for kinds with `push`, unless `pushed` says otherwise.
 */
export interface CatalogueRow {
  act: string;
  /** Prepares the state before the act. */
  given?: (world: World) => Promise<unknown>;
  does: (world: World) => Promise<unknown>;
  listed?: Notified['listed'];
  pushed?: Notified['pushed'];
  mailed?: Notified['mailed'];
}

/** The people who run the pod. */
export const RUNNERS: Name[] = ['assistant', 'leader'];

/** Everyone in the pod who may be notified, by name. */
export const IN_POD: readonly Name[] = [...RUNNERS, 'participant'];

export const STAFF: Name[] = ['admin', 'owner'];

/** The part of `listed` that is pushed. */
export const pushedOf = (listed: Notified['listed'], isPushed: (kind: KindName) => boolean): Notified['pushed'] =>
  Object.fromEntries(Object.entries(listed).filter(([kind]) => isPushed(kind as KindName)));
