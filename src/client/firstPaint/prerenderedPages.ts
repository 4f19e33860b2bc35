import type { Path } from '../../domain/links';
import pages from './prerenderedPages.json';

/** Those that look the same for everybody whatever the query; the login as for signed-out users. With their chunks. */
export const publicPages = pages.public satisfies Partial<Record<Path, string>>;

/** Those that users open first, with their loading state. With their chunks. */
export const signedInPages = pages.signedIn satisfies Partial<Record<Path, string[]>>;
