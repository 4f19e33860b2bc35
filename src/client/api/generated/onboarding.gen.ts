/* Generated from openapi/ by `npm run api:generate`. Never edited by hand. */
import { emptyApi as api } from '../emptyApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAllMyActions: build.query<ListAllMyActionsApiResponse, ListAllMyActionsApiArg>({
      query: () => ({ url: `/v1/onboarding-actions/my-actions` }),
    }),
    listMyActions: build.query<ListMyActionsApiResponse, ListMyActionsApiArg>({
      query: (queryArg) => ({
        url: `/v1/onboarding-actions/my-actions/${encodeURIComponent(String(queryArg.businessId))}`,
      }),
    }),
    completeAction: build.mutation<CompleteActionApiResponse, CompleteActionApiArg>({
      query: (queryArg) => ({
        url: `/v1/onboarding-actions/mark-complete`,
        method: 'POST',
        body: queryArg.completeActionRequest,
      }),
    }),
    deferAction: build.mutation<DeferActionApiResponse, DeferActionApiArg>({
      query: (queryArg) => ({
        url: `/v1/onboarding-actions/defer`,
        method: 'POST',
        body: queryArg.deferActionRequest,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as enhancedApi };
export type ListAllMyActionsApiResponse =
  /** status 200 The actions by priority, each with its business. */ OnboardingAction[];
export type ListAllMyActionsApiArg = void;
export type ListMyActionsApiResponse = /** status 200 The actions by priority. */ OnboardingAction[];
export type ListMyActionsApiArg = {
  /** Identifier of the business. */
  businessId: Id;
};
export type CompleteActionApiResponse = /** status 200 The action is complete. */ Done;
export type CompleteActionApiArg = {
  completeActionRequest: CompleteActionRequest;
};
export type DeferActionApiResponse = /** status 200 The action is put off. */ Done;
export type DeferActionApiArg = {
  deferActionRequest: DeferActionRequest;
};
export type OnboardingActionName =
  | 'SET_UP_TWO_FACTOR'
  | 'ACCEPT_TERMS'
  | 'OWNER_ADMIN_PROMPT'
  | 'ZOOM_PROMPT'
  | 'LEADER_APPROVAL_ACKNOWLEDGEMENT'
  | 'LEADER_CONFIRM_TRAINING'
  | 'COMPLETE_PROFILE';
export type Id = string;
export type OnboardingAction = {
  action: OnboardingActionName;
  businessId: Id;
  /** Until then nobody is led to its screen; absent when that is over. Epoch seconds. */
  deferredUntil?: number;
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
export type Done = {
  done: true;
};
export type CompleteActionRequest = {
  businessId: Id;
  action: OnboardingActionName;
};
export type DeferActionRequest = {
  businessId: Id;
  action: OnboardingActionName;
};
export const { useListAllMyActionsQuery, useListMyActionsQuery, useCompleteActionMutation, useDeferActionMutation } =
  injectedRtkApi;
