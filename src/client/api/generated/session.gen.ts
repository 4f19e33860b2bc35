/* Generated from openapi/ by `npm run api:generate`. Never edited by hand. */
import { emptyApi as api } from '../emptyApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMyUser: build.query<GetMyUserApiResponse, GetMyUserApiArg>({
      query: () => ({ url: `/v1/users/my-user` }),
    }),
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/login`,
        method: 'POST',
        body: queryArg.loginRequest,
      }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/v1/users/logout`, method: 'POST' }),
    }),
    createTicket: build.mutation<CreateTicketApiResponse, CreateTicketApiArg>({
      query: () => ({ url: `/v1/users/tickets`, method: 'POST' }),
    }),
    confirmRegistration: build.mutation<ConfirmRegistrationApiResponse, ConfirmRegistrationApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/verify-email`,
        method: 'POST',
        body: queryArg.confirmationRequest,
      }),
    }),
    getPendingRegistration: build.query<GetPendingRegistrationApiResponse, GetPendingRegistrationApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/verify-email/${encodeURIComponent(String(queryArg.code))}`,
      }),
    }),
    declineRegistration: build.mutation<DeclineRegistrationApiResponse, DeclineRegistrationApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/verify-email/${encodeURIComponent(String(queryArg.code))}`,
        method: 'DELETE',
      }),
    }),
    resendVerification: build.mutation<ResendVerificationApiResponse, ResendVerificationApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/resend-verification`,
        method: 'POST',
        body: queryArg.resendRequest,
      }),
    }),
    forgotPassword: build.mutation<ForgotPasswordApiResponse, ForgotPasswordApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/forgot-password`,
        method: 'POST',
        body: queryArg.forgotPasswordRequest,
      }),
    }),
    resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/reset-password`,
        method: 'POST',
        body: queryArg.resetPasswordRequest,
      }),
    }),
    changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/change-password`,
        method: 'POST',
        body: queryArg.changePasswordRequest,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as enhancedApi };
export type GetMyUserApiResponse = /** status 200 The user. */ User;
export type GetMyUserApiArg = void;
export type LoginApiResponse = /** status 200 The new session. */ Session;
export type LoginApiArg = {
  loginRequest: LoginRequest;
};
export type LogoutApiResponse = /** status 200 The session is revoked. */ Done;
export type LogoutApiArg = void;
export type CreateTicketApiResponse = /** status 200 The ticket. */ Ticket;
export type CreateTicketApiArg = void;
export type ConfirmRegistrationApiResponse = /** status 200 It is confirmed. */ Confirmation;
export type ConfirmRegistrationApiArg = {
  confirmationRequest: ConfirmationRequest;
};
export type GetPendingRegistrationApiResponse = /** status 200 The registration. */ PendingRegistration;
export type GetPendingRegistrationApiArg = {
  /** A code from a link in an email or from an invite link. */
  code: Code;
};
export type DeclineRegistrationApiResponse = /** status 200 Nothing waits any more. */ Done;
export type DeclineRegistrationApiArg = {
  /** A code from a link in an email or from an invite link. */
  code: Code;
};
export type ResendVerificationApiResponse =
  /** status 200 If something waits for the address, an email is on its way. */ Done;
export type ResendVerificationApiArg = {
  resendRequest: ResendRequest;
};
export type ForgotPasswordApiResponse = /** status 200 If the address is known, an email is on its way. */ Done;
export type ForgotPasswordApiArg = {
  forgotPasswordRequest: ForgotPasswordRequest;
};
export type ResetPasswordApiResponse = /** status 200 The password is changed. */ Done;
export type ResetPasswordApiArg = {
  resetPasswordRequest: ResetPasswordRequest;
};
export type ChangePasswordApiResponse = /** status 200 The password is changed. */ Done;
export type ChangePasswordApiArg = {
  changePasswordRequest: ChangePasswordRequest;
};
export type Id = string;
export type Email = string;
export type Name = string;
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
  /** Memberships in which the person is disabled, by name; left out when there is none, and at login. */
  disabledIn?: DisabledMembership[];
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
export type Session = {
  user: User;
  /** When the token expires. Epoch seconds. */
  expires: number;
};
export type LoginRequest = {
  /** The email address. */
  username: string;
  /** Not checked against the rules for new passwords. */
  password: string;
};
export type Done = {
  done: true;
};
export type Ticket = {
  /** To be given as authToken; works once. */
  ticket: string;
  /** When the ticket expires, 60 seconds after it was made. Epoch seconds. */
  expires: number;
};
export type ConfirmedPage = '/email-verified' | '/leader-email-verified' | '/approval-pending' | '/invalid';
export type Confirmation = {
  page: ConfirmedPage;
};
export type Code = string;
export type ConfirmationRequest = {
  code: Code;
};
export type PendingRegistration = {
  /** What the registration is for. */
  kind: 'business' | 'leader' | 'participant' | 'account';
  email: Email;
  firstName: Name;
  lastName: Name;
  businessName?: Name;
  membershipName?: Name;
  /** When they registered. Epoch milliseconds. */
  created: number;
  /** The address has an account, which is used; its name and password stay. */
  hasAccount: boolean;
  page?: ConfirmedPage;
};
export type ResendRequest = {
  email: Email;
};
export type ForgotPasswordRequest = {
  email: Email;
};
export type Password = string;
export type ResetPasswordRequest = {
  password: Password;
  code: Code;
};
export type ChangePasswordRequest = {
  /** The present password. */
  oldPassword: string;
  newPassword: Password;
};
export const {
  useGetMyUserQuery,
  useLazyGetMyUserQuery,
  useLoginMutation,
  useLogoutMutation,
  useCreateTicketMutation,
  useConfirmRegistrationMutation,
  useGetPendingRegistrationQuery,
  useLazyGetPendingRegistrationQuery,
  useDeclineRegistrationMutation,
  useResendVerificationMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useChangePasswordMutation,
} = injectedRtkApi;
