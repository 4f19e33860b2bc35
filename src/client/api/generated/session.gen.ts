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
    loginWithTwoFactor: build.mutation<LoginWithTwoFactorApiResponse, LoginWithTwoFactorApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/login/two-factor`,
        method: 'POST',
        body: queryArg.twoFactorLoginRequest,
      }),
    }),
    loginWithPasskey: build.mutation<LoginWithPasskeyApiResponse, LoginWithPasskeyApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/login/passkey`,
        method: 'POST',
        body: queryArg.passkeyLoginRequest,
      }),
    }),
    startPasskeyLogin: build.mutation<StartPasskeyLoginApiResponse, StartPasskeyLoginApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/login/passkey/options`,
        method: 'POST',
        body: queryArg.passkeyLoginStart,
      }),
    }),
    listPasskeys: build.query<ListPasskeysApiResponse, ListPasskeysApiArg>({
      query: () => ({ url: `/v1/users/passkeys` }),
    }),
    addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/passkeys`,
        method: 'POST',
        body: queryArg.passkeyInput,
      }),
    }),
    startPasskeySetup: build.mutation<StartPasskeySetupApiResponse, StartPasskeySetupApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/passkeys/setup`,
        method: 'POST',
        body: queryArg.ownProof,
      }),
    }),
    renamePasskey: build.mutation<RenamePasskeyApiResponse, RenamePasskeyApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/passkeys/${encodeURIComponent(String(queryArg.passkeyId))}`,
        method: 'PATCH',
        body: queryArg.passkeyUpdate,
      }),
    }),
    removePasskey: build.mutation<RemovePasskeyApiResponse, RemovePasskeyApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/passkeys/${encodeURIComponent(String(queryArg.passkeyId))}/remove`,
        method: 'POST',
        body: queryArg.ownProof,
      }),
    }),
    getTwoFactor: build.query<GetTwoFactorApiResponse, GetTwoFactorApiArg>({
      query: () => ({ url: `/v1/users/two-factor` }),
    }),
    turnOnTwoFactor: build.mutation<TurnOnTwoFactorApiResponse, TurnOnTwoFactorApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/two-factor`,
        method: 'POST',
        body: queryArg.twoFactorConfirmation,
      }),
    }),
    startTwoFactorSetup: build.mutation<StartTwoFactorSetupApiResponse, StartTwoFactorSetupApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/two-factor/setup`,
        method: 'POST',
        body: queryArg.ownProof,
      }),
    }),
    turnOffTwoFactor: build.mutation<TurnOffTwoFactorApiResponse, TurnOffTwoFactorApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/two-factor/turn-off`,
        method: 'POST',
        body: queryArg.ownProof,
      }),
    }),
    renewRecoveryCodes: build.mutation<RenewRecoveryCodesApiResponse, RenewRecoveryCodesApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/two-factor/recovery-codes`,
        method: 'POST',
        body: queryArg.ownProof,
      }),
    }),
    requestLoginLink: build.mutation<RequestLoginLinkApiResponse, RequestLoginLinkApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/login-link`,
        method: 'POST',
        body: queryArg.loginLinkRequest,
      }),
    }),
    getLoginLink: build.query<GetLoginLinkApiResponse, GetLoginLinkApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/login-link/${encodeURIComponent(String(queryArg.code))}`,
      }),
    }),
    loginByLink: build.mutation<LoginByLinkApiResponse, LoginByLinkApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/login-link/${encodeURIComponent(String(queryArg.code))}`,
        method: 'POST',
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
    getPasswordReset: build.query<GetPasswordResetApiResponse, GetPasswordResetApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/reset-password/${encodeURIComponent(String(queryArg.code))}`,
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
export type LoginWithTwoFactorApiResponse = /** status 200 The new session. */ Session;
export type LoginWithTwoFactorApiArg = {
  twoFactorLoginRequest: TwoFactorLoginRequest;
};
export type LoginWithPasskeyApiResponse = /** status 200 The new session. */ Session;
export type LoginWithPasskeyApiArg = {
  passkeyLoginRequest: PasskeyLoginRequest;
};
export type StartPasskeyLoginApiResponse = /** status 200 The challenge. */ PasskeyRequestOptions;
export type StartPasskeyLoginApiArg = {
  passkeyLoginStart: PasskeyLoginStart;
};
export type ListPasskeysApiResponse = /** status 200 The passkeys. */ Passkey[];
export type ListPasskeysApiArg = void;
export type AddPasskeyApiResponse = /** status 200 The passkey. */ Passkey;
export type AddPasskeyApiArg = {
  passkeyInput: PasskeyInput;
};
export type StartPasskeySetupApiResponse = /** status 200 The challenge. */ PasskeyCreationOptions;
export type StartPasskeySetupApiArg = {
  ownProof: OwnProof;
};
export type RenamePasskeyApiResponse = /** status 200 The passkey. */ Passkey;
export type RenamePasskeyApiArg = {
  /** Identifier of the passkey. */
  passkeyId: Id;
  passkeyUpdate: PasskeyUpdate;
};
export type RemovePasskeyApiResponse = /** status 200 It is removed. */ Done;
export type RemovePasskeyApiArg = {
  /** Identifier of the passkey. */
  passkeyId: Id;
  ownProof: OwnProof;
};
export type GetTwoFactorApiResponse = /** status 200 How it stands. */ TwoFactor;
export type GetTwoFactorApiArg = void;
export type TurnOnTwoFactorApiResponse = /** status 200 It is on. */ RecoveryCodes;
export type TurnOnTwoFactorApiArg = {
  twoFactorConfirmation: TwoFactorConfirmation;
};
export type StartTwoFactorSetupApiResponse = /** status 200 What the app is given. */ TwoFactorSetup;
export type StartTwoFactorSetupApiArg = {
  ownProof: OwnProof;
};
export type TurnOffTwoFactorApiResponse = /** status 200 It is off. */ Done;
export type TurnOffTwoFactorApiArg = {
  ownProof: OwnProof;
};
export type RenewRecoveryCodesApiResponse = /** status 200 The new codes. */ RecoveryCodes;
export type RenewRecoveryCodesApiArg = {
  ownProof: OwnProof;
};
export type RequestLoginLinkApiResponse = /** status 200 If the address is known, an email is on its way. */ Done;
export type RequestLoginLinkApiArg = {
  loginLinkRequest: LoginLinkRequest;
};
export type GetLoginLinkApiResponse = /** status 200 The account. */ LoginLink;
export type GetLoginLinkApiArg = {
  /** A code from a link in an email or from an invite link. */
  code: Code;
};
export type LoginByLinkApiResponse = /** status 200 The new session. */ Session;
export type LoginByLinkApiArg = {
  /** A code from a link in an email or from an invite link. */
  code: Code;
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
export type GetPasswordResetApiResponse = /** status 200 The account. */ PasswordReset;
export type GetPasswordResetApiArg = {
  /** A code from a link in an email or from an invite link. */
  code: Code;
};
export type ChangePasswordApiResponse = /** status 200 The password is changed. */ Done;
export type ChangePasswordApiArg = {
  changePasswordRequest: ChangePasswordRequest;
};
export type Id = string;
export type Email = string;
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
export type TwoFactorCode = string;
export type TwoFactorLoginRequest = {
  /** That of the login that asked for a code. */
  ticket: string;
  code: TwoFactorCode;
};
export type CredentialId = string;
export type SignedClientData = string;
export type PasskeyLoginRequest = {
  id: CredentialId;
  clientDataJSON: SignedClientData;
  /** Base64url. */
  authenticatorData: string;
  /** Base64url. */
  signature: string;
  /** The account's id in base64url, where the authenticator gives it. */
  userHandle?: string;
  /** That of the login whose second step this is. */
  ticket?: string;
};
export type Challenge = string;
export type CredentialTransport = string;
export type CredentialDescriptor = {
  id: CredentialId;
  type: 'public-key';
  transports?: CredentialTransport[];
};
export type PasskeyRequestOptions = {
  challenge: Challenge;
  /** The host of PUBLIC_URL. */
  rpId: string;
  /** Milliseconds. */
  timeout: number;
  userVerification: 'required' | 'preferred';
  /** Only with a ticket. */
  allowCredentials?: CredentialDescriptor[];
};
export type PasskeyLoginStart = {
  /** That of the login that asked for a second step. */
  ticket?: string;
};
export type PasskeyName = string;
export type Passkey = {
  id: Id;
  name: PasskeyName;
  /** When it was added. Epoch seconds. */
  created: number;
  /** When it last logged in; absent if it never has. Epoch seconds. */
  lastUsed?: number;
};
export type PasskeyInput = {
  id: CredentialId;
  clientDataJSON: SignedClientData;
  /** Base64url. */
  attestationObject: string;
  transports?: CredentialTransport[];
};
export type PasskeyCreationOptions = {
  challenge: Challenge;
  rp: {
    /** The host of PUBLIC_URL. */
    id: string;
    name: string;
  };
  user: {
    /** The account's id in base64url. */
    id: string;
    name: Email;
    displayName: string;
  };
  pubKeyCredParams: {
    /** Of the COSE registry. */
    alg: number;
    type: 'public-key';
  }[];
  /** Milliseconds. */
  timeout: number;
  attestation: 'none';
  /** The account's passkeys, so that a device gets no second one. */
  excludeCredentials: CredentialDescriptor[];
  authenticatorSelection: {
    residentKey: 'required';
    requireResidentKey: boolean;
    userVerification: 'required';
  };
};
export type OwnPassword = string;
export type OwnCode = string;
export type OwnProof = {
  password: OwnPassword;
  code?: OwnCode;
};
export type PasskeyUpdate = {
  name: PasskeyName;
};
export type Done = {
  done: true;
};
export type TwoFactor = {
  enabled: boolean;
  /** When it was turned on; absent while it is off. Epoch seconds. */
  since?: number;
  recoveryCodesLeft: number;
  /** Names of the businesses that the person runs and that ask their staff for it, by name; while there is one, it can't be turned off. */
  requiredBy: Name[];
};
export type RecoveryCodes = {
  recoveryCodes: string[];
};
export type TwoFactorConfirmation = {
  /** That of the setup. */
  setup: string;
  code: TwoFactorCode;
};
export type TwoFactorSetup = {
  /** Names this setup when it is confirmed. */
  setup: string;
  /** The key to type in where no picture can be scanned, in base32. */
  secret: string;
  /** The same as an otpauth address, to be shown as a QR code. */
  uri: string;
  /** Until when it can be confirmed. Epoch seconds. */
  expires: number;
};
export type ReturnPath = string;
export type LoginLinkRequest = {
  email: Email;
  returnPath?: ReturnPath;
};
export type LoginLink = {
  email: Email;
  /** This browser asked for the link. */
  askedHere: boolean;
  /** The membership whose staff sent the link; absent where its recipient asked for it. */
  membershipName?: Name;
  returnPath?: ReturnPath;
};
export type Code = string;
export type Ticket = {
  /** To be given as authToken; works once. */
  ticket: string;
  /** When the ticket expires, 60 seconds after it was made. Epoch seconds. */
  expires: number;
};
export type ConfirmedPage = '/email-verified' | '/leader-email-verified' | '/approval-pending' | '/invalid';
export type Confirmation = {
  page: ConfirmedPage;
  /** When what was confirmed takes effect, if that is later. Epoch milliseconds. */
  takesEffect?: number;
  /** The new session, where confirming also signs in. */
  session?: Session;
};
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
export type PasswordReset = {
  email: Email;
};
export type ChangePasswordRequest = {
  /** The present password. */
  oldPassword: string;
  newPassword: Password;
};
export const {
  useGetMyUserQuery,
  useLoginMutation,
  useLoginWithTwoFactorMutation,
  useLoginWithPasskeyMutation,
  useStartPasskeyLoginMutation,
  useListPasskeysQuery,
  useAddPasskeyMutation,
  useStartPasskeySetupMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useGetTwoFactorQuery,
  useTurnOnTwoFactorMutation,
  useStartTwoFactorSetupMutation,
  useTurnOffTwoFactorMutation,
  useRenewRecoveryCodesMutation,
  useRequestLoginLinkMutation,
  useGetLoginLinkQuery,
  useLoginByLinkMutation,
  useLogoutMutation,
  useCreateTicketMutation,
  useConfirmRegistrationMutation,
  useGetPendingRegistrationQuery,
  useDeclineRegistrationMutation,
  useResendVerificationMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useGetPasswordResetQuery,
  useChangePasswordMutation,
} = injectedRtkApi;
