import type { Queue } from '../jobs/job';

/** Mails that were given up: their rows are marked. */
export const failedMailQueue: Queue<{ mailId: string }> = {
  name: 'mail-failed',
  options: { retryLimit: 10, retryDelay: 10, retryBackoff: true, expireInSeconds: 60, deadLetter: 'failed' },
};

/** How long a mail is one server's to send: one that was killed over it leaves it to another after that. */
export const MAIL_JOB_SECONDS = 300;

/** With 12 tries from 30 seconds on, each twice as long after the last, a mail is given up after one and a half to three days. */
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
