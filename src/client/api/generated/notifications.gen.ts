/* Generated from openapi/ by `npm run api:generate`. Never edited by hand. */
import { emptyApi as api } from '../emptyApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMyNotifications: build.query<ListMyNotificationsApiResponse, ListMyNotificationsApiArg>({
      query: (queryArg) => ({
        url: `/v1/notifications/my-notifications`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
          folded: queryArg.folded,
          group: queryArg.group,
        },
      }),
    }),
    dismissNotification: build.mutation<DismissNotificationApiResponse, DismissNotificationApiArg>({
      query: (queryArg) => ({
        url: `/v1/notifications/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    dismissNotifications: build.mutation<DismissNotificationsApiResponse, DismissNotificationsApiArg>({
      query: (queryArg) => ({
        url: `/v1/notifications/dismiss`,
        method: 'POST',
        body: queryArg.notificationsToDismiss,
      }),
    }),
    reopenNotifications: build.mutation<ReopenNotificationsApiResponse, ReopenNotificationsApiArg>({
      query: (queryArg) => ({
        url: `/v1/notifications/reopen`,
        method: 'POST',
        params: {
          dismissal: queryArg.dismissal,
        },
      }),
    }),
    subscribePush: build.mutation<SubscribePushApiResponse, SubscribePushApiArg>({
      query: (queryArg) => ({
        url: `/v1/notifications/subscribe`,
        method: 'POST',
        body: queryArg.pushSubscriptionInput,
      }),
    }),
    renewPush: build.mutation<RenewPushApiResponse, RenewPushApiArg>({
      query: (queryArg) => ({
        url: `/v1/notifications/subscribe`,
        method: 'PUT',
        body: queryArg.pushRenewal,
      }),
    }),
    unsubscribePush: build.mutation<UnsubscribePushApiResponse, UnsubscribePushApiArg>({
      query: (queryArg) => ({
        url: `/v1/notifications/subscribe`,
        method: 'DELETE',
        body: queryArg.pushEndpoint,
      }),
    }),
    getPushKey: build.query<GetPushKeyApiResponse, GetPushKeyApiArg>({
      query: () => ({ url: `/v1/notifications/push-key` }),
    }),
    listMyNotificationSettings: build.query<ListMyNotificationSettingsApiResponse, ListMyNotificationSettingsApiArg>({
      query: () => ({ url: `/v1/my-notification-settings` }),
    }),
    updateMyNotificationSettings: build.mutation<
      UpdateMyNotificationSettingsApiResponse,
      UpdateMyNotificationSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/v1/my-notification-settings`,
        method: 'PUT',
        body: queryArg.notificationSettingUpdate,
      }),
    }),
    unsubscribe: build.mutation<UnsubscribeApiResponse, UnsubscribeApiArg>({
      query: (queryArg) => ({
        url: `/v1/unsubscribe/${encodeURIComponent(String(queryArg.code))}`,
        method: 'POST',
        body: queryArg.oneClickUnsubscribe,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as enhancedApi };
export type ListMyNotificationsApiResponse = /** status 200 Those not dismissed, newest first. */ Notification[];
export type ListMyNotificationsApiArg = {
  /** How many at most; `Link` says where the rest is (rule platform.pages). */
  limit?: number;
  /** Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only. */
  after?: string;
  /** True answers, of each group of three or more, its newest alone, with the `group` it stands for; it counts as one (rule notifications.groups). */
  folded?: boolean;
  /** Only the notifications of this group, each by itself. */
  group?: string;
};
export type DismissNotificationApiResponse =
  /** status 200 It is dismissed, here and on the caller's other devices. */ NotificationDismissed;
export type DismissNotificationApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type DismissNotificationsApiResponse =
  /** status 200 They are dismissed, here and on the caller's other devices. */ NotificationsDismissed;
export type DismissNotificationsApiArg = {
  notificationsToDismiss: NotificationsToDismiss;
};
export type ReopenNotificationsApiResponse = /** status 200 They are listed again. */ Done;
export type ReopenNotificationsApiArg = {
  /** The dismissal, as its `undoUrl` names it. */
  dismissal: Id;
};
export type SubscribePushApiResponse = /** status 200 The device is known. */ Done;
export type SubscribePushApiArg = {
  pushSubscriptionInput: PushSubscriptionInput;
};
export type RenewPushApiResponse = /** status 200 The device is reached at its new address, if it was known. */ Done;
export type RenewPushApiArg = {
  pushRenewal: PushRenewal;
};
export type UnsubscribePushApiResponse = /** status 200 The device is forgotten. */ Done;
export type UnsubscribePushApiArg = {
  pushEndpoint: PushEndpoint;
};
export type GetPushKeyApiResponse = /** status 200 The server's public key. */ PushKey;
export type GetPushKeyApiArg = void;
export type ListMyNotificationSettingsApiResponse = /** status 200 One for each type. */ NotificationSetting[];
export type ListMyNotificationSettingsApiArg = void;
export type UpdateMyNotificationSettingsApiResponse =
  /** status 200 One for each type, as they are now. */ NotificationSetting[];
export type UpdateMyNotificationSettingsApiArg = {
  notificationSettingUpdate: NotificationSettingUpdate;
};
export type UnsubscribeApiResponse = /** status 200 What the email is about is told no more. */ Done;
export type UnsubscribeApiArg = {
  /** A code from a link in an email or from an invite link. */
  code: Code;
  oneClickUnsubscribe: OneClickUnsubscribe;
};
export type Id = string;
export type NotificationActionType = 'ACKNOWLEDGE' | 'DISMISSIBLE_ACTION' | 'ACTION' | 'CHOICE';
export type NotificationGroup = {
  /** Asks for the notifications of the group. */
  id: string;
  /** How many there are. */
  count: number;
  /** What they say together; HTML as in `Notification`. */
  message: string;
};
export type Notification = {
  id: Id;
  membershipName?: string;
  /** HTML: text, b, i, em, strong, br and a[href=http(s)], cleaned by the server. */
  message: string;
  actionType: NotificationActionType;
  primaryDisplayName?: string;
  primaryActionUrl?: string;
  secondaryDisplayName?: string;
  secondaryActionUrl?: string;
  /** True when `primaryActionUrl` leads out of the product and opens in a new tab. */
  externalLink?: boolean;
  primaryIcon?: 'Like';
  /** Epoch milliseconds. */
  created: number;
  /** True where somebody waits for the answer; dismissing all leaves it (rule notifications.dismissAll). */
  needsAnswer?: boolean;
  group?: NotificationGroup;
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
export type NotificationDismissed = {
  done: true;
  /** Where a POST takes it back, for a minute; absent when this call changed nothing. */
  undoUrl?: string;
};
export type NotificationsDismissed = {
  done: true;
  /** How many. */
  dismissed: number;
  /** How many stay since somebody waits for the answer. */
  kept: number;
  /** Where a POST takes it back, for a minute; absent when this call changed nothing. */
  undoUrl?: string;
};
export type NotificationsToDismiss = {
  /** The newest notification that was seen; what came after it stays. */
  newest: Id;
  /** Only those of this group. */
  group?: string;
};
export type Done = {
  done: true;
};
export type PushSubscriptionInput = {
  /** The push service's https address. */
  endpoint: string;
  /** The device's P-256 public key, base64url. */
  key: string;
  /** The device's authentication secret, base64url. */
  auth: string;
};
export type PushRenewal = {
  /** The push service's address until now. */
  oldEndpoint: string;
  /** The device's secret until now, base64url. */
  oldAuth: string;
  subscription: PushSubscriptionInput;
};
export type PushEndpoint = {
  endpoint: string;
};
export type PushKey = {
  /** The server's VAPID public key, base64url. */
  key: string;
};
export type NotificationSettingType =
  'MISSED_POD_MESSAGE' | 'MEETING_REMINDER' | 'STEP_REMINDER' | 'POD_HEALTH' | 'ANNOUNCEMENT';
export type NotificationFrequency =
  | 'FIVE_MINUTES'
  | 'HOURLY'
  | 'THREE_HOURS'
  | 'SIX_HOURS'
  | 'TWELVE_HOURS'
  | 'DAY'
  | 'WEEKLY'
  | 'NEVER'
  | 'BOTH'
  | 'FIFTEEN_MINUTES'
  | 'ON'
  | 'OFF';
export type NotificationSetting = {
  type: NotificationSettingType;
  frequency: NotificationFrequency;
  /** Of MISSED_POD_MESSAGE alone: whether emails and devices show the first lines of what was written. It is answered with that type, true until it is chosen, and stays as it is when it isn't given. */
  showPreviews?: boolean;
};
export type NotificationSettingUpdate = {
  type: NotificationSettingType;
  frequency?: NotificationFrequency;
  /** Of MISSED_POD_MESSAGE alone. */
  showPreviews?: boolean;
};
export type Code = string;
export type OneClickUnsubscribe = {
  'List-Unsubscribe': 'One-Click';
};
export const {
  useListMyNotificationsQuery,
  useDismissNotificationMutation,
  useDismissNotificationsMutation,
  useReopenNotificationsMutation,
  useSubscribePushMutation,
  useRenewPushMutation,
  useUnsubscribePushMutation,
  useGetPushKeyQuery,
  useListMyNotificationSettingsQuery,
  useUpdateMyNotificationSettingsMutation,
  useUnsubscribeMutation,
} = injectedRtkApi;
