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
          around: queryArg.around,
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
    uploadMessageImage: build.mutation<UploadMessageImageApiResponse, UploadMessageImageApiArg>({
      query: (queryArg) => ({
        url: `/v1/channels/${encodeURIComponent(String(queryArg.id))}/images`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    pinMessage: build.mutation<PinMessageApiResponse, PinMessageApiArg>({
      query: (queryArg) => ({
        url: `/v1/channels/${encodeURIComponent(String(queryArg.id))}/pin`,
        method: 'PUT',
        body: queryArg.pinInput,
      }),
    }),
    unpinMessage: build.mutation<UnpinMessageApiResponse, UnpinMessageApiArg>({
      query: (queryArg) => ({
        url: `/v1/channels/${encodeURIComponent(String(queryArg.id))}/pin`,
        method: 'DELETE',
      }),
    }),
    muteChannel: build.mutation<MuteChannelApiResponse, MuteChannelApiArg>({
      query: (queryArg) => ({
        url: `/v1/channels/${encodeURIComponent(String(queryArg.id))}/mute`,
        method: 'PUT',
        body: queryArg.channelMute,
      }),
    }),
    markRead: build.mutation<MarkReadApiResponse, MarkReadApiArg>({
      query: (queryArg) => ({
        url: `/v1/channels/${encodeURIComponent(String(queryArg.id))}/subscribers`,
        method: 'POST',
        body: queryArg.readInput,
      }),
    }),
    editMessage: build.mutation<EditMessageApiResponse, EditMessageApiArg>({
      query: (queryArg) => ({
        url: `/v1/channels/${encodeURIComponent(String(queryArg.id))}/messages/${encodeURIComponent(String(queryArg.messageId))}`,
        method: 'PATCH',
        body: queryArg.messageUpdate,
      }),
    }),
    removeMessage: build.mutation<RemoveMessageApiResponse, RemoveMessageApiArg>({
      query: (queryArg) => ({
        url: `/v1/channels/${encodeURIComponent(String(queryArg.id))}/messages/${encodeURIComponent(String(queryArg.messageId))}`,
        method: 'DELETE',
      }),
    }),
    addReaction: build.mutation<AddReactionApiResponse, AddReactionApiArg>({
      query: (queryArg) => ({
        url: `/v1/channels/${encodeURIComponent(String(queryArg.id))}/messages/${encodeURIComponent(String(queryArg.messageId))}/reactions/${encodeURIComponent(String(queryArg.emoji))}`,
        method: 'PUT',
      }),
    }),
    removeReaction: build.mutation<RemoveReactionApiResponse, RemoveReactionApiArg>({
      query: (queryArg) => ({
        url: `/v1/channels/${encodeURIComponent(String(queryArg.id))}/messages/${encodeURIComponent(String(queryArg.messageId))}/reactions/${encodeURIComponent(String(queryArg.emoji))}`,
        method: 'DELETE',
      }),
    }),
    listChannelPeople: build.query<ListChannelPeopleApiResponse, ListChannelPeopleApiArg>({
      query: (queryArg) => ({
        url: `/v1/channels/${encodeURIComponent(String(queryArg.id))}/people`,
        params: {
          q: queryArg.q,
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    searchMessages: build.query<SearchMessagesApiResponse, SearchMessagesApiArg>({
      query: (queryArg) => ({
        url: `/v1/messages`,
        params: {
          q: queryArg.q,
          channelId: queryArg.channelId,
          senderId: queryArg.senderId,
          sentFrom: queryArg.sentFrom,
          sentBefore: queryArg.sentBefore,
          limit: queryArg.limit,
          after: queryArg.after,
        },
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
  /** This message, and half of `limit` before and after it; without `before` and `after`. 404 for one of another channel. */
  around?: Id;
  /** At most this many. */
  limit?: number;
};
export type SendMessageApiResponse = /** status 200 The message. */ Message;
export type SendMessageApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  messageInput: MessageInput;
};
export type UploadMessageImageApiResponse = /** status 200 The stored image. */ MessageImage;
export type UploadMessageImageApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  body: Blob;
};
export type PinMessageApiResponse = /** status 200 What is pinned now. */ ChannelPin;
export type PinMessageApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  pinInput: PinInput;
};
export type UnpinMessageApiResponse = /** status 200 What is pinned now. */ ChannelPin;
export type UnpinMessageApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type MuteChannelApiResponse = /** status 200 Whether it is muted. */ ChannelMute;
export type MuteChannelApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  channelMute: ChannelMute;
};
export type MarkReadApiResponse = /** status 200 How far the caller has read. */ ChannelRead;
export type MarkReadApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  readInput: ReadInput;
};
export type EditMessageApiResponse = /** status 200 The message as it is now. */ Message;
export type EditMessageApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** Identifier of a message of the channel. */
  messageId: Id;
  messageUpdate: MessageUpdate;
};
export type RemoveMessageApiResponse = /** status 200 The message as it is now. */ Message;
export type RemoveMessageApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** Identifier of a message of the channel. */
  messageId: Id;
};
export type AddReactionApiResponse = /** status 200 The message as it is now. */ Message;
export type AddReactionApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** Identifier of a message of the channel. */
  messageId: Id;
  /** What to react with. */
  emoji: Emoji;
};
export type RemoveReactionApiResponse = /** status 200 The message as it is now. */ Message;
export type RemoveReactionApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** Identifier of a message of the channel. */
  messageId: Id;
  /** What to react with. */
  emoji: Emoji;
};
export type ListChannelPeopleApiResponse = /** status 200 The people, by name. */ ChannelPerson[];
export type ListChannelPeopleApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** Words that are looked for, in any order, each in any place. */
  q?: string;
  /** How many at most; `Link` says where the rest is (rule platform.pages). */
  limit?: number;
  /** Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only. */
  after?: string;
};
export type SearchMessagesApiResponse = /** status 200 The messages found, newest first. */ Message[];
export type SearchMessagesApiArg = {
  /** Words that are looked for, in any order, whatever their case and accents. */
  q: string;
  /** Only in this channel. Nothing is found in one that the caller isn't in. */
  channelId?: Id;
  /** Only from this person. */
  senderId?: Id;
  /** Only what was sent then or later. Epoch milliseconds. */
  sentFrom?: number;
  /** Only what was sent earlier. Epoch milliseconds. */
  sentBefore?: number;
  /** How many at most; `Link` says where the rest is (rule platform.pages). */
  limit?: number;
  /** Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only. */
  after?: string;
};
export type Id = string;
export type MessageQuote = {
  id: Id;
  senderId: Id;
  senderName: string;
  /** Its beginning on one line; 'Image' for one without text, 'Message removed' for a removed one. */
  excerpt: string;
  /** True when it was removed. Absent otherwise. */
  removed?: boolean;
  /** True for an image without text. Absent otherwise. */
  imageOnly?: boolean;
  /** The message's own. Absent while nothing has changed. */
  version?: number;
};
export type PhotoId = string;
export type Mention = {
  userId: Id;
  /** As it stands in the text after the '@'. */
  name: string;
};
export type MessageImage = {
  id: Id;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** What it shows, as its sender put it. Absent when not described. */
  alt?: string;
};
export type Emoji = '\uD83D\uDC4D' | '\u2764\uFE0F' | '\uD83C\uDF89' | '\uD83D\uDCAA' | '\uD83D\uDE4F' | '\uD83D\uDE02';
export type Reaction = {
  emoji: Emoji;
  /** Who has given it, the first one first. */
  userIds: Id[];
};
export type Message = {
  id: Id;
  channelId: Id;
  senderId: Id;
  senderName: string;
  senderPhotoId?: PhotoId;
  /** Plain text; may be empty with an `image`. */
  content: string;
  /** Epoch milliseconds. */
  createdEpochMillis: number;
  /** True when the sender or the pod's leader has removed it, or the sender's account is gone; `content` is then 'Message removed', in English for all readers (rule chat.removed). Absent otherwise. */
  removed?: boolean;
  /** The id the sender's device gave it. Absent when none was given. */
  clientId?: Id;
  /** Rises with every change: of two states of a message, the one with the higher version is the present one. Absent while nothing has changed. */
  version?: number;
  /** When the text was last changed. Epoch milliseconds. Absent while it is as it was sent (rule chat.edited). */
  editedEpochMillis?: number;
  /** Whom the text names with an '@'. Absent when nobody. */
  mentions?: Mention[];
  /** The message it replies to. Absent for none, and once it is removed itself (rule chat.replies). */
  replyTo?: MessageQuote;
  /** The image sent with it. Absent for none (rule chat.images). */
  image?: MessageImage;
  /** Who has reacted, by emoji, in the order in which each was first given. Absent while nobody has (rule chat.reactions). */
  reactions?: Reaction[];
};
export type Channel = {
  id: Id;
  /** That of a leader channel is in the caller's language. */
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
  /** The pinned message (rule chat.pinned). Absent while none is. */
  pinned?: MessageQuote;
  /** True for who may pin a message and unpin it. Absent otherwise. */
  canPin?: boolean;
  /** True while the caller has muted it (rule chat.muted). Absent otherwise. */
  muted?: boolean;
  /** The newest message, for preview; empty while nothing is written. */
  messages: Message[];
};
export type ProblemField = {
  /** The field of the request body, its parts joined by dots as in settings.0.value, or the name of a parameter. */
  path: string;
  /** Stable name of the rule that isn't met, such as required, max or email, for programs. */
  code: string;
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
  /** Only with the code two_factor_required, at a login; what goes on by loginWithTwoFactor or loginWithPasskey, for five minutes. */
  ticket?: string;
  /** Only with a ticket. Whether the account has a passkey, which can replace the code. */
  hasPasskey?: boolean;
  /** Only with the code sign_on_needed; the business whose identity provider must be used. */
  businessId?: string;
  /** The fields that are at fault, when the request was invalid. */
  errors?: ProblemField[];
};
export type MentionInput = Id[];
export type MessageInput = {
  /** Plain text, not only white space unless with an image. */
  content: string;
  /** An id made by the sender's device. A repeat with the same one answers the message already sent. */
  clientId?: Id;
  mentions?: MentionInput;
  /** The message of this channel that it replies to. A removed one is quoted as 'Message removed'. */
  replyToId?: Id;
  /** An image that the sender has uploaded to this channel (rule chat.images). */
  imageId?: Id;
  /** What the image shows, for those who can't see it. */
  imageAlt?: string;
};
export type ChannelPin = {
  /** Absent while none is. */
  messageId?: Id;
};
export type PinInput = {
  messageId: Id;
};
export type ChannelMute = {
  muted: boolean;
};
export type ChannelRead = {
  channelId: Id;
  /** The newest message the caller has read. Absent while none is read. */
  lastMessageReadId?: Id;
  /** Messages of others after it; 100 means 100 or more. */
  unread: number;
};
export type ReadStatus = 'READ' | 'UNREAD';
export type ReadInput = {
  messageId: Id;
  status: ReadStatus;
};
export type MessageUpdate = {
  /** Plain text, not only white space unless the message has an image. */
  content: string;
  mentions?: MentionInput;
};
export type ChannelPerson = {
  userId: Id;
  name: string;
  photoId?: PhotoId;
  /** True for a member of the membership, who has a page there. Absent for staff who aren't. */
  member?: boolean;
};
export const {
  useListMyChannelsQuery,
  useListMessagesQuery,
  useSendMessageMutation,
  useUploadMessageImageMutation,
  usePinMessageMutation,
  useUnpinMessageMutation,
  useMuteChannelMutation,
  useMarkReadMutation,
  useEditMessageMutation,
  useRemoveMessageMutation,
  useAddReactionMutation,
  useRemoveReactionMutation,
  useListChannelPeopleQuery,
  useSearchMessagesQuery,
} = injectedRtkApi;
