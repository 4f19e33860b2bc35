import type { AppContext } from '../platform/context';
import type { Job, Queue } from '../platform/jobs/job';
import { findMissed } from './findMissed';
import { sendDigests } from './sendDigests';

/** One round: finds who may have missed something, and sends what is due, even when the search has failed. */
export async function tellMissedMessages(context: AppContext): Promise<void> {
  try {
    await findMissed(context);
  } finally {
    await sendDigests(context);
  }
}

/** Not tried again: the next one is due in a minute. */
const digestQueue: Queue<Record<string, never>> = {
  name: 'digests',
  options: { retryLimit: 0, expireInSeconds: 300 },
};

export const digestJob: Job<Record<string, never>, AppContext> = {
  queue: digestQueue,
  atOnce: 1,
  pollSeconds: 20,
  everySeconds: 60,
  run: (_data, context) => tellMissedMessages(context),
};
