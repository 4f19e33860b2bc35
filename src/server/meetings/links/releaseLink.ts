import { eq } from 'drizzle-orm';
import type { AppContext } from '../../platform/context';
import { meetings } from '../../platform/database/schema';
import type { Job } from '../../platform/jobs/job';
import type { ZoomCredentials } from '../../platform/outgoing/zoomClient';
import { zoomCredentials } from './zoomSettings';
import { releaseLinkQueue, type ReleasedLink } from './linkQueues';
import { findMeetingsAtZoom } from './findMeetingsAtZoom';

async function isInUse({ database }: AppContext, zoomMeetingId: string): Promise<boolean> {
  const [row] = await database.db
    .select({ id: meetings.id })
    .from(meetings)
    .where(eq(meetings.thirdPartyMeetingId, zoomMeetingId))
    .limit(1);
  return row !== undefined;
}

async function zoomMeetingIdsOf(
  context: AppContext,
  credentials: ZoomCredentials,
  freed: ReleasedLink,
): Promise<string[]> {
  if ('zoomMeetingId' in freed) return [freed.zoomMeetingId];
  return (await findMeetingsAtZoom(context, credentials, freed.request)).map(({ id }) => id);
}

/**
 * Deletes meetings at Zoom whose link is no longer used. Safe to repeat: a meeting already deleted at Zoom is
 * ignored, and one whose link is in use again is kept. Throws if a retry may work; if the business has disconnected
 * Zoom, there is nothing to retry.
 */
async function deleteAtZoom(context: AppContext, freed: ReleasedLink): Promise<void> {
  const { database, config, zoom, log } = context;
  const credentials = await zoomCredentials(database.db, config, freed.businessId);
  if (!credentials) {
    log.warn({ freed }, 'a meeting was left at Zoom because the business has disconnected Zoom');
    return;
  }
  for (const zoomMeetingId of await zoomMeetingIdsOf(context, credentials, freed)) {
    if (!(await isInUse(context, zoomMeetingId))) await zoom.deleteMeeting(credentials, zoomMeetingId);
  }
}

export const releaseLinkJob: Job<ReleasedLink, AppContext> = {
  queue: releaseLinkQueue,
  concurrency: 2,
  pollSeconds: 5,
  run: (freed, context) => deleteAtZoom(context, freed),
};
