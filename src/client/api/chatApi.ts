import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/chat.gen';
import type { Message, SearchMessagesApiArg } from './generated/chat.gen';
import { listPage, nextPages } from './listPage';
import type { ListPage } from './listPage';
import { messagesConfirmed } from './messageEvents';
import { statusOf } from './problem';
import { withRetryAfter } from './transport/retryAfter';
import { askedPage, firstPage, lostHistory, newerPage, olderPage } from './messageHistory';
import type { HistoryArg, PageParam } from './messageHistory';

/** What conversations are searched for; the pages of it are asked for one after the other. */
export type MessageSearch = Omit<SearchMessagesApiArg, 'limit' | 'after'>;

/** What is found in conversations is shown so many at a time. */
const FOUND_PAGE_SIZE = 20;

/** So many people of a channel are known at once; in larger ones the server looks for the others. */
export const MAX_KNOWN = 200;

/** What is asked for them. */
export const knownPeople = (channelId: string) => ({ id: channelId, limit: MAX_KNOWN });

/** The list of channels, without who is in them. */
export const channelList = { type: 'Channel', id: 'LIST' } as const;

/** What searches have found, in whichever channels. */
export const foundList = { type: 'Message', id: 'FOUND' } as const;

/** What changes a message has it as it is now for its answer, which `receiveMessage` takes in as it does the stream's. */
export const chatApi = withCacheRules(enhancedApi, {
  listMyChannels: { providesTags: [channelList] },
  /** One page: `messageHistory` asks for it and keeps it. */
  listMessages: { keepUnusedDataFor: 0 },
  sendMessage: { invalidatesTags: [], transformErrorResponse: withRetryAfter },
  editMessage: 'none',
  removeMessage: 'none',
  addReaction: 'none',
  removeReaction: 'none',
  /** `markChannel` takes the answer in. */
  markRead: 'none',
  listChannelPeople: { providesTags: (_people, _error, { id }) => [{ type: 'Channel', id }] },
  /** `foundMessages` asks for its pages and keeps them. */
  searchMessages: { keepUnusedDataFor: 0 },
}).injectEndpoints({
  endpoints: (build) => ({
    /**
     * The loaded pages of a stretch of a channel's conversation. A refetch fetches every one of them again: people who
     * have scrolled up keep their place, and there is never a gap.
     */
    messageHistory: build.infiniteQuery<Message[], HistoryArg, PageParam>({
      infiniteQueryOptions: {
        initialPageParam: firstPage,
        getNextPageParam: (page, _pages, param, _params, arg) => olderPage(page, param, arg),
        getPreviousPageParam: (page, _pages, param, _params, arg) => newerPage(page, param, arg),
      },
      queryFn: async ({ queryArg, pageParam }, { dispatch }) => {
        const { listMessages } = enhancedApi.endpoints;
        const page = dispatch(listMessages.initiate(askedPage(queryArg, pageParam), { forceRefetch: true }));
        const { data = [], error } = await page;
        page.unsubscribe();
        return error ? { error: error as FetchBaseQueryError } : { data };
      },
      async onQueryStarted(_arg, api) {
        try {
          const { data } = await api.queryFulfilled;
          api.dispatch(messagesConfirmed(data.pages.flat()));
        } catch (failure) {
          // Who was away when the channel was lost is told so by its own refusal.
          const isLost = statusOf((failure as { error?: unknown }).error) === 404;
          if (isLost && api.getCacheEntry().data) api.updateCachedData(() => lostHistory);
        }
      },
      providesTags: (_history, _error, { id }) => [{ type: 'Message', id }],
    }),
    /** What a search has found, page by page, as far as somebody has scrolled. Fetched anew, it is the first page again. */
    foundMessages: build.infiniteQuery<ListPage<Message>, MessageSearch, string | undefined>({
      infiniteQueryOptions: { ...nextPages, refetchCachedPages: false },
      query: ({ queryArg, pageParam: after }) => ({
        url: '/v1/messages',
        params: { ...queryArg, limit: FOUND_PAGE_SIZE, after },
      }),
      transformResponse: (messages: Message[], meta, { queryArg: { q } }) => listPage(messages, meta, q),
      providesTags: [foundList],
    }),
  }),
});

export const { useMessageHistoryInfiniteQuery, useFoundMessagesInfiniteQuery } = chatApi;
export * from './generated/chat.gen';
