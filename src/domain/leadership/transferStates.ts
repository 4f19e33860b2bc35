/** How the offer to take a pod over stands (rule leadership.transfer). */
export const TRANSFER_STATES = ['open', 'accepted', 'declined', 'replaced', 'expired'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** How long an offer stays open. */
export const TRANSFER_DAYS = 14;

/** An offer past its time is over, whether or not the job that says so has come by. */
export const transferStateAt = (
  { state, expiresAt }: { state: TransferState; expiresAt: Date },
  now: Date,
): TransferState => (state === 'open' && expiresAt <= now ? 'expired' : state);
