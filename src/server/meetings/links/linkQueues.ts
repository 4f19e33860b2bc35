import type { Act } from '../../platform/act';
import { enqueueJobs } from '../../platform/jobs/enqueue';
import type { Queue } from '../../platform/jobs/job';
import type { MeetingRow } from '../schedule';

export interface LinkRequest {
  businessId: string;
  meetingId: string;
  request: string;
}

/** Link requests that have used up their attempts; people who can enter a link are notified. */
export const failedLinkQueue: Queue<LinkRequest> = {
  name: 'zoom-link-failed',
  options: { retryLimit: 10, retryDelay: 10, retryBackoff: true, expireInSeconds: 60, deadLetter: 'failed' },
};

/**
 * With 6 retries, the first after 40 to 80 seconds and each wait twice as long as the last, a request is abandoned
 * after 40 to 85 minutes. An attempt may need to read many pages from Zoom.
 */
export const linkQueue: Queue<LinkRequest> = {
  name: 'zoom-link',
  options: {
    retryLimit: 6,
    retryDelay: 40,
    retryBackoff: true,
    expireInSeconds: 240,
    deadLetter: failedLinkQueue.name,
  },
};

export const RETRY_PERIOD_SECONDS = 85 * 60;

export type ReleasedLink = { businessId: string } & ({ zoomMeetingId: string } | { request: string });

/** With 12 attempts, the first retry after 30 seconds, a deletion is abandoned after one and a half to three days. */
export const releaseLinkQueue: Queue<ReleasedLink> = {
  name: 'zoom-free',
  options: { retryLimit: 12, retryDelay: 30, retryBackoff: true, expireInSeconds: 240, deadLetter: 'failed' },
};

/** Seconds after an attempt until Zoom's list can be expected to include its meeting. */
const LISTED_AFTER_SECONDS = 60;

export async function requestLink(
  act: Act,
  businessId: string,
  { id: meetingId, linkRequest }: MeetingRow,
): Promise<void> {
  if (linkRequest === null) return;
  // The job has the request's id, so there is never a second job.
  const data = { businessId, meetingId, request: linkRequest };
  await enqueueJobs(act, linkQueue, [{ id: linkRequest, data }]);
}

export const releaseLink = (act: Act, data: ReleasedLink): Promise<void> =>
  enqueueJobs(act, releaseLinkQueue, [{ data, ...('request' in data && { startAfter: LISTED_AFTER_SECONDS }) }]);
