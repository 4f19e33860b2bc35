import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './transport/baseQuery';

export const tagTypes = [
  'User',
  'Account',
  'Passkey',
  'TwoFactor',
  'Business',
  'BusinessAdmin',
  'Zoom',
  'ApiKey',
  'Webhook',
  'Action',
  'Membership',
  'MembershipInvite',
  'PlatformSetting',
  'Member',
  'Announcement',
  'Report',
  'Block',
  'Terms',
  'Leader',
  'LeaderStatus',
  'LeaderTransfer',
  'Assistant',
  'Pod',
  'PodMember',
  'Waitlist',
  'Meeting',
  'Attendance',
  'LeaderPod',
  'CalendarFeed',
  'Step',
  'StepResponse',
  'Round',
  'Channel',
  'Message',
  'Notification',
  'NotificationSetting',
  'BulkAction',
] as const;

export type TagType = (typeof tagTypes)[number];

/** Generated slices inject their endpoints; each `<area>Api.ts` in this folder adds cache rules. */
export const emptyApi = createApi({
  baseQuery,
  tagTypes,
  // Seconds. A page that is reopened later shows its cached data and refetches.
  refetchOnMountOrArgChange: 30,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
