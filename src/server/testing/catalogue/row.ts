import type { KindName, Notified } from './notified';
import type { Name, World } from './world';

/**
 * One act of the catalogue, and everyone who is notified of it: people who are not named must not be notified. Pushes
 * go to the people listed for kinds with `push`, unless `pushed` says otherwise.
 */
export interface CatalogueRow {
  act: string;
  given?: (world: World) => Promise<unknown>;
  does: (world: World) => Promise<unknown>;
  listed?: Notified['listed'];
  pushed?: Notified['pushed'];
  mailed?: Notified['mailed'];
}

export const RUNNERS: Name[] = ['assistant', 'leader'];

export const IN_POD: readonly Name[] = [...RUNNERS, 'participant'];

export const STAFF: Name[] = ['admin', 'owner'];

export const pushedOf = (listed: Notified['listed'], isPushed: (kind: KindName) => boolean): Notified['pushed'] =>
  Object.fromEntries(Object.entries(listed).filter(([kind]) => isPushed(kind as KindName)));
