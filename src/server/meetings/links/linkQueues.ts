import type { Act } from '../../platform/act';
import { enqueueJobs } from '../../platform/jobs/enqueue';
import type { Queue } from '../../platform/jobs/job';
import type { MeetingRow } from '../schedule';

/** A link that Zoom is to make: of which meeting, and the id it is asked for under. */
export interface LinkRequest {
  businessId: string;
  meetingId: string;
  request: string;
}

/** Requests that were tried often enough: the meeting is without a link, which people are told. */
export const failedLinkQueue: Queue<LinkRequest> = {
  name: 'zoom-link-failed',
  options: { retryLimit: 10, retryDelay: 10, retryBackoff: true, expireInSeconds: 60, deadLetter: 'failed' },
};

/**
 * With 6 tries after the first, from 40 to 80 seconds on and each twice as long after the last, a link is given up after
 * 40 to 85 minutes. A try may read many pages of Zoom's before it is over.
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

/** How long after the first try the last one is over at the latest. */
export const LONGEST_TRIES_SECONDS = 85 * 60;

/** What is to be deleted at Zoom: one meeting, or whatever was made under a request and no meeting uses. */
export type FreedLink = { businessId: string } & ({ zoomMeetingId: string } | { request: string });

/** With 12 tries from 30 seconds on, given up after one and a half to three days. */
export const freeLinkQueue: Queue<FreedLink> = {
  name: 'zoom-free',
  options: { retryLimit: 12, retryDelay: 30, retryBackoff: true, expireInSeconds: 240, deadLetter: 'failed' },
};

/** How long after a try Zoom's list is relied on to have what that made. Seconds. */
const LISTED_AFTER_SECONDS = 60;

/** Has Zoom make the link of a meeting that waits for one, once the act is committed. */
export async function requestLink(
  act: Act,
  businessId: string,
  { id: meetingId, linkRequest }: MeetingRow,
): Promise<void> {
  if (linkRequest === null) return;
  // The job has the request's own id: there is never a second one for it.
  const data = { businessId, meetingId, request: linkRequest };
  await enqueueJobs(act, linkQueue, [{ id: linkRequest, data }]);
}

/** Has a meeting at Zoom deleted there once the act is committed. */
export const freeLink = (act: Act, data: FreedLink): Promise<void> =>
  enqueueJobs(act, freeLinkQueue, [{ data, ...('request' in data && { startAfter: LISTED_AFTER_SECONDS }) }]);
