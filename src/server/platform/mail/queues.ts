import type { Queue } from '../jobs/job';

export const failedMailQueue: Queue<{ mailId: string }> = {
  name: 'mail-failed',
  options: { retryLimit: 10, retryDelay: 10, retryBackoff: true, expireInSeconds: 60, deadLetter: 'failed' },
};

/** How long a mail is locked to one server; another takes over afterwards, or soon after that server is killed. */
export const MAIL_JOB_SECONDS = 300;

/** With 12 tries and delays that double from 30 seconds, a mail is abandoned after one and a half to three days. */
export const mailQueue: Queue<{ mailId: string }> = {
  name: 'mail',
  options: {
    retryLimit: 12,
    retryDelay: 30,
    retryBackoff: true,
    expireInSeconds: MAIL_JOB_SECONDS,
    deadLetter: 'mail-failed',
  },
};
