import { chatApi } from './chatApi';
import { asObjectUrl, revokeWithEntry } from './objectUrl';

interface ImageArg {
  channelId: string;
  imageId: string;
}

const HELD_SECONDS = 600;

/** Apart from `chatApi`, so that it loads with the first image. */
const messageImageApi = chatApi.injectEndpoints({
  endpoints: (build) => ({
    messageImage: build.query<string, ImageArg>({
      query: ({ channelId, imageId }) => ({
        url: `/v1/channels/${encodeURIComponent(channelId)}/images/${encodeURIComponent(imageId)}`,
        responseHandler: asObjectUrl,
      }),
      keepUnusedDataFor: HELD_SECONDS,
      onCacheEntryAdded: revokeWithEntry,
    }),
  }),
});

export const { useMessageImageQuery } = messageImageApi;

/** Saves fetching an image that this page has just uploaded. */
export const holdMessageImage = (image: ImageArg, file: Blob) =>
  messageImageApi.util.upsertQueryData('messageImage', image, URL.createObjectURL(file));
