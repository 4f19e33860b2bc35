import type { CallMeta } from './transport/baseQuery';

/** One page of a paginated list (rule platform.pages). */
export interface ListPage<Item> {
  items: Item[];
  /** Total number of items, counted up to `MAX_COUNTED`. */
  total: number;
  /** The search; absent for the whole list. */
  q?: string;
  /** The query of the next page; absent on the last page. */
  next?: string;
}

/** Paging of an infinite query. */
export const nextPages = {
  initialPageParam: undefined,
  getNextPageParam: ({ next }: ListPage<unknown>): string | undefined => next,
};

const NEXT = /<([^>]+)>\s*;\s*rel="next"/;

/** Start of the next page, from the `Link` header. */
function nextOf(link: string | null): string | undefined {
  const address = NEXT.exec(link ?? '')?.[1];
  return new URLSearchParams(address?.split('?')[1]).get('after') ?? undefined;
}

/** The answer to a list query with its paging headers; without these headers it is the whole list. */
export function listPage<Item>(items: Item[], meta: CallMeta | undefined, q?: string): ListPage<Item> {
  const headers = meta?.response?.headers;
  const total = Number(headers?.get('x-total-count') ?? items.length);
  const next = nextOf(headers?.get('link') ?? null);
  return { items, total, ...(q && { q }), ...(next !== undefined && { next }) };
}
