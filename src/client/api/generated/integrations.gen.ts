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
export type Id = string;
export type ApiKeyScope = 'members:read' | 'members:write' | 'pods:read' | 'meetings:read';
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
export const { useListApiKeysQuery, useCreateApiKeyMutation, useRevokeApiKeyMutation } = injectedRtkApi;
