/* Generated from openapi/ by `npm run api:generate`. Never edited by hand. */
import { emptyApi as api } from '../emptyApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMyBusinesses: build.query<ListMyBusinessesApiResponse, ListMyBusinessesApiArg>({
      query: () => ({ url: `/v1/businesses/my-businesses` }),
    }),
    registerBusiness: build.mutation<RegisterBusinessApiResponse, RegisterBusinessApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses`,
        method: 'POST',
        body: queryArg.businessRegistration,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    updateBusiness: build.mutation<UpdateBusinessApiResponse, UpdateBusinessApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.businessUpdate,
      }),
    }),
    listAdminInvitations: build.query<ListAdminInvitationsApiResponse, ListAdminInvitationsApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/admins`,
      }),
    }),
    inviteAdmin: build.mutation<InviteAdminApiResponse, InviteAdminApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/admins`,
        method: 'POST',
        body: queryArg.adminInvite,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    withdrawAdminInvitation: build.mutation<WithdrawAdminInvitationApiResponse, WithdrawAdminInvitationApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/admins/${encodeURIComponent(String(queryArg.invitationId))}`,
        method: 'DELETE',
      }),
    }),
    listBusinessAdmins: build.query<ListBusinessAdminsApiResponse, ListBusinessAdminsApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/business-admins`,
      }),
    }),
    removeBusinessAdmin: build.mutation<RemoveBusinessAdminApiResponse, RemoveBusinessAdminApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/business-admins/${encodeURIComponent(String(queryArg.adminId))}`,
        method: 'DELETE',
      }),
    }),
    handOverBusiness: build.mutation<HandOverBusinessApiResponse, HandOverBusinessApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/hand-over`,
        method: 'POST',
        body: queryArg.businessHandOver,
      }),
    }),
    registerBusinessAdmin: build.mutation<RegisterBusinessAdminApiResponse, RegisterBusinessAdminApiArg>({
      query: (queryArg) => ({
        url: `/v1/business-admins/register`,
        method: 'POST',
        body: queryArg.businessAdminRegistration,
      }),
    }),
    getPendingAdminInvitation: build.query<GetPendingAdminInvitationApiResponse, GetPendingAdminInvitationApiArg>({
      query: (queryArg) => ({
        url: `/v1/business-admins/invitations/${encodeURIComponent(String(queryArg.code))}`,
      }),
    }),
    declineAdminInvitation: build.mutation<DeclineAdminInvitationApiResponse, DeclineAdminInvitationApiArg>({
      query: (queryArg) => ({
        url: `/v1/business-admins/invitations/${encodeURIComponent(String(queryArg.code))}`,
        method: 'DELETE',
      }),
    }),
    setStaffTwoFactor: build.mutation<SetStaffTwoFactorApiResponse, SetStaffTwoFactorApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/staff-two-factor`,
        method: 'PUT',
        body: queryArg.staffTwoFactorUpdate,
      }),
    }),
    getZoomSettings: build.query<GetZoomSettingsApiResponse, GetZoomSettingsApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/zoom/settings`,
      }),
    }),
    replaceZoomSettings: build.mutation<ReplaceZoomSettingsApiResponse, ReplaceZoomSettingsApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/zoom/settings`,
        method: 'PUT',
        body: queryArg.zoomSettingsInput,
      }),
    }),
    saveZoomSettings: build.mutation<SaveZoomSettingsApiResponse, SaveZoomSettingsApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/zoom/settings`,
        method: 'POST',
        body: queryArg.zoomSettingsInput,
      }),
    }),
    getZoomSupported: build.query<GetZoomSupportedApiResponse, GetZoomSupportedApiArg>({
      query: (queryArg) => ({
        url: `/v1/businesses/${encodeURIComponent(String(queryArg.id))}/zoom/supported`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as enhancedApi };
export type ListMyBusinessesApiResponse = /** status 200 The businesses by name. */ Business[];
export type ListMyBusinessesApiArg = void;
export type RegisterBusinessApiResponse = /** status 200 A link is on its way. */ Done;
export type RegisterBusinessApiArg = {
  /** A UUID that the client makes for what it sends. Sent again within 24 hours with the same body, it makes nothing new and is answered as before; with another body the answer is 409 `idempotency_key_reused` (rule platform.repeats). */
  'Idempotency-Key'?: string;
  businessRegistration: BusinessRegistration;
};
export type UpdateBusinessApiResponse = /** status 200 The business as it is now. */ Business;
export type UpdateBusinessApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  businessUpdate: BusinessUpdate;
};
export type ListAdminInvitationsApiResponse = /** status 200 The open invitations. */ AdminInvitation[];
export type ListAdminInvitationsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type InviteAdminApiResponse = /** status 200 The invitation is on its way. */ Done;
export type InviteAdminApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** A UUID that the client makes for what it sends. Sent again within 24 hours with the same body, it makes nothing new and is answered as before; with another body the answer is 409 `idempotency_key_reused` (rule platform.repeats). */
  'Idempotency-Key'?: string;
  adminInvite: AdminInvite;
};
export type WithdrawAdminInvitationApiResponse = /** status 200 The invitation is withdrawn. */ Done;
export type WithdrawAdminInvitationApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** Identifier of the invitation. */
  invitationId: Id;
};
export type ListBusinessAdminsApiResponse = /** status 200 The owner and the admins. */ BusinessAdmin[];
export type ListBusinessAdminsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type RemoveBusinessAdminApiResponse = /** status 200 The person is no admin any more. */ Done;
export type RemoveBusinessAdminApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  /** User id of the business admin. */
  adminId: Id;
};
export type HandOverBusinessApiResponse = /** status 200 The business has another owner. */ Done;
export type HandOverBusinessApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  businessHandOver: BusinessHandOver;
};
export type RegisterBusinessAdminApiResponse = /** status 200 The new session. */ Session;
export type RegisterBusinessAdminApiArg = {
  businessAdminRegistration: BusinessAdminRegistration;
};
export type GetPendingAdminInvitationApiResponse = /** status 200 The invitation. */ PendingAdminInvitation;
export type GetPendingAdminInvitationApiArg = {
  /** A code from a link in an email or from an invite link. */
  code: Code;
};
export type DeclineAdminInvitationApiResponse = /** status 200 Nothing waits any more. */ Done;
export type DeclineAdminInvitationApiArg = {
  /** A code from a link in an email or from an invite link. */
  code: Code;
};
export type SetStaffTwoFactorApiResponse = /** status 200 The business as it is now. */ Business;
export type SetStaffTwoFactorApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  staffTwoFactorUpdate: StaffTwoFactorUpdate;
};
export type GetZoomSettingsApiResponse = /** status 200 The integration. */ ZoomSettings;
export type GetZoomSettingsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type ReplaceZoomSettingsApiResponse = /** status 200 The integration as it is now. */ ZoomSettings;
export type ReplaceZoomSettingsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  zoomSettingsInput: ZoomSettingsInput;
};
export type SaveZoomSettingsApiResponse = /** status 200 The integration as it is now. */ ZoomSettings;
export type SaveZoomSettingsApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  zoomSettingsInput: ZoomSettingsInput;
};
export type GetZoomSupportedApiResponse = /** status 200 Zoom can be used. */ ZoomSupported;
export type GetZoomSupportedApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type Id = string;
export type Name = string;
export type Version = string;
export type BusinessCan = {
  /** Change its name. */
  edit: boolean;
  addMembership: boolean;
  viewAdmins: boolean;
  inviteAdmin: boolean;
  removeAdmin: boolean;
  configureZoom: boolean;
  /** See reports and decide on them. */
  handleReports: boolean;
  manageApiKeys: boolean;
  viewAuditLog: boolean;
  /** Decide whether its staff must use two-factor login. */
  requireTwoFactor: boolean;
};
export type Business = {
  id: Id;
  name: Name;
  /** The caller owns it. */
  owner: boolean;
  /** The caller is one of its admins (the owner is not). */
  admin: boolean;
  /** Owner and admins must use two-factor login; told to these alone, and left out where they needn't. */
  staffTwoFactor?: boolean;
  /** Of its name, for who may edit it. */
  version?: Version;
  can: BusinessCan;
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
export type Email = string;
export type Password = string;
export type DeviceZone = string;
export type AcceptedVersions = Id[];
export type ConfirmedAge = number;
export type BusinessRegistration = {
  businessName: Name;
  firstName: Name;
  lastName: Name;
  email: Email;
  password: Password;
  timezone?: DeviceZone;
  acceptedVersions?: AcceptedVersions;
  confirmedAge?: ConfirmedAge;
};
export type GivenVersion = string;
export type BusinessUpdate = {
  name: Name;
  version?: GivenVersion;
};
export type AdminInvitation = {
  id: Id;
  /** Where it was sent. */
  email: string;
  /** Full name of who sent it. */
  invitedBy: string;
  /** When it was sent. Epoch milliseconds. */
  created: number;
  /** Until when its link holds. Epoch milliseconds. */
  expires: number;
};
export type AdminInvite = {
  name: Name;
  email: Email;
};
export type PhotoId = string;
export type BusinessAdmin = {
  /** User id. */
  id: string;
  firstName: Name;
  lastName: Name;
  email: Email;
  photoId?: PhotoId;
  /** True for the owner; absent for admins. */
  owner?: boolean;
};
export type OwnPassword = string;
export type OwnCode = string;
export type BusinessHandOver = {
  adminId: Id;
  password?: OwnPassword;
  code?: OwnCode;
};
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
export type Code = string;
export type BusinessAdminRegistration = {
  inviteCode: Code;
  firstName?: Name;
  lastName?: Name;
  password?: Password;
  timezone?: DeviceZone;
  acceptedVersions?: AcceptedVersions;
  confirmedAge?: ConfirmedAge;
};
export type PendingAdminInvitation = {
  businessName: Name;
  /** Full name of who sent it. */
  invitedBy: string;
  /** Where it was sent, and the address of the account that it is for. */
  email: string;
  /** When it was sent. Epoch milliseconds. */
  created: number;
  /** Until when its link holds. Epoch milliseconds. */
  expires: number;
};
export type StaffTwoFactorUpdate = {
  required: boolean;
};
export type ZoomSettings = {
  /** Credentials are stored, and a call with them has worked. */
  configured: boolean;
  /** Email address of the Zoom user who hosts the meetings. */
  zoomUserId?: string;
  /** The key (client id), without the secret. */
  zoomApiKey?: string;
  /** Account id; present when server-to-server OAuth is used. */
  zoomAccountId?: string;
  /** Of what is stored, the secret included; given before anything is stored, too. */
  version?: Version;
};
export type ZoomSettingsInput = {
  zoomApiKey: string;
  /** Stored encrypted and never returned. */
  zoomApiSecret: string;
  zoomUserId: Email;
  /** With it, server-to-server OAuth is used; may be empty. */
  zoomAccountId?: string;
  version?: GivenVersion;
};
export type ZoomSupported = {
  supported: true;
};
export const {
  useListMyBusinessesQuery,
  useRegisterBusinessMutation,
  useUpdateBusinessMutation,
  useListAdminInvitationsQuery,
  useInviteAdminMutation,
  useWithdrawAdminInvitationMutation,
  useListBusinessAdminsQuery,
  useRemoveBusinessAdminMutation,
  useHandOverBusinessMutation,
  useRegisterBusinessAdminMutation,
  useGetPendingAdminInvitationQuery,
  useDeclineAdminInvitationMutation,
  useSetStaffTwoFactorMutation,
  useGetZoomSettingsQuery,
  useReplaceZoomSettingsMutation,
  useSaveZoomSettingsMutation,
  useGetZoomSupportedQuery,
} = injectedRtkApi;
