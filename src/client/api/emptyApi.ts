import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './transport/baseQuery';

/** What a cached answer is about; an act invalidates by these names. */
export const tagTypes = [
  'User',
  'Account',
  'TwoFactor',
  'Business',
  'BusinessAdmin',
  'Zoom',
  'Action',
  'Membership',
  'MembershipInvite',
  'PlatformSetting',
  'Member',
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
  'Channel',
  'Message',
  'Notification',
  'NotificationSetting',
] as const;

export type TagType = (typeof tagTypes)[number];

/** The one API. Generated slices inject their endpoints; `<area>Api.ts` beside this file adds the cache rules of each. */
export const emptyApi = createApi({
  baseQuery,
  tagTypes,
  // A page that is opened again shows what it had and asks anew.
  refetchOnMountOrArgChange: 30,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
