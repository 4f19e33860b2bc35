import type { KindName, Told } from './told';
import type { Name, World } from './world';

/**
 * One act of the catalogue, and everything that anybody is told of it: who is not named is not told. On devices are those
 * whom a kind of 'push' is listed for, unless `pushed` says otherwise.
 */
export interface CatalogueRow {
  act: string;
  /** What was there before. */
  given?: (world: World) => Promise<unknown>;
  does: (world: World) => Promise<unknown>;
  listed?: Told['listed'];
  pushed?: Told['pushed'];
  mailed?: Told['mailed'];
}

/** Who runs the pod. */
export const RUNNERS: Name[] = ['assistant', 'leader'];

/** Everybody in the pod who may be told, by name. */
export const IN_POD: readonly Name[] = [...RUNNERS, 'participant'];

export const STAFF: Name[] = ['admin', 'owner'];

/** Of what a row lists, what is pushed. */
export const pushedOf = (listed: Told['listed'], isPushed: (kind: KindName) => boolean): Told['pushed'] =>
  Object.fromEntries(Object.entries(listed).filter(([kind]) => isPushed(kind as KindName)));
