import type { InfiniteData } from '@reduxjs/toolkit/query';
import type { Message } from '../../../contract/entities.gen';
import { quoteOf } from '../../../domain/chat/excerpt';

/** Up to the newest message, or around the target of a jump. */
export interface HistoryArg {
  id: string;
  around?: string;
}

/** Empty for a history's first page, which `HistoryArg` determines. */
export interface PageParam {
  before?: string;
  after?: string;
  around?: string;
  limit?: number;
}

/** Pages from newest to oldest; messages from oldest to newest. */
export type MessageHistory = InfiniteData<Message[], PageParam>;

const NEWEST_PAGE_SIZE = 50;
const PAGE_SIZE = 100;

const SIDE_SIZE = PAGE_SIZE / 2 - 1;

export const firstPage: PageParam = {};

export const emptyHistory: MessageHistory = { pages: [[]], pageParams: [firstPage] };

/** Nothing is known about a lost channel, including its end, until it is refetched. */
export const lostHistory: MessageHistory = { pages: [[]], pageParams: [] };

export function pageQuery({ id, around }: HistoryArg, param: PageParam): PageParam & { id: string } {
  const isFirst = param.before === undefined && param.after === undefined && param.around === undefined;
  return isFirst && around !== undefined ? { id, around, limit: PAGE_SIZE } : { id, ...param };
}

export function olderPage(
  page: readonly Message[],
  { before, after, around, limit = NEWEST_PAGE_SIZE }: PageParam = firstPage,
  arg?: HistoryArg,
): PageParam | undefined {
  const [oldest] = page;
  // A refetch starts at the newest page, and must return to the messages before the jump's target.
  if (after !== undefined)
    return oldest ? { before: oldest.id, limit: PAGE_SIZE } : { around: after, limit: PAGE_SIZE };
  const middle = around ?? (before === undefined ? arg?.around : undefined);
  const isFull = middle === undefined ? page.length >= limit : page.filter(({ id }) => id < middle).length >= SIDE_SIZE;
  return oldest && isFull ? { before: oldest.id, limit: PAGE_SIZE } : undefined;
}

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

/** Ids break ties, as they increase in the order of writing (rule chat.order). */
export function byTime(a: Message, b: Message): number {
  return a.createdEpochMillis - b.createdEpochMillis || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/** Of equal versions, the one received last (rule chat.changes). The quote has its own version. */
export function currentVersion(held: Message, received: Message): Message {
  const current = isOlder(received, held) ? held : received;
  const { replyTo } = current === held ? received : held;
  const isQuoteOld = replyTo && current.replyTo && isOlder(current.replyTo, replyTo);
  return isQuoteOld ? { ...current, replyTo } : current;
}

type Versioned = Pick<Message, 'version'>;

const isOlder = (one: Versioned, other: Versioned): boolean => (one.version ?? 0) < (other.version ?? 0);

export function withQuote(message: Message, changed: Message): Message {
  const { replyTo } = message;
  return replyTo?.id === changed.id && isOlder(replyTo, changed) ? { ...message, replyTo: quoteOf(changed) } : message;
}

/** Returns each message once, in its current state (rule chat.order). */
export function messagesIn({ pages }: MessageHistory): Message[] {
  const byId = new Map<string, Message>();
  for (const message of [...pages].reverse().flat()) {
    const held = byId.get(message.id);
    byId.set(message.id, held ? currentVersion(held, message) : message);
  }
  return [...byId.values()].sort(byTime);
}

export function updateInPages<Item extends { id: string }>(
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

export function withMessage(history: MessageHistory, message: Message, arg: HistoryArg): MessageHistory {
  const added = addMessage(history, message, arg);
  const isQuoting = (one: Message) => withQuote(one, message) !== one;
  if (!added.pages.some((page) => page.some(isQuoting))) return added;
  return { ...added, pages: added.pages.map((page) => page.map((one) => withQuote(one, message))) };
}

/** Leaves a message outside the loaded pages to its own page, so that no gap arises. */
function addMessage(history: MessageHistory, message: Message, arg: HistoryArg): MessageHistory {
  const changed = updateInPages(history.pages, message.id, (held) => currentVersion(held, message));
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
