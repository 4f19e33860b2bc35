import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/chat.gen';
import type { Message, SearchMessagesApiArg } from './generated/chat.gen';
import { listPage, nextPages } from './listPage';
import type { ListPage } from './listPage';
import { withRetryAfter } from './transport/retryAfter';

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

export const { useFoundMessagesInfiniteQuery } = chatApi;
export * from './generated/chat.gen';
