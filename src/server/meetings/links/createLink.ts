import { and, eq, isNull } from 'drizzle-orm';
import { zoomCredentials } from './zoomSettings';
import type { AppContext } from '../../platform/context';
import { meetings } from '../../platform/database/schema';
import type { Job } from '../../platform/jobs/job';
import { ZoomError, type ZoomCredentials, type ZoomMeeting } from '../../platform/outgoing/zoomClient';
import { abandonLinkRequest, storeLink, notifyIfMeetingSoon } from './linkOutcome';
import { failedLinkQueue, releaseLink, linkQueue, type LinkRequest } from './linkQueues';
import { findMeetingsAtZoom } from './findMeetingsAtZoom';

/**
 * Records that Zoom is about to be asked: returns the meeting's name, and whether Zoom was asked before. Undefined if
 * the meeting is gone or no longer waiting.
 */
async function beginAttempt(
  { database: { db }, clock }: AppContext,
  { meetingId, request }: LinkRequest,
): Promise<{ topic: string; wasTried: boolean } | undefined> {
  const waits = and(eq(meetings.id, meetingId), eq(meetings.linkRequest, request));
  const [first] = await db
    .update(meetings)
    .set({ linkTriedAt: clock.now() })
    .where(and(waits, isNull(meetings.linkTriedAt)))
    .returning({ topic: meetings.name });
  if (first) return { ...first, wasTried: false };
  const [again] = await db.select({ topic: meetings.name }).from(meetings).where(waits);
  return again && { ...again, wasTried: true };
}

/**
 * A meeting for the request: one from an earlier attempt whose response we missed, or a new one. Undefined if Zoom
 * refuses, which retries wouldn't change. Throws while Zoom can't be reached.
 */
async function findOrCreateZoomMeeting(
  context: AppContext,
  credentials: ZoomCredentials,
  { topic, wasTried, request }: { topic: string; wasTried: boolean; request: string },
): Promise<ZoomMeeting | undefined> {
  const [found] = wasTried ? await findMeetingsAtZoom(context, credentials, request) : [];
  if (found) return found;
  try {
    return await context.zoom.createMeeting(credentials, { topic, reference: request });
  } catch (error) {
    if (!(error instanceof ZoomError) || error.kind !== 'refused') throw error;
    context.log.warn({ err: error, request }, 'Zoom refused to create a meeting');
    return undefined;
  }
}

/**
 * Creates a meeting's link at Zoom (rule meetings.link), outside any transaction, and then stores it in an act. An
 * attempt that ends in between, or misses Zoom's response, leaves a meeting there: each carries the request's id, so
 * that the next attempt finds and uses it, or it is deleted once nobody waits for it. Remaining gaps: someone removes
 * the id from its description; the business's app can't list meetings, or changes to another Zoom user in between; or
 * Zoom lists it more than a minute late. Throws if a retry may work.
 */
async function createLink(context: AppContext, asked: LinkRequest): Promise<void> {
  const { database, config } = context;
  const { businessId, request } = asked;
  const begun = await beginAttempt(context, asked);
  if (!begun) return context.act((act) => releaseLink(act, { businessId, request }));
  const credentials = await zoomCredentials(database.db, config, businessId);
  if (!credentials) return context.act((act) => abandonLinkRequest(act, asked));
  const made = await findOrCreateZoomMeeting(context, credentials, { ...begun, request }).catch(
    async (error: unknown) => {
      if (!begun.wasTried) await context.act((act) => notifyIfMeetingSoon(act, asked));
      throw error;
    },
  );
  await context.act(async (act) => {
    if (!made) return abandonLinkRequest(act, asked);
    await storeLink(act, asked, made);
    // Concurrent attempts, or one that Zoom answered too late, may have created more than one.
    if (begun.wasTried) await releaseLink(act, { businessId, request });
  });
}

export const createLinkJob: Job<LinkRequest, AppContext> = {
  queue: linkQueue,
  concurrency: 5,
  pollSeconds: 2,
  run: (asked, context) => createLink(context, asked),
};

export const failedLinkJob: Job<LinkRequest, AppContext> = {
  queue: failedLinkQueue,
  concurrency: 5,
  pollSeconds: 30,
  run: (asked, context) => context.act((act) => abandonLinkRequest(act, asked)),
};
