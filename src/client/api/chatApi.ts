import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/chat.gen';
import type { Id, Message } from './generated/chat.gen';
import { messagesConfirmed } from './messageEvents';
import { newestPage, olderPage } from './messageHistory';
import type { PageParam } from './messageHistory';

export const chatApi = withCacheRules(enhancedApi, {
  listMyChannels: { providesTags: ['Channel'] },
  /** One page: `messageHistory` asks for it and keeps it. */
  listMessages: { keepUnusedDataFor: 0 },
  /** `receiveMessage` takes the answer in, as it does the stream's. */
  sendMessage: 'none',
  /** The stream says what has become of a message. */
  editMessage: 'none',
  removeMessage: 'none',
  addReaction: 'none',
  removeReaction: 'none',
  listChannelPeople: { keepUnusedDataFor: 0 },
  searchMessages: { keepUnusedDataFor: 0 },
  markRead: {
    /** The stream says the same; without it the marks are right all the same. */
    async onQueryStarted(_read, { dispatch, queryFulfilled }) {
      const answer = await queryFulfilled.catch(() => undefined);
      if (!answer) return;
      const { channelId, lastMessageReadId, unread } = answer.data;
      dispatch(
        enhancedApi.util.updateQueryData('listMyChannels', undefined, (channels) => {
          const channel = channels.find(({ id }) => id === channelId);
          const isLate = (channel?.lastMessageReadId ?? '') > (lastMessageReadId ?? '');
          if (channel && !isLate) Object.assign(channel, { lastMessageReadId, unread });
        }),
      );
    },
  },
}).injectEndpoints({
  endpoints: (build) => ({
    /**
     * The loaded pages of a channel's conversation, by the channel's id. A refetch fetches every one of them again: people who
     * have scrolled up keep their place, and there is never a gap.
     */
    messageHistory: build.infiniteQuery<Message[], Id, PageParam>({
      infiniteQueryOptions: {
        initialPageParam: newestPage,
        getNextPageParam: (page, _pages, param) => olderPage(page, param),
      },
      queryFn: async ({ queryArg: id, pageParam }, { dispatch }) => {
        const { listMessages } = enhancedApi.endpoints;
        const page = dispatch(listMessages.initiate({ id, ...pageParam }, { forceRefetch: true }));
        const { data = [], error } = await page;
        page.unsubscribe();
        return error ? { error: error as FetchBaseQueryError } : { data };
      },
      async onQueryStarted(_id, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(messagesConfirmed(answer.data.pages.flat()));
      },
      providesTags: (_history, _error, id) => [{ type: 'Message', id }],
    }),
  }),
});

export const { useMessageHistoryInfiniteQuery } = chatApi;
export * from './generated/chat.gen';
