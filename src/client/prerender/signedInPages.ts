import type { Path } from '../../domain/links';
import pages from './signedInPages.json';

/**
 * The pages that users open first, each with its chunks, as named in `signedInRoutes`. The service worker caches each
 * (webpack.config.js).
 */
export const signedInPages = pages satisfies Partial<Record<Path, string[]>>;
