/* Generated from openapi/ by `npm run api:generate`. Never edited by hand. */
import { emptyApi as api } from '../emptyApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSignOnProviders: build.query<ListSignOnProvidersApiResponse, ListSignOnProvidersApiArg>({
      query: (queryArg) => ({
        url: `/v1/sign-on/providers`,
        params: {
          businessId: queryArg.businessId,
          inviteCode: queryArg.inviteCode,
        },
      }),
    }),
    startSignOn: build.mutation<StartSignOnApiResponse, StartSignOnApiArg>({
      query: (queryArg) => ({
        url: `/v1/sign-on/start`,
        method: 'POST',
        body: queryArg.signOnStart,
      }),
    }),
    finishSignOn: build.mutation<FinishSignOnApiResponse, FinishSignOnApiArg>({
      query: (queryArg) => ({
        url: `/v1/sign-on/finish`,
        method: 'POST',
        body: queryArg.signOnAnswer,
      }),
    }),
    sendSignOnCode: build.mutation<SendSignOnCodeApiResponse, SendSignOnCodeApiArg>({
      query: (queryArg) => ({
        url: `/v1/sign-on/code`,
        method: 'POST',
        body: queryArg.signOnTicket,
      }),
    }),
    confirmSignOn: build.mutation<ConfirmSignOnApiResponse, ConfirmSignOnApiArg>({
      query: (queryArg) => ({
        url: `/v1/sign-on/confirm`,
        method: 'POST',
        body: queryArg.signOnConfirmation,
      }),
    }),
    listIdentities: build.query<ListIdentitiesApiResponse, ListIdentitiesApiArg>({
      query: () => ({ url: `/v1/users/identities` }),
    }),
    removeIdentity: build.mutation<RemoveIdentityApiResponse, RemoveIdentityApiArg>({
      query: (queryArg) => ({
        url: `/v1/users/identities/${encodeURIComponent(String(queryArg.identityId))}/remove`,
        method: 'POST',
        body: queryArg.ownProof,
      }),
    }),
    getSignOnSettings: build.query<GetSignOnSettingsApiResponse, GetSignOnSettingsApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/sign-on`,
      }),
    }),
    saveSignOnSettings: build.mutation<SaveSignOnSettingsApiResponse, SaveSignOnSettingsApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/sign-on`,
        method: 'PUT',
        body: queryArg.signOnSettingsInput,
      }),
    }),
    removeSignOnSettings: build.mutation<RemoveSignOnSettingsApiResponse, RemoveSignOnSettingsApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/sign-on`,
        method: 'DELETE',
      }),
    }),
    testSignOn: build.mutation<TestSignOnApiResponse, TestSignOnApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/sign-on/test`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as enhancedApi };
export type ListSignOnProvidersApiResponse = /** status 200 The providers. */ SignOnProvider[];
export type ListSignOnProvidersApiArg = {
  /** A business whose provider is wanted, too. */
  businessId?: Id;
  /** The invite link of a membership whose business's provider is wanted, too. */
  inviteCode?: Code;
};
export type StartSignOnApiResponse = /** status 200 Where to go. */ SignOnAddress;
export type StartSignOnApiArg = {
  signOnStart: SignOnStart;
};
export type FinishSignOnApiResponse = /** status 200 A session, a ticket or the result of a test. */ SignOnOutcome;
export type FinishSignOnApiArg = {
  signOnAnswer: SignOnAnswer;
};
export type SendSignOnCodeApiResponse = /** status 200 Mailed, if it can be used. */ Done;
export type SendSignOnCodeApiArg = {
  signOnTicket: SignOnTicket;
};
export type ConfirmSignOnApiResponse = /** status 200 The new session. */ SignOnOutcome;
export type ConfirmSignOnApiArg = {
  signOnConfirmation: SignOnConfirmation;
};
export type ListIdentitiesApiResponse = /** status 200 The identities. */ Identity[];
export type ListIdentitiesApiArg = void;
export type RemoveIdentityApiResponse = /** status 200 It is removed. */ Done;
export type RemoveIdentityApiArg = {
  /** Identifier of the identity. */
  identityId: Id;
  ownProof: OwnProof;
};
export type GetSignOnSettingsApiResponse = /** status 200 The provider. */ SignOnSettings;
export type GetSignOnSettingsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type SaveSignOnSettingsApiResponse = /** status 200 The provider as it is now. */ SignOnSettings;
export type SaveSignOnSettingsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  signOnSettingsInput: SignOnSettingsInput;
};
export type RemoveSignOnSettingsApiResponse = /** status 200 It is removed. */ Done;
export type RemoveSignOnSettingsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type TestSignOnApiResponse = /** status 200 Where to go. */ SignOnAddress;
export type TestSignOnApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type ProviderRef = string;
export type ProviderName = string;
export type SignOnProvider = {
  ref: ProviderRef;
  name: ProviderName;
  /** Absent for the installation's provider. */
  businessName?: string;
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
export type Id = string;
export type Code = string;
export type SignOnAddress = {
  /** The provider's address to open in this browser. */
  address: string;
};
export type SignOnStart = {
  provider: ProviderRef;
  inviteCode?: Code;
  /** The path of the page to open after the login. */
  returnPath?: string;
};
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
export type Session = {
  user: User;
  /** When the token expires. Epoch seconds. */
  expires: number;
};
export type SignOnToConfirm = {
  /** For confirmSignOn, for 30 minutes. */
  ticket: string;
  /** The verified address that the provider named. */
  email: string;
  providerName: ProviderName;
  /** Absent for the installation's provider. */
  businessName?: string;
  /** Whether the person came by an invite link. */
  invited: boolean;
  /** As the provider has it; only for people who came by an invite. */
  firstName?: string;
  /** As the provider has it; only for people who came by an invite. */
  lastName?: string;
};
export type SignOnTest = {
  businessId: Id;
  /** Whether people can log in with the provider now. */
  worked: boolean;
  /** The address that the provider named. */
  email?: string;
  /** A sentence for the owner, unless it worked. */
  problem?: string;
};
export type SignOnOutcome = {
  session?: Session;
  confirmation?: SignOnToConfirm;
  test?: SignOnTest;
  /** That of startSignOn. */
  returnPath?: string;
};
export type SignOnAnswer = {
  provider: ProviderRef;
  /** The query of the address, with or without its question mark. */
  answer: string;
};
export type Done = {
  done: true;
};
export type SignOnTicket = {
  /** That of finishSignOn. */
  ticket: string;
};
export type DeviceZone = string;
export type AcceptedVersions = Id[];
export type ConfirmedAge = number;
export type SignOnConfirmation = {
  /** That of finishSignOn. */
  ticket: string;
  /** The account's; instead of a mailed code. */
  password?: string;
  /** Six digits. */
  mailedCode?: string;
  /** Of the authenticator app, where two-factor login is on. */
  code?: string;
  firstName?: Name;
  lastName?: Name;
  timezone?: DeviceZone;
  acceptedVersions?: AcceptedVersions;
  confirmedAge?: ConfirmedAge;
};
export type Identity = {
  id: Id;
  providerName: ProviderName;
  /** The provider's issuer. */
  issuer: string;
  /** When it was linked. Epoch seconds. */
  created: number;
  /** When it last logged in. Epoch seconds. */
  lastUsed?: number;
};
export type OwnPassword = string;
export type OwnCode = string;
export type OwnProof = {
  password: OwnPassword;
  code?: OwnCode;
};
export type SignOnRequirement = 'nobody' | 'staff' | 'everyone';
export type Version = string;
export type SignOnSettings = {
  /** Whether the business has a provider. */
  configured: boolean;
  /** Whether somebody has logged in with these settings. */
  tested: boolean;
  name?: ProviderName;
  /** As the provider states it. */
  issuer?: string;
  /** As the provider gave it. */
  clientId?: string;
  required: SignOnRequirement;
  /** What the provider must be told to send people back to. */
  redirectUri: string;
  version: Version;
};
export type GivenVersion = string;
export type SignOnSettingsInput = {
  name: ProviderName;
  /** The provider's issuer, an https address; its settings are at /.well-known/openid-configuration below it. */
  issuer: string;
  /** As the provider gave it. */
  clientId: string;
  /** As the provider gave it. Empty or absent, the stored one stays; another issuer or client needs its own. */
  clientSecret?: string;
  required: SignOnRequirement;
  version?: GivenVersion;
};
export const {
  useListSignOnProvidersQuery,
  useStartSignOnMutation,
  useFinishSignOnMutation,
  useSendSignOnCodeMutation,
  useConfirmSignOnMutation,
  useListIdentitiesQuery,
  useRemoveIdentityMutation,
  useGetSignOnSettingsQuery,
  useSaveSignOnSettingsMutation,
  useRemoveSignOnSettingsMutation,
  useTestSignOnMutation,
} = injectedRtkApi;
