/* Generated from openapi/ by `npm run api:generate`. Never edited by hand. */
import { emptyApi as api } from '../emptyApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listApiKeys: build.query<ListApiKeysApiResponse, ListApiKeysApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/api-keys`,
      }),
    }),
    createApiKey: build.mutation<CreateApiKeyApiResponse, CreateApiKeyApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/api-keys`,
        method: 'POST',
        body: queryArg.apiKeyInput,
      }),
    }),
    revokeApiKey: build.mutation<RevokeApiKeyApiResponse, RevokeApiKeyApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/api-keys/${encodeURIComponent(String(queryArg.apiKeyId))}`,
        method: 'DELETE',
      }),
    }),
    listWebhooks: build.query<ListWebhooksApiResponse, ListWebhooksApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/webhooks`,
      }),
    }),
    createWebhook: build.mutation<CreateWebhookApiResponse, CreateWebhookApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/webhooks`,
        method: 'POST',
        body: queryArg.webhookInput,
      }),
    }),
    getWebhook: build.query<GetWebhookApiResponse, GetWebhookApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/webhooks/${encodeURIComponent(String(queryArg.webhookId))}`,
      }),
    }),
    updateWebhook: build.mutation<UpdateWebhookApiResponse, UpdateWebhookApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/webhooks/${encodeURIComponent(String(queryArg.webhookId))}`,
        method: 'PATCH',
        body: queryArg.webhookUpdate,
      }),
    }),
    deleteWebhook: build.mutation<DeleteWebhookApiResponse, DeleteWebhookApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/webhooks/${encodeURIComponent(String(queryArg.webhookId))}`,
        method: 'DELETE',
      }),
    }),
    replaceWebhookSecret: build.mutation<ReplaceWebhookSecretApiResponse, ReplaceWebhookSecretApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/webhooks/${encodeURIComponent(String(queryArg.webhookId))}/secret`,
        method: 'POST',
      }),
    }),
    testWebhook: build.mutation<TestWebhookApiResponse, TestWebhookApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/webhooks/${encodeURIComponent(String(queryArg.webhookId))}/test`,
        method: 'POST',
      }),
    }),
    listWebhookDeliveries: build.query<ListWebhookDeliveriesApiResponse, ListWebhookDeliveriesApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/webhooks/${encodeURIComponent(String(queryArg.webhookId))}/deliveries`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    resendWebhookDelivery: build.mutation<ResendWebhookDeliveryApiResponse, ResendWebhookDeliveryApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/webhooks/${encodeURIComponent(String(queryArg.webhookId))}/deliveries/${encodeURIComponent(String(queryArg.deliveryId))}/send-again`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as enhancedApi };
export type ListApiKeysApiResponse = /** status 200 The keys. */ ApiKey[];
export type ListApiKeysApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type CreateApiKeyApiResponse = /** status 200 The new key. */ NewApiKey;
export type CreateApiKeyApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  apiKeyInput: ApiKeyInput;
};
export type RevokeApiKeyApiResponse = /** status 200 It is revoked. */ Done;
export type RevokeApiKeyApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** Identifier of the API key. */
  apiKeyId: Id;
};
export type ListWebhooksApiResponse = /** status 200 The webhooks. */ Webhook[];
export type ListWebhooksApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type CreateWebhookApiResponse = /** status 200 The new webhook. */ NewWebhook;
export type CreateWebhookApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  webhookInput: WebhookInput;
};
export type GetWebhookApiResponse = /** status 200 The webhook. */ Webhook;
export type GetWebhookApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** Identifier of the webhook. */
  webhookId: Id;
};
export type UpdateWebhookApiResponse = /** status 200 The webhook. */ Webhook;
export type UpdateWebhookApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** Identifier of the webhook. */
  webhookId: Id;
  webhookUpdate: WebhookUpdate;
};
export type DeleteWebhookApiResponse = /** status 200 It is deleted. */ Done;
export type DeleteWebhookApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** Identifier of the webhook. */
  webhookId: Id;
};
export type ReplaceWebhookSecretApiResponse = /** status 200 The webhook and its new secret. */ NewWebhook;
export type ReplaceWebhookSecretApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** Identifier of the webhook. */
  webhookId: Id;
};
export type TestWebhookApiResponse = /** status 200 The message, which is sent at once. */ WebhookDelivery;
export type TestWebhookApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** Identifier of the webhook. */
  webhookId: Id;
};
export type ListWebhookDeliveriesApiResponse = /** status 200 The deliveries. */ WebhookDelivery[];
export type ListWebhookDeliveriesApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** Identifier of the webhook. */
  webhookId: Id;
  /** How many at most; `Link` says where the rest is (rule platform.pages). */
  limit?: number;
  /** Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only. */
  after?: string;
};
export type ResendWebhookDeliveryApiResponse = /** status 200 The message, which is sent at once. */ WebhookDelivery;
export type ResendWebhookDeliveryApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** Identifier of the webhook. */
  webhookId: Id;
  /** Identifier of the message to a webhook. */
  deliveryId: Id;
};
export type Id = string;
export type ApiKeyScope = 'members:read' | 'members:write' | 'pods:read' | 'meetings:read' | 'webhooks';
export type EpochSeconds = number;
export type ApiKey = {
  id: Id;
  name: string;
  /** Its last characters, to tell it from others. */
  ending: string;
  scopes: ApiKeyScope[];
  /** The name of the person it acts for. */
  createdBy: string;
  /** Their user id. */
  creatorId: string;
  created: EpochSeconds;
  expires: EpochSeconds;
  /** To the minute; absent until it is used. Epoch seconds. */
  lastUsed?: EpochSeconds;
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
export type NewApiKey = {
  apiKey: ApiKey;
  /** The key itself, sent as `Authorization: Bearer sw_…`. It is never answered again. */
  secret: string;
};
export type ApiKeyInput = {
  /** What uses it. */
  name: string;
  scopes: ApiKeyScope[];
  expiresInDays?: number;
};
export type Done = {
  done: true;
};
export type WebhookEventType =
  | 'member.invited'
  | 'member.joined'
  | 'member.left'
  | 'member.disabled'
  | 'member.enabled'
  | 'member.drifting'
  | 'pod.joined'
  | 'pod.left'
  | 'waitlist.joined'
  | 'waitlist.ready'
  | 'meeting.starting'
  | 'meeting.finished'
  | 'step.done'
  | 'leader.applied'
  | 'report.opened';
export type WebhookDisabledReason = 'GONE' | 'FAILING' | 'CREATOR_LEFT' | 'KEY_EXPIRED';
export type Webhook = {
  id: Id;
  url: string;
  events: WebhookEventType[];
  created: EpochSeconds;
  /** The name of the person who created it, or whose key did; absent once their account is deleted. */
  createdBy?: string;
  /** Their user id. */
  creatorId?: string;
  /** The key that created it, with which it ends. */
  apiKeyName?: string;
  enabled: boolean;
  /** When it was disabled; absent while it is enabled. Epoch seconds. */
  disabled?: EpochSeconds;
  disabledReason?: WebhookDisabledReason;
  /** The first failure since the receiver last accepted a message; absent while all goes well. Epoch seconds. */
  failingSince?: EpochSeconds;
  /** Until when messages are also signed with the previous secret, if the secret was replaced. Epoch seconds. */
  previousUntil?: EpochSeconds;
};
export type WebhookSecret = string;
export type NewWebhook = {
  webhook: Webhook;
  secret: WebhookSecret;
};
export type WebhookUrl = string;
export type WebhookEventTypes = WebhookEventType[];
export type WebhookInput = {
  url: WebhookUrl;
  events: WebhookEventTypes;
};
export type WebhookUpdate = {
  url?: WebhookUrl;
  events?: WebhookEventTypes;
  /** Turns a disabled webhook on again. */
  enabled?: true;
};
export type WebhookMessageType =
  | 'member.invited'
  | 'member.joined'
  | 'member.left'
  | 'member.disabled'
  | 'member.enabled'
  | 'member.drifting'
  | 'pod.joined'
  | 'pod.left'
  | 'waitlist.joined'
  | 'waitlist.ready'
  | 'meeting.starting'
  | 'meeting.finished'
  | 'step.done'
  | 'leader.applied'
  | 'report.opened'
  | 'webhook.test';
export type WebhookDeliveryState = 'WAITING' | 'DELIVERED' | 'FAILED' | 'SENDING';
export type WebhookDelivery = {
  /** The message's `webhook-id`. */
  id: string;
  type: WebhookMessageType;
  created: EpochSeconds;
  state: WebhookDeliveryState;
  /** How often it was sent. */
  tries: number;
  /** Absent until it is tried. Epoch seconds. */
  lastTry?: EpochSeconds;
  /** The earliest time of the next try, if it waits and that is ahead. Epoch seconds. */
  nextTry?: EpochSeconds;
  /** The status of the last response; absent if there was none. */
  status?: number;
  /** The beginning of the last response, or why there was none. */
  response?: string;
};
export const {
  useListApiKeysQuery,
  useCreateApiKeyMutation,
  useRevokeApiKeyMutation,
  useListWebhooksQuery,
  useCreateWebhookMutation,
  useGetWebhookQuery,
  useUpdateWebhookMutation,
  useDeleteWebhookMutation,
  useReplaceWebhookSecretMutation,
  useTestWebhookMutation,
  useListWebhookDeliveriesQuery,
  useResendWebhookDeliveryMutation,
} = injectedRtkApi;
