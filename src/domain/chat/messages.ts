/** What the order of messages is made of. Ids rise in the order of writing. */
interface Written {
  id: string;
  createdEpochMillis: number;
}

/** How many messages the server gives when it is not told. */
export const MESSAGE_PAGE_SIZE = 50;

/** By time, then by id (rule chat.order). */
export function byTime(a: Written, b: Written): number {
  return a.createdEpochMillis - b.createdEpochMillis || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/**
 * What is held of a conversation once its newest page was fetched again. Older messages stay in front of it, as long as there
 * is no gap between them, and so do those that came while it was on its way.
 *
 * @param pageSize how many were asked for; fewer are all there are
 */
export function withNewestPage<Message extends Written>(
  held: readonly Message[],
  page: readonly Message[],
  pageSize: number,
): Message[] {
  const [first, last] = [page[0], page.at(-1)];
  if (!first || !last) return [];
  const newer = held.filter(({ id }) => id > last.id);
  const isWhole = page.length < pageSize;
  const reachesBack = held.some(({ id }) => id >= first.id);
  const older = !isWhole && reachesBack ? held.filter(({ id }) => id < first.id) : [];
  return [...older, ...page, ...newer].sort(byTime);
}

/** What is held once a page from before it was fetched; each message once. */
export function withOlderPage<Message extends Written>(held: readonly Message[], page: readonly Message[]): Message[] {
  const known = new Set(held.map(({ id }) => id));
  return [...page.filter(({ id }) => !known.has(id)), ...held].sort(byTime);
}
