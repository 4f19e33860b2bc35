import type { Path } from '../../domain/links';
import pages from './prerenderedPages.json';

/** Pages that look the same for everybody whatever the query (the login: for signed-out users), with their chunks. */
export const publicPages = pages.public satisfies Partial<Record<Path, string>>;

/** The pages that users open first, with their loading state and chunks. */
export const signedInPages = pages.signedIn satisfies Partial<Record<Path, string[]>>;
