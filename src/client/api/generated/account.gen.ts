/* Generated from openapi/ by `npm run api:generate`. Never edited by hand. */
import { emptyApi as api } from '../emptyApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    deleteMyUser: build.mutation<DeleteMyUserApiResponse, DeleteMyUserApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/my-user`,
        method: 'DELETE',
        body: queryArg.deleteAccountRequest,
      }),
    }),
    changeEmail: build.mutation<ChangeEmailApiResponse, ChangeEmailApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/change-email`,
        method: 'POST',
        body: queryArg.changeEmailRequest,
      }),
    }),
    cancelEmailChange: build.mutation<CancelEmailChangeApiResponse, CancelEmailChangeApiArg>({
      query: () => ({ url: `/v1/users/change-email`, method: 'DELETE' }),
    }),
    resendEmailChange: build.mutation<ResendEmailChangeApiResponse, ResendEmailChangeApiArg>({
      query: () => ({ url: `/v1/users/change-email/resend`, method: 'POST' }),
    }),
    confirmEmailChange: build.mutation<ConfirmEmailChangeApiResponse, ConfirmEmailChangeApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/confirm-email`,
        method: 'POST',
        body: queryArg.confirmationRequest,
      }),
    }),
    getPendingEmailChange: build.query<GetPendingEmailChangeApiResponse, GetPendingEmailChangeApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/confirm-email/${encodeURIComponent(String(queryArg.code))}`,
      }),
    }),
    declineEmailChange: build.mutation<DeclineEmailChangeApiResponse, DeclineEmailChangeApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/confirm-email/${encodeURIComponent(String(queryArg.code))}`,
        method: 'DELETE',
      }),
    }),
    getMyAccount: build.query<GetMyAccountApiResponse, GetMyAccountApiArg>({
      query: () => ({ url: `/v1/users/my-account` }),
    }),
    updateProfile: build.mutation<UpdateProfileApiResponse, UpdateProfileApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/my-account/profile`,
        method: 'PATCH',
        body: queryArg.profileUpdate,
      }),
    }),
    replaceProfile: build.mutation<ReplaceProfileApiResponse, ReplaceProfileApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/my-account/profile`,
        method: 'PUT',
        body: queryArg.profileUpdate,
      }),
    }),
    uploadPhoto: build.mutation<UploadPhotoApiResponse, UploadPhotoApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/my-account/photo`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    removePhoto: build.mutation<RemovePhotoApiResponse, RemovePhotoApiArg>({
      query: () => ({ url: `/v1/users/my-account/photo`, method: 'DELETE' }),
    }),
    getJourney: build.query<GetJourneyApiResponse, GetJourneyApiArg>({
      query: () => ({ url: `/v1/users/my-account/journey` }),
    }),
    getJourneyYear: build.query<GetJourneyYearApiResponse, GetJourneyYearApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/my-account/journey/${encodeURIComponent(String(queryArg.year))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as enhancedApi };
export type DeleteMyUserApiResponse = /** status 200 The account is deleted. */ Done;
export type DeleteMyUserApiArg = {
  deleteAccountRequest: DeleteAccountRequest;
};
export type ChangeEmailApiResponse = /** status 200 A link is on its way to the new address. */ Done;
export type ChangeEmailApiArg = {
  changeEmailRequest: ChangeEmailRequest;
};
export type CancelEmailChangeApiResponse = /** status 200 No change of one's own waits any more. */ Done;
export type CancelEmailChangeApiArg = void;
export type ResendEmailChangeApiResponse = /** status 200 A link is on its way to the new address. */ Done;
export type ResendEmailChangeApiArg = void;
export type ConfirmEmailChangeApiResponse = /** status 200 It is confirmed. */ Confirmation;
export type ConfirmEmailChangeApiArg = {
  confirmationRequest: ConfirmationRequest;
};
export type GetPendingEmailChangeApiResponse = /** status 200 The address change. */ PendingEmailChange;
export type GetPendingEmailChangeApiArg = {
  /** A code from a link in an email or from an invite link. */
  code: Code;
};
export type DeclineEmailChangeApiResponse = /** status 200 Nothing waits any more. */ Done;
export type DeclineEmailChangeApiArg = {
  /** A code from a link in an email or from an invite link. */
  code: Code;
};
export type GetMyAccountApiResponse = /** status 200 The profile. */ Account;
export type GetMyAccountApiArg = void;
export type UpdateProfileApiResponse = /** status 200 The profile as it is now. */ Account;
export type UpdateProfileApiArg = {
  profileUpdate: ProfileUpdate;
};
export type ReplaceProfileApiResponse = /** status 200 The profile as it is now. */ Account;
export type ReplaceProfileApiArg = {
  profileUpdate: ProfileUpdate;
};
export type UploadPhotoApiResponse = /** status 200 The profile as it is now. */ Account;
export type UploadPhotoApiArg = {
  body: Blob;
};
export type RemovePhotoApiResponse = /** status 200 The profile as it is now. */ Account;
export type RemovePhotoApiArg = void;
export type GetJourneyApiResponse = /** status 200 The years. */ JourneyYear[];
export type GetJourneyApiArg = void;
export type GetJourneyYearApiResponse = /** status 200 The pods, in the order of their first steps. */ JourneyPod[];
export type GetJourneyYearApiArg = {
  /** A year of the caller's time zone. */
  year: number;
};
export type Done = {
  done: true;
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
export type OwnPassword = string;
export type OwnCode = string;
export type DeleteAccountRequest = {
  password?: OwnPassword;
  code?: OwnCode;
};
export type Email = string;
export type ChangeEmailRequest = {
  newEmail: Email;
  password: OwnPassword;
  code?: OwnCode;
};
export type ConfirmedPage = '/email-verified' | '/leader-email-verified' | '/approval-pending' | '/invalid';
export type Id = string;
export type Name = string;
export type Language = string;
export type DisabledMembership = {
  id: Id;
  name: Name;
  supportEmail?: Email;
};
export type User = {
  id: Id;
  email: Email;
  firstName: Name;
  lastName: Name;
  language?: Language;
  /** Memberships in which the person is disabled, by name; left out when there is none, and at login. */
  disabledIn?: DisabledMembership[];
};
export type Session = {
  user: User;
  /** When the token expires. Epoch seconds. */
  expires: number;
};
export type Confirmation = {
  page: ConfirmedPage;
  /** When what was confirmed takes effect, if that is later. Epoch milliseconds. */
  takesEffect?: number;
  /** The new session, where confirming also signs in. */
  session?: Session;
};
export type Code = string;
export type ConfirmationRequest = {
  code: Code;
};
export type PendingEmailChange = {
  newEmail: Email;
  firstName: Name;
  lastName: Name;
  membershipName?: Name;
  /** When the change was asked for. Epoch milliseconds. */
  created: number;
  /** When it takes effect at the earliest, if staff asked for it. Epoch milliseconds. */
  takesEffect?: number;
  /** Whether the new mailbox has confirmed it, so that it only waits for `takesEffect`. */
  confirmed?: boolean;
  /** Whether this is the link to the current mailbox, which only lets the member keep their address. */
  keeps?: boolean;
  page?: ConfirmedPage;
};
export type Bio = string;
export type PhotoId = string;
export type Version = string;
export type Account = {
  bio: Bio;
  /** IANA time zone name; empty until it is first set from the browser. */
  timezone: string;
  language?: Language;
  emailAddress: Email;
  /** The address that the person asked for and that isn't confirmed yet; absent without one. */
  pendingEmail?: string;
  firstName: Name;
  lastName: Name;
  photoId?: PhotoId;
  version?: Version;
};
export type GivenVersion = string;
export type ProfileUpdate = {
  bio?: Bio;
  /** Only the present address is accepted; it is changed by changeEmail. */
  emailAddress?: string;
  firstName?: Name;
  lastName?: Name;
  /** IANA time zone name, as in Europe/London; an unknown one is invalid. */
  timezone?: string;
  language?: Language;
  version?: GivenVersion;
};
export type JourneyYear = {
  year: number;
  /** Steps whose date is in this year. */
  steps: number;
  /** Those of them that are Done. */
  done: number;
  /** Cheers from people of the pods for these steps. */
  cheers: number;
  /** Meetings attended. */
  came: number;
  /** Meetings with apologies. */
  apologies: number;
  /** Meetings missed without apologies. */
  missed: number;
};
export type StepStatus = 'NotSet' | 'InProgress' | 'NotDone' | 'Done';
export type JourneyStep = {
  id: Id;
  status: StepStatus;
  /** InProgress with a commitment date that is past (rule steps.overdue). */
  overdue: boolean;
  goal: string;
  description: string;
  /** By when. Epoch milliseconds. */
  commitmentDate: number;
  /** Epoch milliseconds. */
  created: number;
  /** How many people cheered it. */
  cheers: number;
};
export type JourneyPod = {
  /** Absent once the pod is gone. */
  podId?: Id;
  podName: string;
  /** Absent once the membership is gone. */
  membershipName?: string;
  came: number;
  apologies: number;
  missed: number;
  /** By date, earliest first. */
  steps: JourneyStep[];
};
export const {
  useDeleteMyUserMutation,
  useChangeEmailMutation,
  useCancelEmailChangeMutation,
  useResendEmailChangeMutation,
  useConfirmEmailChangeMutation,
  useGetPendingEmailChangeQuery,
  useDeclineEmailChangeMutation,
  useGetMyAccountQuery,
  useUpdateProfileMutation,
  useReplaceProfileMutation,
  useUploadPhotoMutation,
  useRemovePhotoMutation,
  useGetJourneyQuery,
  useGetJourneyYearQuery,
} = injectedRtkApi;
