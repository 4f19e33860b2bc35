import type { CallMeta } from './transport/baseQuery';

export interface ListPage<Item> {
  items: Item[];
  /** Counted up to `MAX_COUNTED`. */
  total: number;
  q?: string;
  next?: string;
}

export const nextPages = {
  initialPageParam: undefined,
  getNextPageParam: ({ next }: ListPage<unknown>): string | undefined => next,
};

const NEXT = /<([^>]+)>\s*;\s*rel="next"/;

function nextOf(link: string | null): string | undefined {
  const address = NEXT.exec(link ?? '')?.[1];
  return new URLSearchParams(address?.split('?')[1]).get('after') ?? undefined;
}

/** Without paging headers, the response is the whole list. */
export function listPage<Item>(items: Item[], meta: CallMeta | undefined, q?: string): ListPage<Item> {
  const headers = meta?.response?.headers;
  const total = Number(headers?.get('x-total-count') ?? items.length);
  const next = nextOf(headers?.get('link') ?? null);
  return { items, total, ...(q && { q }), ...(next !== undefined && { next }) };
}
