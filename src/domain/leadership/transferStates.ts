import { SECONDS_PER_DAY } from '../time/zonedTime';

/** States of an offer to take over a pod (rule leadership.transfer). */
export const TRANSFER_STATES = ['open', 'accepted', 'declined', 'replaced', 'expired'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** Days that an offer stays open. */
export const TRANSFER_DAYS = 14;

/** When an offer expires. */
export const transferExpiry = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + TRANSFER_DAYS * SECONDS_PER_DAY * 1000);

/** An offer past its time has expired, even before the job marks it. */
export const transferStateAt = (
  { state, expiresAt }: { state: TransferState; expiresAt: Date },
  now: Date,
): TransferState => (state === 'open' && expiresAt <= now ? 'expired' : state);
