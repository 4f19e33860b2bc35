import type { LeaderStatus } from '../../contract/entities.gen';

/** Approved, with the training confirmed or still to come. */
export const APPROVED_STATUSES = ['APPROVED', 'SIGNED_OFF'] as const satisfies LeaderStatus[];

export const isApproved = (status: LeaderStatus): boolean => APPROVED_STATUSES.some((one) => one === status);
