import type { BatchAnswer } from '../../contract/entities.gen';

/** What the server draws a page from (rule platform.drawnPages). */
export interface DrawnFrom {
  /** The page's path, with its query. */
  address: string;
  /** What the page asks for first, with the answers in the same order. */
  paths: readonly string[];
  answers: readonly BatchAnswer[];
  /** The business that the person used last in this browser. */
  business?: string;
  /** The browser's language, such as `en-GB`. */
  language: string;
  /** The API's origin; empty if it is the page's own. */
  apiUrl: string;
}
