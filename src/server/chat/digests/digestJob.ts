import type { AppContext } from '../../platform/context';
import { recurringJob } from '../../platform/jobs/recurring';
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

export const digestJob = recurringJob({
  name: 'digests',
  everySeconds: 60,
  pollSeconds: 20,
  run: tellMissedMessages,
});
