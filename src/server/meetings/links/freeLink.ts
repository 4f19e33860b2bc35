import { eq } from 'drizzle-orm';
import { zoomCredentials } from './zoomSettings';
import type { AppContext } from '../../platform/context';
import { meetings } from '../../platform/database/schema';
import type { Job } from '../../platform/jobs/job';
import type { ZoomCredentials } from '../../platform/outgoing/zoomClient';
import { freeLinkQueue, type FreedLink } from './linkQueues';
import { madeAtZoom } from './madeAtZoom';

async function isInUse({ database }: AppContext, zoomMeetingId: string): Promise<boolean> {
  const [row] = await database.db
    .select({ id: meetings.id })
    .from(meetings)
    .where(eq(meetings.thirdPartyMeetingId, zoomMeetingId))
    .limit(1);
  return row !== undefined;
}

async function madeFor(context: AppContext, credentials: ZoomCredentials, freed: FreedLink): Promise<string[]> {
  if ('zoomMeetingId' in freed) return [freed.zoomMeetingId];
  return (await madeAtZoom(context, credentials, freed.request)).map(({ id }) => id);
}

/**
 * Deletes what no meeting uses, or no longer uses, at Zoom. Safe to repeat: anything already gone there is fine, and
 * anything a meeting uses by now stays. Throws if a retry may work; without Zoom there is nothing to retry.
 */
async function deleteAtZoom(context: AppContext, freed: FreedLink): Promise<void> {
  const { database, config, zoom, log } = context;
  const credentials = await zoomCredentials(database.db, config, freed.businessId);
  if (!credentials) {
    log.warn({ freed }, 'a meeting was left at Zoom because the business has disconnected Zoom');
    return;
  }
  for (const zoomMeetingId of await madeFor(context, credentials, freed)) {
    if (!(await isInUse(context, zoomMeetingId))) await zoom.deleteMeeting(credentials, zoomMeetingId);
  }
}

export const freeLinkJob: Job<FreedLink, AppContext> = {
  queue: freeLinkQueue,
  atOnce: 2,
  pollSeconds: 5,
  run: (freed, context) => deleteAtZoom(context, freed),
};
