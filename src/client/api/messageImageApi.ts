import { chatApi } from './chatApi';

interface ImageArg {
  channelId: string;
  imageId: string;
}

const HELD_SECONDS = 600;

/** Apart from `chatApi`, so that it loads with the first image. */
const messageImageApi = chatApi.injectEndpoints({
  endpoints: (build) => ({
    /** An object URL, revoked with the cache entry. */
    messageImage: build.query<string, ImageArg>({
      query: ({ channelId, imageId }) => ({
        url: `/v1/channels/${encodeURIComponent(channelId)}/images/${encodeURIComponent(imageId)}`,
        responseHandler: async (response) =>
          response.ok ? URL.createObjectURL(await response.blob()) : (response.json() as Promise<unknown>),
      }),
      keepUnusedDataFor: HELD_SECONDS,
      async onCacheEntryAdded(_image, { cacheDataLoaded, cacheEntryRemoved }) {
        const loaded = await cacheDataLoaded.catch(() => undefined);
        await cacheEntryRemoved;
        if (loaded) URL.revokeObjectURL(loaded.data);
      },
    }),
  }),
});

export const { useMessageImageQuery } = messageImageApi;

/** Saves fetching an image that this page has just uploaded. */
export const holdMessageImage = (image: ImageArg, file: Blob) =>
  messageImageApi.util.upsertQueryData('messageImage', image, URL.createObjectURL(file));
