/** How the offer to take a pod over stands (rule leadership.transfer). */
export const TRANSFER_STATES = ['open', 'accepted', 'declined', 'replaced', 'expired'] as const;
