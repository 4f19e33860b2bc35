import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';

/** So many are fetched at once while somebody scrolls. */
export const PAGE_SIZE = 100;

/** So many of what takes much room and many bytes, as pods do. */
export const SMALL_PAGE_SIZE = 50;

/** One page of a list that the server answers by pages (rule platform.pages). */
export interface ListPage<Item> {
  items: Item[];
  /** How many there are in all. */
  total: number;
  /** What it was searched for; absent where everything was asked for. */
  q?: string;
  /** What asks for the page after this one; absent on the last. */
  next?: string;
}

/** How an infinite query goes from each page to the next one. */
export const nextPages = {
  initialPageParam: undefined,
  getNextPageParam: ({ next }: ListPage<unknown>): string | undefined => next,
};

const NEXT = /<([^>]+)>\s*;\s*rel="next"/;

/** Where the next page begins, as the `Link` of this one says. */
function nextOf(link: string | null): string | undefined {
  const address = NEXT.exec(link ?? '')?.[1];
  return new URLSearchParams(address?.split('?')[1]).get('after') ?? undefined;
}

/** An answer to a search with what its headers say of the rest; without them it is the whole list. */
export function listPage<Item>(items: Item[], meta: FetchBaseQueryMeta | undefined, q?: string): ListPage<Item> {
  const headers = meta?.response?.headers;
  const total = Number(headers?.get('x-total-count') ?? items.length);
  const next = nextOf(headers?.get('link') ?? null);
  return { items, total, ...(q && { q }), ...(next !== undefined && { next }) };
}
