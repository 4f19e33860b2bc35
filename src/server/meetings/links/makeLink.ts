import { and, eq, isNull } from 'drizzle-orm';
import { zoomCredentials } from '../../businesses';
import type { AppContext } from '../../platform/context';
import { meetings } from '../../platform/database/schema';
import type { Job } from '../../platform/jobs/job';
import { ZoomError, type ZoomCredentials, type ZoomMeeting } from '../../platform/outgoing/zoomClient';
import { giveLinkUp, storeLink, tellIfSoon } from './linkOutcome';
import { failedLinkQueue, freeLink, linkQueue, type LinkRequest } from './linkQueues';
import { madeAtZoom } from './madeAtZoom';

/**
 * Notes that Zoom is asked, before it is: the name the meeting has, and whether Zoom was asked before. Undefined when
 * the meeting is gone or waits no more.
 */
async function beginTry(
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
 * A meeting for the request: the one that an earlier try made without our hearing of it, or a new one. Undefined when Zoom
 * refuses, which no later try would change. Throws while it can't be asked.
 */
async function meetingAtZoom(
  context: AppContext,
  credentials: ZoomCredentials,
  { topic, wasTried, request }: { topic: string; wasTried: boolean; request: string },
): Promise<ZoomMeeting | undefined> {
  const [found] = wasTried ? await madeAtZoom(context, credentials, request) : [];
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
 * Has Zoom make a meeting's link (rule meetings.link), outside of any transaction, and then stores it in an act. A try
 * that ends in between, or does not hear Zoom's answer, leaves a meeting there: each carries the request's id, by which
 * the next try finds and takes it, and by which it is deleted once nobody waits for it. What remains possible: that
 * somebody removes the id from its description, that the business gives its app no right to list meetings or changes to
 * another Zoom user meanwhile, or that Zoom lists it more than a minute late. Throws when a later try may work.
 */
async function makeLink(context: AppContext, asked: LinkRequest): Promise<void> {
  const { database, config } = context;
  const { businessId, request } = asked;
  const begun = await beginTry(context, asked);
  if (!begun) return context.act((act) => freeLink(act, { businessId, request }));
  const credentials = await zoomCredentials(database.db, config, businessId);
  if (!credentials) return context.act((act) => giveLinkUp(act, asked));
  const made = await meetingAtZoom(context, credentials, { ...begun, request }).catch(async (error: unknown) => {
    if (!begun.wasTried) await context.act((act) => tellIfSoon(act, asked));
    throw error;
  });
  await context.act(async (act) => {
    if (!made) return giveLinkUp(act, asked);
    await storeLink(act, asked, made);
    // Two tries at once, or one that Zoom answered too late, may have made more than one.
    if (begun.wasTried) await freeLink(act, { businessId, request });
  });
}

export const makeLinkJob: Job<LinkRequest, AppContext> = {
  queue: linkQueue,
  atOnce: 5,
  pollSeconds: 2,
  run: (asked, context) => makeLink(context, asked),
};

export const failedLinkJob: Job<LinkRequest, AppContext> = {
  queue: failedLinkQueue,
  atOnce: 5,
  pollSeconds: 30,
  run: (asked, context) => context.act((act) => giveLinkUp(act, asked)),
};
