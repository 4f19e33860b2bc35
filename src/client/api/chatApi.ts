import { enhancedApi } from './generated/chat.gen';

export const chatApi = enhancedApi.enhanceEndpoints({
  endpoints: {
    listMyChannels: { providesTags: ['Channel'] },
    listMessages: { providesTags: (_messages, _error, { id }) => [{ type: 'Message', id }] },
  },
});

export * from './generated/chat.gen';
