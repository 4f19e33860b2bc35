import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/chat.gen';
import type { Message, SearchMessagesApiArg } from './generated/chat.gen';
import { listPage, nextPages } from './listPage';
import type { ListPage } from './listPage';
import { messagesConfirmed } from './messageEvents';
import { statusOf } from './problem';
import { withRetryAfter } from './transport/retryAfter';
import { pageQuery, firstPage, lostHistory, newerPage, olderPage } from './messageHistory';
import type { HistoryArg, PageParam } from './messageHistory';

/** The search of conversations, without its paging. */
export type MessageSearch = Omit<SearchMessagesApiArg, 'limit' | 'after'>;

/** Page size of message search results. */
const FOUND_PAGE_SIZE = 20;

/** The number of a channel's people loaded in one request; in larger channels the server searches for the rest. */
export const MAX_CHANNEL_PEOPLE = 200;

/** The query for a channel's people. */
export const channelPeopleQuery = (channelId: string) => ({ id: channelId, limit: MAX_CHANNEL_PEOPLE });

/** The list of channels, without their people. */
export const channelListTag = { type: 'Channel', id: 'LIST' } as const;

/** Message search results in all channels. */
export const searchResultsTag = { type: 'Message', id: 'FOUND' } as const;

/** Mutations of a message return its current state, which `receiveMessage` applies like a stream event. */
export const chatApi = withCacheRules(enhancedApi, {
  listMyChannels: { providesTags: [channelListTag] },
  /** One page: `messageHistory` requests and caches it. */
  listMessages: { keepUnusedDataFor: 0 },
  sendMessage: { invalidatesTags: [], transformErrorResponse: withRetryAfter },
  /** Shown by the composer; the message brings it to others. */
  uploadMessageImage: 'none',
  editMessage: 'none',
  removeMessage: 'none',
  addReaction: 'none',
  removeReaction: 'none',
  /** `markChannel` applies the answer. */
  markRead: 'none',
  pinMessage: { invalidatesTags: [channelListTag] },
  unpinMessage: { invalidatesTags: [channelListTag] },
  /** `useMute` applies the answer. */
  muteChannel: 'none',
  listChannelPeople: { providesTags: (_people, _error, { id }) => [{ type: 'Channel', id }] },
  /** `foundMessages` requests and caches its pages. */
  searchMessages: { keepUnusedDataFor: 0 },
}).injectEndpoints({
  endpoints: (build) => ({
    /**
     * The loaded pages of one section of a channel's messages. A refetch reloads every page, so that readers keep their
     * position and there is never a gap.
     */
    messageHistory: build.infiniteQuery<Message[], HistoryArg, PageParam>({
      infiniteQueryOptions: {
        initialPageParam: firstPage,
        getNextPageParam: (page, _pages, param, _params, arg) => olderPage(page, param, arg),
        getPreviousPageParam: (page, _pages, param, _params, arg) => newerPage(page, param, arg),
      },
      queryFn: async ({ queryArg, pageParam }, { dispatch }) => {
        const { listMessages } = enhancedApi.endpoints;
        const page = dispatch(listMessages.initiate(pageQuery(queryArg, pageParam), { forceRefetch: true }));
        const { data = [], error } = await page;
        page.unsubscribe();
        return error ? { error: error as FetchBaseQueryError } : { data };
      },
      async onQueryStarted(_arg, api) {
        try {
          const { data } = await api.queryFulfilled;
          api.dispatch(messagesConfirmed(data.pages.flat()));
        } catch (failure) {
          // This refusal informs a user who was away when they lost the channel.
          const isLost = statusOf((failure as { error?: unknown }).error) === 404;
          if (isLost && api.getCacheEntry().data) api.updateCachedData(() => lostHistory);
        }
      },
      providesTags: (_history, _error, { id }) => [{ type: 'Message', id }],
    }),
    /** Message search results, page by page as the user scrolls. A refetch starts at the first page. */
    foundMessages: build.infiniteQuery<ListPage<Message>, MessageSearch, string | undefined>({
      infiniteQueryOptions: { ...nextPages, refetchCachedPages: false },
      query: ({ queryArg, pageParam: after }) => ({
        url: '/v1/messages',
        params: { ...queryArg, limit: FOUND_PAGE_SIZE, after },
      }),
      transformResponse: (messages: Message[], meta, { queryArg: { q } }) => listPage(messages, meta, q),
      providesTags: [searchResultsTag],
    }),
  }),
});

export const { useMessageHistoryInfiniteQuery, useFoundMessagesInfiniteQuery } = chatApi;
export * from './generated/chat.gen';
