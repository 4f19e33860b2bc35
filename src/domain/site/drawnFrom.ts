import type { BatchAnswer } from '../../contract/entities.gen';

/** Rule platform.drawnPages. */
export interface DrawnFrom {
  /** Path and query. */
  address: string;
  /** The page's first calls; the answers are in the same order. */
  paths: readonly string[];
  answers: readonly BatchAnswer[];
  /** Last used in this browser. */
  business?: string;
  /** `en-GB` */
  language: string;
  /** Empty if it is the page's own origin. */
  apiUrl: string;
}
