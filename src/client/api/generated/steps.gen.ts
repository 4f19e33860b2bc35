/* Generated from openapi/ by `npm run api:generate`. Never edited by hand. */
import { emptyApi as api } from '../emptyApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMySteps: build.query<ListMyStepsApiResponse, ListMyStepsApiArg>({
      query: (queryArg) => ({
        url: `/v1/my-next-tiny-steps`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
          current: queryArg.current,
          stepId: queryArg.stepId,
        },
      }),
    }),
    listPodSteps: build.query<ListPodStepsApiResponse, ListPodStepsApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}/next-tiny-steps`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
          current: queryArg.current,
          userId: queryArg.userId,
        },
      }),
    }),
    listPodStepStatuses: build.query<ListPodStepStatusesApiResponse, ListPodStepStatusesApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}/step-statuses`,
      }),
    }),
    updateStep: build.mutation<UpdateStepApiResponse, UpdateStepApiArg>({
      query: (queryArg) => ({
        url: `/v1/next-tiny-steps/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.stepUpdate,
      }),
    }),
    commitStep: build.mutation<CommitStepApiResponse, CommitStepApiArg>({
      query: (queryArg) => ({
        url: `/v1/next-tiny-steps/${encodeURIComponent(String(queryArg.id))}/commit`,
        method: 'POST',
        body: queryArg.stepCommit,
      }),
    }),
    markStepDone: build.mutation<MarkStepDoneApiResponse, MarkStepDoneApiArg>({
      query: (queryArg) => ({
        url: `/v1/next-tiny-steps/${encodeURIComponent(String(queryArg.id))}/done`,
        method: 'POST',
      }),
    }),
    markStepNotDone: build.mutation<MarkStepNotDoneApiResponse, MarkStepNotDoneApiArg>({
      query: (queryArg) => ({
        url: `/v1/next-tiny-steps/${encodeURIComponent(String(queryArg.id))}/not-done`,
        method: 'POST',
      }),
    }),
    listPodStepResponses: build.query<ListPodStepResponsesApiResponse, ListPodStepResponsesApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}/step-responses`,
      }),
    }),
    cheerStep: build.mutation<CheerStepApiResponse, CheerStepApiArg>({
      query: (queryArg) => ({
        url: `/v1/next-tiny-steps/${encodeURIComponent(String(queryArg.id))}/cheer`,
        method: 'POST',
      }),
    }),
    withdrawCheer: build.mutation<WithdrawCheerApiResponse, WithdrawCheerApiArg>({
      query: (queryArg) => ({
        url: `/v1/next-tiny-steps/${encodeURIComponent(String(queryArg.id))}/cheer`,
        method: 'DELETE',
      }),
    }),
    commentOnStep: build.mutation<CommentOnStepApiResponse, CommentOnStepApiArg>({
      query: (queryArg) => ({
        url: `/v1/next-tiny-steps/${encodeURIComponent(String(queryArg.id))}/comments`,
        method: 'POST',
        body: queryArg.stepCommentInput,
      }),
    }),
    deleteStepComment: build.mutation<DeleteStepCommentApiResponse, DeleteStepCommentApiArg>({
      query: (queryArg) => ({
        url: `/v1/next-tiny-steps/${encodeURIComponent(String(queryArg.id))}/comments/${encodeURIComponent(String(queryArg.commentId))}`,
        method: 'DELETE',
      }),
    }),
    enterStep: build.mutation<EnterStepApiResponse, EnterStepApiArg>({
      query: (queryArg) => ({
        url: `/v1/next-tiny-steps/${encodeURIComponent(String(queryArg.id))}/entry`,
        method: 'PUT',
        body: queryArg.stepCommit,
      }),
    }),
    enterStepStatus: build.mutation<EnterStepStatusApiResponse, EnterStepStatusApiArg>({
      query: (queryArg) => ({
        url: `/v1/next-tiny-steps/${encodeURIComponent(String(queryArg.id))}/entry/status`,
        method: 'PUT',
        body: queryArg.stepEntryStatus,
      }),
    }),
    confirmStep: build.mutation<ConfirmStepApiResponse, ConfirmStepApiArg>({
      query: (queryArg) => ({
        url: `/v1/next-tiny-steps/${encodeURIComponent(String(queryArg.id))}/confirm`,
        method: 'POST',
        body: queryArg.stepConfirmation,
      }),
    }),
    nudgeStep: build.mutation<NudgeStepApiResponse, NudgeStepApiArg>({
      query: (queryArg) => ({
        url: `/v1/next-tiny-steps/${encodeURIComponent(String(queryArg.id))}/nudge`,
        method: 'POST',
      }),
    }),
    getAskedStep: build.query<GetAskedStepApiResponse, GetAskedStepApiArg>({
      query: (queryArg) => ({
        url: `/v1/step-answers/${encodeURIComponent(String(queryArg.code))}`,
      }),
    }),
    answerStep: build.mutation<AnswerStepApiResponse, AnswerStepApiArg>({
      query: (queryArg) => ({
        url: `/v1/step-answers/${encodeURIComponent(String(queryArg.code))}`,
        method: 'POST',
        body: queryArg.stepAnswer,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as enhancedApi };
export type ListMyStepsApiResponse = /** status 200 The steps, newest first. */ NextTinyStep[];
export type ListMyStepsApiArg = {
  /** How many at most; `Link` says where the rest is (rule platform.pages). */
  limit?: number;
  /** Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only. */
  after?: string;
  /** Only current steps, or only previous ones; without it both. */
  current?: boolean;
  /** Only this one, or none. */
  stepId?: string;
};
export type ListPodStepsApiResponse = /** status 200 The steps, newest first. */ NextTinyStep[];
export type ListPodStepsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** How many at most; `Link` says where the rest is (rule platform.pages). */
  limit?: number;
  /** Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only. */
  after?: string;
  /** Only current steps, or only previous ones; without it both. */
  current?: boolean;
  /** Only what is this person's, or nothing. */
  userId?: string;
};
export type ListPodStepStatusesApiResponse =
  /** status 200 A status for each person in the pod, by user id; none where the feature is off. */ PodStepStatus[];
export type ListPodStepStatusesApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type UpdateStepApiResponse = /** status 200 The step as it is now. */ NextTinyStep;
export type UpdateStepApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  stepUpdate: StepUpdate;
};
export type CommitStepApiResponse =
  /** status 200 The step committed to, a new one when the old one was closed. */ NextTinyStep;
export type CommitStepApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  stepCommit: StepCommit;
};
export type MarkStepDoneApiResponse = /** status 200 The step is Done. */ StepMarked;
export type MarkStepDoneApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type MarkStepNotDoneApiResponse = /** status 200 The step is NotDone. */ StepMarked;
export type MarkStepNotDoneApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type ListPodStepResponsesApiResponse = /** status 200 The responses, by step. */ StepResponses[];
export type ListPodStepResponsesApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type CheerStepApiResponse = /** status 200 The step is cheered. */ Done;
export type CheerStepApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type WithdrawCheerApiResponse = /** status 200 The caller doesn't cheer the step. */ Done;
export type WithdrawCheerApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type CommentOnStepApiResponse = /** status 200 The comment. */ StepComment;
export type CommentOnStepApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  stepCommentInput: StepCommentInput;
};
export type DeleteStepCommentApiResponse = /** status 200 The comment is deleted. */ Done;
export type DeleteStepCommentApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** The comment's id. */
  commentId: Id;
};
export type EnterStepApiResponse = /** status 200 Their step as it is now. */ NextTinyStep;
export type EnterStepApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  stepCommit: StepCommit;
};
export type EnterStepStatusApiResponse = /** status 200 Their step as it is now. */ NextTinyStep;
export type EnterStepStatusApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  stepEntryStatus: StepEntryStatus;
};
export type ConfirmStepApiResponse = /** status 200 The step, confirmed. */ NextTinyStep;
export type ConfirmStepApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  stepConfirmation: StepConfirmation;
};
export type NudgeStepApiResponse = /** status 200 The member is nudged. */ Done;
export type NudgeStepApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type GetAskedStepApiResponse = /** status 200 The step, and whether it can be answered. */ AskedStep;
export type GetAskedStepApiArg = {
  /** A code from a link in an email or from an invite link. */
  code: Code;
};
export type AnswerStepApiResponse = /** status 200 The step as it stands now. */ AskedStep;
export type AnswerStepApiArg = {
  /** A code from a link in an email or from an invite link. */
  code: Code;
  stepAnswer: StepAnswer;
};
export type Id = string;
export type StepStatus = 'NotSet' | 'InProgress' | 'NotDone' | 'Done';
export type Version = string;
export type NextTinyStep = {
  id: Id;
  /** Absent once the pod is gone. */
  podId?: Id;
  podName: string;
  /** Absent once the membership is gone. */
  membershipId?: Id;
  userId: Id;
  goal?: string;
  description?: string;
  /** By when. Epoch milliseconds. */
  commitmentDate?: number;
  status: StepStatus;
  /** Epoch milliseconds. */
  created: number;
  /** When it became Previous. Epoch milliseconds. Absent for the current one. */
  closed?: number;
  /** The latest step of this person in this pod; the others are listed as Previous. */
  current: boolean;
  /** InProgress with a commitment date that is past (rule steps.overdue). */
  overdue: boolean;
  /** Somebody who runs the meeting wrote it, and its owner hasn’t confirmed it yet (rule steps.entry). Otherwise absent. */
  unconfirmed?: boolean;
  version?: Version;
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
export type PodStepStatus = {
  userId: Id;
  status: StepStatus;
  /** InProgress with a commitment date that is past (rule steps.overdue). */
  overdue: boolean;
};
export type StepUpdate = {
  id?: Id;
  podId?: Id;
  podName?: string;
  membershipId?: Id;
  userId?: Id;
  /** Null, empty or absent only with NotSet. */
  goal?: string | null;
  /** Null, empty or absent only with NotSet. */
  description?: string | null;
  /** Epoch milliseconds. Null or absent only with NotSet. */
  commitmentDate?: number | null;
  status: StepStatus;
  /** Epoch milliseconds. */
  created?: number;
  /** Epoch milliseconds. */
  closed?: number;
  current?: boolean;
  overdue?: boolean;
  unconfirmed?: boolean;
  version?: Version;
};
export type GivenVersion = string;
export type StepCommit = {
  goal: string;
  description: string;
  /** Epoch milliseconds. After now, and at or before the next meeting that is not paused. */
  commitmentDate: number;
  version?: GivenVersion;
};
export type StepMarked = {
  done: true;
  /** What follows from it, in a sentence for who answered. */
  message?: string;
};
export type StepPerson = {
  userId: Id;
  firstName: string;
  lastName: string;
};
export type PhotoId = string;
export type StepComment = {
  id: Id;
  userId: Id;
  firstName: string;
  lastName: string;
  photoId?: PhotoId;
  text: string;
  /** Epoch milliseconds. */
  created: number;
  /** Whether the caller wrote it, owns the step, or leads the pod. */
  canDelete: boolean;
};
export type StepResponses = {
  stepId: Id;
  /** The people who cheered, earliest first. */
  cheers: StepPerson[];
  /** Oldest first. */
  comments: StepComment[];
};
export type Done = {
  done: true;
};
export type StepCommentInput = {
  text: string;
};
export type StepEntryStatus = {
  /** What it is from now on. */
  status: 'Done' | 'NotDone';
  version?: GivenVersion;
};
export type StepConfirmation = {
  version?: GivenVersion;
};
export type AskedStep = {
  /** It waits for the answer; or has had one, by whichever way; or is no more what the email was about. */
  state: 'OPEN' | 'ANSWERED' | 'CHANGED';
  status?: StepStatus;
  goal?: string;
  description?: string;
  /** By when. Epoch milliseconds. */
  commitmentDate?: number;
  /** InProgress with a commitment date that is past (rule steps.overdue). */
  overdue?: boolean;
  /** Absent once the pod or the step is gone. */
  podId?: Id;
  podName?: string;
  /** Where the membership's people tell of what they have done, once it is Done (rule steps.shareWin). */
  shareWinLink?: string;
};
export type Code = string;
export type StepAnswer = {
  /** What it is from now on. */
  status: 'Done' | 'NotDone';
};
export const {
  useListMyStepsQuery,
  useListPodStepsQuery,
  useListPodStepStatusesQuery,
  useUpdateStepMutation,
  useCommitStepMutation,
  useMarkStepDoneMutation,
  useMarkStepNotDoneMutation,
  useListPodStepResponsesQuery,
  useCheerStepMutation,
  useWithdrawCheerMutation,
  useCommentOnStepMutation,
  useDeleteStepCommentMutation,
  useEnterStepMutation,
  useEnterStepStatusMutation,
  useConfirmStepMutation,
  useNudgeStepMutation,
  useGetAskedStepQuery,
  useAnswerStepMutation,
} = injectedRtkApi;
