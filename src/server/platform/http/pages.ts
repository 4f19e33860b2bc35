import type { FastifyReply, FastifyRequest } from 'fastify';

/** How much of a list is read at once when nobody says; the contract's default, too. */
const PAGE_SIZE = 200;

/** Which page of a list is asked for. */
export interface PageRequest {
  limit: number;
  /** The cursor that the page before gave. */
  after?: string;
}

export interface Page<Item> {
  items: Item[];
  /** How many there are in all. */
  total: number;
  /** The cursor of the page after this one; absent on the last. */
  next?: string;
}

export const pageRequest = ({ limit = PAGE_SIZE, after }: Partial<PageRequest>): PageRequest => ({
  limit,
  ...(after !== undefined && { after }),
});

/** The rows of a page, of which one more than asked for was read: where it is there, there is a page after this. */
export function cutPage<Row>(rows: readonly Row[], limit: number): { rows: Row[]; last: Row | undefined } {
  const shown = rows.slice(0, limit);
  return { rows: shown, last: rows.length > limit ? shown.at(-1) : undefined };
}

/** This address with another cursor. */
function nextAddress(url: string, cursor: string): string {
  // A question mark after the first one is part of what is asked.
  const [path = ''] = url.split('?', 1);
  const params = new URLSearchParams(url.slice(path.length));
  params.set('after', cursor);
  return `${path}?${params.toString()}`;
}

/** Says in the headers where a list goes on, if it does. */
export function setNextPage({ request, reply }: Asked, next: string | undefined): void {
  if (next !== undefined) reply.header('link', `<${nextAddress(request.url, next)}>; rel="next"`);
}

/** Says in the headers what follows a page of a list, which may be a part of what is answered (rule platform.pages). */
export function setPageHeaders(asked: Asked, { total, next }: Omit<Page<unknown>, 'items'>): void {
  asked.reply.header('x-total-count', String(total));
  setNextPage(asked, next);
}

/** Answers one page of a list, and says in the headers what follows. */
export function sendPage<Item>(asked: Asked, page: Page<Item>): Item[] {
  setPageHeaders(asked, page);
  return page.items;
}

interface Asked {
  request: Pick<FastifyRequest, 'url'>;
  reply: Pick<FastifyReply, 'header'>;
}
