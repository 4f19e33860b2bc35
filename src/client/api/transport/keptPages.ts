import type { AskedPage } from './batchPath';

/** Pages that the server drew, for the next visit (rule platform.drawnPages). */
const KEY = 'stepwell.pages';

const MAX_PAGES = 3;

const MAX_SIZE = 300_000;

type KeptPage = [address: string, html: string];

interface KeptPages {
  drawnFor: string;
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

function within(pages: readonly KeptPage[]): KeptPage[] {
  let room = MAX_SIZE;
  const fitting = pages.filter(([, html]) => {
    if (html.length > room) return false;
    room -= html.length;
    return true;
  });
  return fitting.slice(0, MAX_PAGES);
}

/** Leaves a mark, by which concurrent calls notice that pages were forgotten. */
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
 * A page drawn earlier today for this user, and a function to keep a new drawing; `undefined` if the page isn't drawn
 * now. A drawing is discarded if pages were forgotten or kept since this call, perhaps in another tab: it may be
 * older.
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
      forgetPages();
    }
  };
  return { html: pages.find(([address]) => address === page.address)?.[1], keep };
}

/** Around an act, which kept pages would seem to undo, and when a session ends. */
export const forgetPages = (): void => localStorage.removeItem(KEY);
