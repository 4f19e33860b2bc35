import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { chatApi } from '../../api/chatApi';
import type { Message } from '../../api/chatApi';
import { messagesConfirmed } from '../../api/messageEvents';
import { statusOf } from '../../api/problem';
import { pageQuery, firstPage, lostHistory, newerPage, olderPage } from './messageHistory';
import type { HistoryArg, PageParam } from './messageHistory';

export const historyApi = chatApi.injectEndpoints({
  endpoints: (build) => ({
    /** A refetch reloads every page, so that readers keep their position and no gap arises. */
    messageHistory: build.infiniteQuery<Message[], HistoryArg, PageParam>({
      infiniteQueryOptions: {
        initialPageParam: firstPage,
        getNextPageParam: (page, _pages, param, _params, arg) => olderPage(page, param, arg),
        getPreviousPageParam: (page, _pages, param, _params, arg) => newerPage(page, param, arg),
      },
      queryFn: async ({ queryArg, pageParam }, { dispatch }) => {
        const { listMessages } = chatApi.endpoints;
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
  }),
});

export const { useMessageHistoryInfiniteQuery } = historyApi;
