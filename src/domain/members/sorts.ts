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

export const isPodSort = (sort: MemberSort): sort is MemberPodSort => POD_SORTS.some((one) => one === sort);
