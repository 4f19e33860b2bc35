import type { AskedPage } from './batchPath';

/** Storage key of the pages that the server drew last, kept for the next visit (rule platform.drawnPages). */
const KEY = 'stepwell.pages';

const MAX_PAGES = 3;

/** In characters of HTML, of all pages. */
const MAX_SIZE = 300_000;

interface KeptPages {
  /** For whom, where and on which day they were drawn: pages drawn for another are never shown. */
  drawnFor: string;
  /** The HTML by address, from the page drawn last to the first. */
  pages: [address: string, html: string][];
}

/** A page drawn yesterday would call its day today. */
const keyOf = (userId: string | undefined, { business = '', build }: AskedPage): string =>
  [userId, business, build, new Date().toDateString()].join();

function readPages(drawnFor: string): KeptPages['pages'] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<KeptPages> | null;
    return kept?.drawnFor === drawnFor && Array.isArray(kept.pages) ? kept.pages : [];
  } catch {
    return [];
  }
}

/** The page as it was drawn today for this user, unless the user has changed anything since. */
export const keptPage = (userId: string | undefined, page: AskedPage): string | undefined =>
  readPages(keyOf(userId, page)).find(([address]) => address === page.address)?.[1];

/** Keeps a drawn page in place of an earlier drawing; `html` is undefined if the page isn't drawn now. */
export function keepPage(userId: string | undefined, page: AskedPage, html: string | undefined): void {
  const drawnFor = keyOf(userId, page);
  const others = readPages(drawnFor).filter(([address]) => address !== page.address);
  const pages: KeptPages['pages'] = [...(html ? [[page.address, html] as [string, string]] : []), ...others];
  let size = 0;
  const fitting = pages.slice(0, MAX_PAGES).filter(([, kept]) => (size += kept.length) <= MAX_SIZE);
  try {
    localStorage.setItem(KEY, JSON.stringify({ drawnFor, pages: fitting }));
  } catch {
    // The storage is full; an earlier drawing must not stay.
    forgetPages();
  }
}

/** Forgets what was drawn before an act of the user, which a kept page would seem to undo, or before a session's end. */
export const forgetPages = (): void => localStorage.removeItem(KEY);
