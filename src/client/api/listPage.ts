import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';

/** One page of a list that the server answers by pages (rule platform.pages). */
export interface ListPage<Item> {
  items: Item[];
  /** How many there are in all. */
  total: number;
  /** What asks for the page after this one; absent on the last. */
  next?: string;
}

const NEXT = /<([^>]+)>\s*;\s*rel="next"/;

/** Where the next page begins, as the `Link` of this one says. */
function nextOf(link: string | null): string | undefined {
  const address = NEXT.exec(link ?? '')?.[1];
  return new URLSearchParams(address?.split('?')[1]).get('after') ?? undefined;
}

/** An answer with what its headers say of the rest; without them it is the whole list. */
export function listPage<Item>(items: Item[], meta: FetchBaseQueryMeta | undefined): ListPage<Item> {
  const headers = meta?.response?.headers;
  const total = Number(headers?.get('x-total-count') ?? items.length);
  const next = nextOf(headers?.get('link') ?? null);
  return { items, total, ...(next !== undefined && { next }) };
}
