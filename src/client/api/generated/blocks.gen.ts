/* Generated from openapi/ by `npm run api:generate`. Never edited by hand. */
import { emptyApi as api } from '../emptyApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBlocks: build.query<ListBlocksApiResponse, ListBlocksApiArg>({
      query: () => ({ url: `/v1/blocks` }),
    }),
    getBlock: build.query<GetBlockApiResponse, GetBlockApiArg>({
      query: (queryArg) => ({
        url: `/v1/blocks/${encodeURIComponent(String(queryArg.userId))}`,
      }),
    }),
    blockPerson: build.mutation<BlockPersonApiResponse, BlockPersonApiArg>({
      query: (queryArg) => ({
        url: `/v1/blocks/${encodeURIComponent(String(queryArg.userId))}`,
        method: 'PUT',
      }),
    }),
    unblockPerson: build.mutation<UnblockPersonApiResponse, UnblockPersonApiArg>({
      query: (queryArg) => ({
        url: `/v1/blocks/${encodeURIComponent(String(queryArg.userId))}`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as enhancedApi };
export type ListBlocksApiResponse = /** status 200 The people. */ BlockedPerson[];
export type ListBlocksApiArg = void;
export type GetBlockApiResponse = /** status 200 The person. */ Block;
export type GetBlockApiArg = {
  /** The person's user id. */
  userId: Id;
};
export type BlockPersonApiResponse = /** status 200 The person is blocked. */ Done;
export type BlockPersonApiArg = {
  /** The person's user id. */
  userId: Id;
};
export type UnblockPersonApiResponse = /** status 200 The person isn't blocked. */ Done;
export type UnblockPersonApiArg = {
  /** The person's user id. */
  userId: Id;
};
export type Id = string;
export type Name = string;
export type PhotoId = string;
export type BlockedPerson = {
  userId: Id;
  firstName: Name;
  lastName: Name;
  photoId?: PhotoId;
  /** Epoch milliseconds. */
  since: number;
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
export type BlockPod = {
  id: Id;
  name: string;
};
export type Block = {
  userId: Id;
  firstName: Name;
  lastName: Name;
  photoId?: PhotoId;
  /** When they were blocked, epoch milliseconds; absent if they aren’t. */
  since?: number;
  /** The caller leads a pod of the person; absent if they don’t. */
  leads?: boolean;
  /** Pods in which the caller takes part, without leading them, and the person is too. */
  pods: BlockPod[];
};
export type Done = {
  done: true;
};
export const { useListBlocksQuery, useGetBlockQuery, useBlockPersonMutation, useUnblockPersonMutation } =
  injectedRtkApi;
