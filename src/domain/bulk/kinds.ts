/** Rule bulk.kinds. */
export const BULK_REQUEST_KINDS = [
  'REMOVE_MEMBERS',
  'DISABLE_MEMBERS',
  'ENABLE_MEMBERS',
  'MOVE_MEMBERS',
  'DELETE_PODS',
  'EMPTY_MEMBERSHIP',
] as const;
export type BulkRequestKind = (typeof BULK_REQUEST_KINDS)[number];

export const BULK_KINDS = [...BULK_REQUEST_KINDS, 'INVITE_PEOPLE'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

export const BULK_STATES = ['RUNNING', 'FINISHED', 'STOPPED'] as const;
export type BulkState = (typeof BULK_STATES)[number];

/** In the order shown: failures first. */
export const BULK_OUTCOMES = ['REFUSED', 'PENDING', 'DONE'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

export const MEMBER_BULK_KINDS = ['MOVE_MEMBERS', 'DISABLE_MEMBERS', 'ENABLE_MEMBERS', 'REMOVE_MEMBERS'] as const;
export type MemberBulkKind = (typeof MEMBER_BULK_KINDS)[number];

export const isMemberBulkKind = (kind: BulkRequestKind): kind is MemberBulkKind =>
  MEMBER_BULK_KINDS.some((one) => one === kind);

export const MAX_BULK_IDS = 1000;

export const BULK_RETENTION_DAYS = 30;

/** From this number of rows on, the person who started a bulk action is notified when it ends (rule bulk.told). */
export const MIN_BULK_TO_TELL = 50;
