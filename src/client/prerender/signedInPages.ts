import type { Path } from '../../domain/links';
import pages from './signedInPages.json';

/**
 * The pages of the signed-in part that people begin at, each with its chunks, by the names in `signedInRoutes`: the page asks
 * for them before the program is there to, and shows its frame meanwhile. The service worker keeps each (webpack.config.js).
 */
export const signedInPages = pages satisfies Partial<Record<Path, string[]>>;
