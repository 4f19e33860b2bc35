import { original } from '@reduxjs/toolkit';
import { MESSAGE_PAGE_SIZE, withNewestPage } from '../../domain/chat/messages';
import { enhancedApi } from './generated/chat.gen';

export const chatApi = enhancedApi.enhanceEndpoints({
  endpoints: {
    listMyChannels: { providesTags: ['Channel'] },
    listMessages: {
      providesTags: (_messages, _error, { id }) => [{ type: 'Message', id }],
      /** The newest page is fetched again now and then; what was loaded on scrolling up stays in front of it. */
      merge: (held, page, { arg: { before, after, limit = MESSAGE_PAGE_SIZE } }) =>
        before === undefined && after === undefined ? withNewestPage(original(held) ?? held, page, limit) : page,
    },
    markRead: {
      /** The stream says the same; without it the marks are right all the same. */
      async onQueryStarted(_read, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        const { channelId, lastMessageReadId, unread } = answer.data;
        dispatch(
          enhancedApi.util.updateQueryData('listMyChannels', undefined, (channels) => {
            const channel = channels.find(({ id }) => id === channelId);
            const isLate = (channel?.lastMessageReadId ?? '') > lastMessageReadId;
            if (channel && !isLate) Object.assign(channel, { lastMessageReadId, unread });
          }),
        );
      },
    },
  },
});

export * from './generated/chat.gen';
