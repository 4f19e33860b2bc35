import type { BatchAnswer } from '../../contract/entities.gen';

/** Rule platform.snapshots. */
export interface SnapshotSource {
  address: string;
  /** The page's first requests; `answers` are in the same order. */
  paths: readonly string[];
  answers: readonly BatchAnswer[];
  business?: string;
  language: string;
  /** Empty if it is the page's own origin. */
  apiUrl: string;
}
