import { enhancedApi } from './generated/session.gen';

export const sessionApi = enhancedApi.enhanceEndpoints({
  endpoints: { getMyUser: { providesTags: ['User'] } },
});

export * from './generated/session.gen';
