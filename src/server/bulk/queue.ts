import type { Queue } from '../platform/jobs/job';

/** A piece is short, so that another process soon continues when this one is stuck; its rows are safe to repeat. */
export const bulkQueue: Queue<{ bulkActionId: string }> = {
  name: 'bulk-actions',
  options: { retryLimit: 10, retryDelay: 5, retryBackoff: true, expireInSeconds: 60, deadLetter: 'failed' },
};
