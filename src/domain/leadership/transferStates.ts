import { SECONDS_PER_DAY } from '../time/zonedTime';

export const TRANSFER_STATES = ['open', 'accepted', 'declined', 'replaced', 'expired'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

export const TRANSFER_DAYS = 14;

export const transferExpiry = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + TRANSFER_DAYS * SECONDS_PER_DAY * 1000);

/** An offer counts as expired once its time is over, even before the job marks it. */
export const transferStateAt = (
  { state, expiresAt }: { state: TransferState; expiresAt: Date },
  now: Date,
): TransferState => (state === 'open' && expiresAt <= now ? 'expired' : state);
