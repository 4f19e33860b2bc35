/* Generated from openapi/ by `npm run api:generate`. Never edited by hand. */
import { emptyApi as api } from '../emptyApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMyChannels: build.query<ListMyChannelsApiResponse, ListMyChannelsApiArg>({
      query: () => ({ url: `/v1/channels/my-channels` }),
    }),
    listMessages: build.query<ListMessagesApiResponse, ListMessagesApiArg>({
      query: (queryArg) => ({
        url: `/v1/channels/${encodeURIComponent(String(queryArg.id))}/messages`,
        params: {
          before: queryArg.before,
          after: queryArg.after,
          limit: queryArg.limit,
        },
      }),
    }),
    sendMessage: build.mutation<SendMessageApiResponse, SendMessageApiArg>({
      query: (queryArg) => ({
        url: `/v1/channels/${encodeURIComponent(String(queryArg.id))}/messages`,
        method: 'POST',
        body: queryArg.messageInput,
      }),
    }),
    markRead: build.mutation<MarkReadApiResponse, MarkReadApiArg>({
      query: (queryArg) => ({
        url: `/v1/channels/${encodeURIComponent(String(queryArg.id))}/subscribers`,
        method: 'POST',
        body: queryArg.readInput,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as enhancedApi };
export type ListMyChannelsApiResponse = /** status 200 The channels, by name. */ Channel[];
export type ListMyChannelsApiArg = void;
export type ListMessagesApiResponse = /** status 200 The messages, oldest first. */ Message[];
export type ListMessagesApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** Only messages before this one. */
  before?: Id;
  /** Only messages after this one. */
  after?: Id;
  /** At most this many. */
  limit?: number;
};
export type SendMessageApiResponse = /** status 200 The message. */ Message;
export type SendMessageApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  messageInput: MessageInput;
};
export type MarkReadApiResponse = /** status 200 How far the caller has read. */ ChannelRead;
export type MarkReadApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  readInput: ReadInput;
};
export type Id = string;
export type Message = {
  id: Id;
  channelId: Id;
  senderId: Id;
  senderName: string;
  /** Plain text. */
  content: string;
  /** Epoch milliseconds. */
  createdEpochMillis: number;
  /** True when the sender's account is gone; `content` is then 'Message removed' (rule chat.removed). Absent otherwise. */
  removed?: boolean;
  /** The id the sender's device gave it. Absent when none was given. */
  clientId?: Id;
};
export type Channel = {
  id: Id;
  name: string;
  businessId: Id;
  membershipId: Id;
  membershipName: string;
  /** Absent for a leader channel. */
  podId?: Id;
  leaderChannel: boolean;
  /** The pod's leader. Absent for a leader channel or while there is none. */
  leaderName?: string;
  /** Absent while nothing is written. */
  lastMessageId?: Id;
  /** The newest message the caller has read. Absent while none is read. */
  lastMessageReadId?: Id;
  /** Messages of others after the last read one; 100 means 100 or more. */
  unread: number;
  /** The newest message, for preview; empty while nothing is written. */
  messages: Message[];
};
export type ProblemField = {
  /** The field of the request body, its parts joined by dots as in settings.0.value, or the name of a parameter. */
  path: string;
  /** A sentence for the user, to be shown at the field. */
  message: string;
};
export type Problem = {
  /** Address of the kind of problem; about:blank when the status says it all. */
  type: string;
  /** The kind of problem in a few words. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** A sentence for the user. */
  detail: string;
  /** Stable name of the problem, for programs. */
  code: string;
  /** The fields that are at fault, when the request was invalid. */
  errors?: ProblemField[];
};
export type MessageInput = {
  /** Plain text, not only white space. */
  content: string;
  /** An id made by the sender's device. A repeat with the same one answers the message already sent. */
  clientId?: Id;
};
export type ChannelRead = {
  channelId: Id;
  lastMessageReadId: Id;
  /** Messages of others after it; 100 means 100 or more. */
  unread: number;
};
export type ReadInput = {
  messageId: Id;
  status: 'READ';
};
export const {
  useListMyChannelsQuery,
  useLazyListMyChannelsQuery,
  useListMessagesQuery,
  useLazyListMessagesQuery,
  useSendMessageMutation,
  useMarkReadMutation,
} = injectedRtkApi;
