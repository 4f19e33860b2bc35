import type { Job } from '../jobs/job';
import type { MailDelivery } from './delivery';
import { failedMailQueue, mailQueue } from './queues';

type MailJob = Job<{ mailId: string }, unknown>;

export const mailJobs = (delivery: MailDelivery): [MailJob, MailJob] => [
  { queue: failedMailQueue, concurrency: 5, pollSeconds: 60, run: ({ mailId }) => delivery.markFailed(mailId) },
  { queue: mailQueue, concurrency: 5, pollSeconds: 2, run: ({ mailId }) => delivery.deliver(mailId) },
];
