import type { FastifyReply, FastifyRequest } from 'fastify';

const PAGE_SIZE = 200;

export interface PageRequest {
  limit: number;
  after?: string;
}

export interface Page<Item> {
  items: Item[];
  total: number;
  next?: string;
}

export const pageRequest = ({ limit = PAGE_SIZE, after }: Partial<PageRequest>): PageRequest => ({
  limit,
  ...(after !== undefined && { after }),
});

/** The rows of a page. Given one more row than requested, if there is one: it shows that there is a next page. */
export function cutPage<Row>(rows: readonly Row[], limit: number): { rows: Row[]; last: Row | undefined } {
  const shown = rows.slice(0, limit);
  return { rows: shown, last: rows.length > limit ? shown.at(-1) : undefined };
}

function nextAddress(url: string, cursor: string): string {
  // A question mark after the first one is part of the query.
  const [path = ''] = url.split('?', 1);
  const params = new URLSearchParams(url.slice(path.length));
  params.set('after', cursor);
  return `${path}?${params.toString()}`;
}

export function setNextPage({ request, reply }: PagedCall, next: string | undefined): void {
  if (next !== undefined) reply.header('link', `<${nextAddress(request.url, next)}>; rel="next"`);
}

/** Sets the paging headers for a list, which may be only part of the response (rule platform.pages). */
export function setPageHeaders(asked: PagedCall, { total, next }: Omit<Page<unknown>, 'items'>): void {
  asked.reply.header('x-total-count', String(total));
  setNextPage(asked, next);
}

export function sendPage<Item>(asked: PagedCall, page: Page<Item>): Item[] {
  setPageHeaders(asked, page);
  return page.items;
}

interface PagedCall {
  request: Pick<FastifyRequest, 'url'>;
  reply: Pick<FastifyReply, 'header'>;
}
