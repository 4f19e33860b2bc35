import type { AppContext } from '../../platform/context';
import { recurringJob } from '../../platform/jobs/recurring';
import { findMissed } from './findMissed';
import { sendDigests } from './sendDigests';

/** One round: finds people who may have missed messages, and sends due digests even if the search failed. */
export async function runDigestRound(context: AppContext): Promise<void> {
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
  run: runDigestRound,
});
