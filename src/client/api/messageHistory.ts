import type { InfiniteData } from '@reduxjs/toolkit/query';
import type { Message } from '../../contract/entities.gen';

/** Which stretch of a channel's conversation: up to its newest message, or about one that is jumped to. */
export interface HistoryArg {
  /** The channel's. */
  id: string;
  /** The message that is jumped to. */
  around?: string;
}

/** What is asked of the server for a page; for the one a history begins with, nothing: `HistoryArg` says it. */
export interface PageParam {
  before?: string;
  after?: string;
  around?: string;
  limit?: number;
}

/** Pages from the newest to the oldest; each begins with its oldest message. */
export type MessageHistory = InfiniteData<Message[], PageParam>;

/** How many messages the server gives when it is not told. */
const NEWEST_PAGE_SIZE = 50;
const PAGE_SIZE = 100;

/** On each side of a message that is jumped to there may be one less, as the message itself is counted. */
const SIDE_SIZE = PAGE_SIZE / 2 - 1;

export const firstPage: PageParam = {};

export const emptyHistory: MessageHistory = { pages: [[]], pageParams: [firstPage] };

/** That of a channel that was lost: nothing is known of it, not even where it ends, until it is fetched anew. */
export const lostHistory: MessageHistory = { pages: [[]], pageParams: [] };

/** What the server is asked for a page. */
export function askedPage({ id, around }: HistoryArg, param: PageParam): PageParam & { id: string } {
  const isFirst = param.before === undefined && param.after === undefined && param.around === undefined;
  return isFirst && around !== undefined ? { id, around, limit: PAGE_SIZE } : { id, ...param };
}

/** The page before this one; undefined where the conversation begins. */
export function olderPage(
  page: readonly Message[],
  { before, after, around, limit = NEWEST_PAGE_SIZE }: PageParam = firstPage,
  arg?: HistoryArg,
): PageParam | undefined {
  const [oldest] = page;
  // Fetched anew from its newest page on, the history has to come back to what was before it.
  if (after !== undefined)
    return oldest ? { before: oldest.id, limit: PAGE_SIZE } : { around: after, limit: PAGE_SIZE };
  const middle = around ?? (before === undefined ? arg?.around : undefined);
  const isFull = middle === undefined ? page.length >= limit : page.filter(({ id }) => id < middle).length >= SIDE_SIZE;
  return oldest && isFull ? { before: oldest.id, limit: PAGE_SIZE } : undefined;
}

/** The page after the newest one that is held; undefined where that reaches the newest message. */
export function newerPage(
  page: readonly Message[],
  { after, limit = 0 }: PageParam = firstPage,
  { around }: HistoryArg,
): PageParam | undefined {
  const newest = page.at(-1);
  if (around === undefined || !newest) return undefined;
  const isFull = after === undefined ? page.filter(({ id }) => id > around).length >= SIDE_SIZE : page.length >= limit;
  return isFull ? { after: newest.id, limit: PAGE_SIZE } : undefined;
}

/** By time, then by id, which rise in the order of writing (rule chat.order). */
export function byTime(a: Message, b: Message): number {
  return a.createdEpochMillis - b.createdEpochMillis || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/** Of two states of a message the present one; of the same version the one that came last (rule chat.changes). */
export function presentState(held: Message, received: Message): Message {
  return (received.version ?? 0) < (held.version ?? 0) ? held : received;
}

/** Every message that is held, once and in its present state, in order (rule chat.order). */
export function messagesIn({ pages }: MessageHistory): Message[] {
  const found = new Map<string, Message>();
  for (const message of [...pages].reverse().flat()) {
    const held = found.get(message.id);
    found.set(message.id, held ? presentState(held, message) : message);
  }
  return [...found.values()].sort(byTime);
}

/** Pages in which a message that they hold stands as it is now; undefined where they don't hold it. */
export function withPresentState<Item extends { id: string }>(
  pages: readonly Item[][],
  id: string,
  change: (held: Item) => Item,
): Item[][] | undefined {
  let isHeld = false;
  const changed = pages.map((page) => {
    if (!page.some((one) => one.id === id)) return page;
    isHeld = true;
    return page.map((one) => (one.id === id ? change(one) : one));
  });
  return isHeld ? changed : undefined;
}

/**
 * The history once this message is known. One from before or after what is held is left to its own page, so that there is never
 * a gap.
 */
export function withMessage(history: MessageHistory, message: Message, arg: HistoryArg): MessageHistory {
  const changed = withPresentState(history.pages, message.id, (held) => presentState(held, message));
  if (changed) return { ...history, pages: changed };
  if (history.pageParams.length === 0) return history;
  const [newest = [], ...older] = history.pages;
  const [first = firstPage, last = firstPage] = [history.pageParams[0], history.pageParams.at(-1)];
  const before = olderPage(history.pages.at(-1) ?? [], last, arg)?.before;
  const after = newerPage(newest, first, arg)?.after;
  if (before !== undefined && message.id < before) return history;
  if (after !== undefined && message.id > after) return history;
  return { ...history, pages: [[...newest, message].sort(byTime), ...older] };
}
