/** The sort orders of a list of members, as offered (rule members.sorts). */
export const MEMBER_SORTS = [
  'firstName',
  'lastName',
  'lastActive',
  'joinedEarliest',
  'joinedLatest',
  'meetingTime',
  'podSize',
  'podName',
] as const;

export type MemberSort = (typeof MEMBER_SORTS)[number];

export const DEFAULT_MEMBER_SORT: MemberSort = 'firstName';

const POD_SORTS = ['meetingTime', 'podSize', 'podName'] as const;
export type MemberPodSort = (typeof POD_SORTS)[number];

/** Whether people are grouped by pod. */
export const isPodSort = (sort: MemberSort): sort is MemberPodSort => POD_SORTS.some((one) => one === sort);
