import type { InfiniteData } from '@reduxjs/toolkit/query';
import type { Message } from '../../contract/entities.gen';

/** What is asked of the server for a page; for the newest one, nothing. */
export interface PageParam {
  before?: string;
  limit?: number;
}

/** Pages from the newest to the oldest; each begins with its oldest message. */
export type MessageHistory = InfiniteData<Message[], PageParam>;

/** How many messages the server gives when it is not told. */
const NEWEST_PAGE_SIZE = 50;
const OLDER_PAGE_SIZE = 100;

export const newestPage: PageParam = {};

export const emptyHistory: MessageHistory = { pages: [[]], pageParams: [newestPage] };

/** The page before this one; undefined where the conversation begins. */
export function olderPage(page: readonly Message[], { limit = NEWEST_PAGE_SIZE }: PageParam): PageParam | undefined {
  const [oldest] = page;
  return oldest && page.length >= limit ? { before: oldest.id, limit: OLDER_PAGE_SIZE } : undefined;
}

/** By time, then by id, which rise in the order of writing (rule chat.order). */
export function byTime(a: Message, b: Message): number {
  return a.createdEpochMillis - b.createdEpochMillis || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/** Every message that is held, once, in order (rule chat.order). */
export function messagesIn({ pages }: MessageHistory): Message[] {
  const inPages = [...pages].reverse().flat();
  return [...new Map(inPages.map((message) => [message.id, message])).values()].sort(byTime);
}

/** The history once this message is known. One from before what is held is left to its own page, so that there is never a gap. */
export function withMessage(history: MessageHistory, message: Message): MessageHistory {
  const [newest = [], ...older] = history.pages;
  const [last = [], lastParam = newestPage] = [history.pages.at(-1), history.pageParams.at(-1)];
  const before = olderPage(last, lastParam)?.before;
  if (before !== undefined && message.id < before) return history;
  const others = newest.filter(({ id }) => id !== message.id);
  return { ...history, pages: [[...others, message].sort(byTime), ...older] };
}
