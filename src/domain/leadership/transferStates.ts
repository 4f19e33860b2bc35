import { SECONDS_PER_DAY } from '../time/zonedTime';

/** How the offer to take a pod over stands (rule leadership.transfer). */
export const TRANSFER_STATES = ['open', 'accepted', 'declined', 'replaced', 'expired'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** How long an offer stays open. */
export const TRANSFER_DAYS = 14;

/** When an offer ends by itself. */
export const transferExpiry = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + TRANSFER_DAYS * SECONDS_PER_DAY * 1000);

/** An offer past its time is over, whether or not the job that says so has come by. */
export const transferStateAt = (
  { state, expiresAt }: { state: TransferState; expiresAt: Date },
  now: Date,
): TransferState => (state === 'open' && expiresAt <= now ? 'expired' : state);
