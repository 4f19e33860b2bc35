import type { AskedPage } from './batchPath';

/** Storage key of the pages that the server drew last, kept for the next visit (rule platform.drawnPages). */
const KEY = 'stepwell.pages';

const MAX_PAGES = 3;

/** In characters of HTML, of all pages. */
const MAX_SIZE = 300_000;

type KeptPage = [address: string, html: string];

interface KeptPages {
  /** The user, business, build and day that the pages were drawn for. */
  drawnFor: string;
  /** The most recent first. */
  pages: KeptPage[];
}

/** A page drawn yesterday would call its day today. */
const drawnForOf = (userId: string | undefined, { business = '', build = '' }: AskedPage): string =>
  [userId, business, build, new Date().toDateString()].join();

const isKeptPage = (value: unknown): value is KeptPage =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

function readPages(stored: string, drawnFor: string): KeptPage[] {
  try {
    const kept = JSON.parse(stored) as Partial<KeptPages> | null;
    return kept?.drawnFor === drawnFor && Array.isArray(kept.pages) ? kept.pages.filter(isKeptPage) : [];
  } catch {
    return [];
  }
}

/** The most recent pages that fit. */
function within(pages: readonly KeptPage[]): KeptPage[] {
  let room = MAX_SIZE;
  const fitting = pages.filter(([, html]) => {
    if (html.length > room) return false;
    room -= html.length;
    return true;
  });
  return fitting.slice(0, MAX_PAGES);
}

/** Marks that nothing is kept, so that it shows if pages are forgotten meanwhile. */
function markEmpty(): string {
  const mark = `"${Date.now()} ${Math.random()}"`;
  try {
    localStorage.setItem(KEY, mark);
  } catch {
    // The storage is full, and no page will be kept.
  }
  return mark;
}

/**
 * A page as it was drawn earlier today for this user, and how to keep a new drawing in its place; `undefined` if the
 * page isn't drawn now. A drawing isn't kept if anything has been forgotten or kept since this call, perhaps in another
 * tab: it may be older.
 */
export function keptPage(userId: string | undefined, page: AskedPage) {
  const stored = localStorage.getItem(KEY) ?? markEmpty();
  const drawnFor = drawnForOf(userId, page);
  const pages = readPages(stored, drawnFor);
  const keep = (html: string | undefined): void => {
    if (localStorage.getItem(KEY) !== stored) return;
    const others = pages.filter(([address]) => address !== page.address);
    const kept: KeptPages = { drawnFor, pages: within(html ? [[page.address, html], ...others] : others) };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // The storage is full; an earlier drawing must not stay.
      forgetPages();
    }
  };
  return { html: pages.find(([address]) => address === page.address)?.[1], keep };
}

/** Deletes all kept pages: around an act, which they would seem to undo, and when a session ends. */
export const forgetPages = (): void => localStorage.removeItem(KEY);
