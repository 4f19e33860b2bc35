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

export type MessageSearch = Omit<SearchMessagesApiArg, 'limit' | 'after'>;

const FOUND_PAGE_SIZE = 20;

/** The client loads only these; in larger channels the server searches for the rest. */
export const MAX_CHANNEL_PEOPLE = 200;

export const channelPeopleQuery = (channelId: string) => ({ id: channelId, limit: MAX_CHANNEL_PEOPLE });

export const channelListTag = { type: 'Channel', id: 'LIST' } as const;

export const searchResultsTag = { type: 'Message', id: 'FOUND' } as const;

/** Mutations return the message's current state, which `receiveMessage` applies like a stream event. */
export const chatApi = withCacheRules(enhancedApi, {
  listMyChannels: { providesTags: [channelListTag] },
  listMessages: { keepUnusedDataFor: 0 },
  sendMessage: { invalidatesTags: [], transformErrorResponse: withRetryAfter },
  uploadMessageImage: 'none',
  editMessage: 'none',
  removeMessage: 'none',
  addReaction: 'none',
  removeReaction: 'none',
  markRead: 'none',
  pinMessage: { invalidatesTags: [channelListTag] },
  unpinMessage: { invalidatesTags: [channelListTag] },
  muteChannel: 'none',
  listChannelPeople: { providesTags: (_people, _error, { id }) => [{ type: 'Channel', id }] },
  searchMessages: { keepUnusedDataFor: 0 },
}).injectEndpoints({
  endpoints: (build) => ({
    /** A refetch reloads every page, so that readers keep their position and no gap arises. */
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
          // 404 informs a user who was away when they lost the channel.
          const isLost = statusOf((failure as { error?: unknown }).error) === 404;
          if (isLost && api.getCacheEntry().data) api.updateCachedData(() => lostHistory);
        }
      },
      providesTags: (_history, _error, { id }) => [{ type: 'Message', id }],
    }),
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
