import type { Path } from '../../domain/links';
import pages from './signedInPages.json';

/**
 * The signed-in pages that users open first, each with its chunks, as named in `signedInRoutes`: the page preloads them
 * and shows its frame while the program loads. The service worker caches each (webpack.config.js).
 */
export const signedInPages = pages satisfies Partial<Record<Path, string[]>>;
