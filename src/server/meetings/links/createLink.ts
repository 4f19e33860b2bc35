import { and, eq, isNull } from 'drizzle-orm';
import { secondsOf } from '../../platform/clock';
import type { AppContext } from '../../platform/context';
import { meetings } from '../../platform/database/schema';
import type { Job } from '../../platform/jobs/job';
import { ZoomError, type ZoomCredentials, type ZoomMeeting } from '../../platform/outgoing/zoomClient';
import { settleSubject } from '../../notifications';
import type { Act } from '../../platform/act';
import type { LockedMeeting } from '../hooks';
import { lockMeetingAwaitingLink } from '../lockMeeting';
import { linkSubject } from '../notificationKinds';
import { currentOrNextStart, type MeetingRow } from '../schedule';
import { zoomCredentials } from './zoomSettings';
import { failedLinkQueue, releaseLink, linkQueue, type LinkRequest, RETRY_PERIOD_SECONDS } from './linkQueues';
import { findMeetingsAtZoom } from './findMeetingsAtZoom';
import { notifyLinkTrouble } from './linkNotices';
import { isReplacedByZoomLink, typedLink, type MeetingLink } from './meetingLink';

/**
 * Records that Zoom is about to be called. Returns the meeting's name, and whether an earlier attempt called Zoom.
 * Undefined if the meeting is gone or no longer waits for the link.
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
 * A Zoom meeting for the request: either from an earlier attempt whose response we missed, or new. Undefined if Zoom
 * refuses in a way that retries wouldn't change. Throws while Zoom can't be reached.
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
 * attempt that ends in between, or misses Zoom's response, leaves a meeting at Zoom. Each such meeting carries the
 * request's id, so that the next attempt finds and uses it, or it is deleted once nobody waits for it. This fails
 * only if someone removes the id from the meeting's description, if the business's app can't list meetings or
 * switches to another Zoom user in between, or if Zoom lists the meeting more than a minute late. Throws if a retry
 * may work.
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
    // Concurrent attempts, or an attempt that Zoom responded to too late, may have created several meetings.
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

async function endLinkRequest(act: Act, { meeting }: LockedMeeting, link: MeetingLink): Promise<MeetingRow> {
  await act.tx.update(meetings).set(link).where(eq(meetings.id, meeting.id));
  await settleSubject(act, linkSubject(meeting.id));
  return { ...meeting, ...link };
}

/**
 * Stores the link created at Zoom if the meeting still waits for one. It replaces the previous link, and an
 * assistant's link if that was to be replaced. If the meeting is gone or has another link now, releases the new link.
 */
async function storeLink(act: Act, asked: LinkRequest, made: ZoomMeeting): Promise<void> {
  const waiting = await lockMeetingAwaitingLink(act, asked);
  if (!waiting) return releaseLink(act, { businessId: asked.businessId, zoomMeetingId: made.id });
  const inForce = waiting.linkInForce(waiting.meeting);
  const isAssistants = inForce !== waiting.meeting.link;
  if (isAssistants && isReplacedByZoomLink(waiting.meeting, inForce)) await waiting.endAssistantLink();
  await endLinkRequest(act, waiting, { ...typedLink(made.joinUrl), thirdPartyMeetingId: made.id });
  await waiting.publish();
}

/**
 * Ends the wait for a link that Zoom failed to create: the meeting keeps its current link, people who can enter a link
 * are notified, and any meeting that an attempt created at Zoom is released. Safe to repeat.
 */
async function abandonLinkRequest(act: Act, asked: LinkRequest): Promise<void> {
  await releaseLink(act, { businessId: asked.businessId, request: asked.request });
  const waiting = await lockMeetingAwaitingLink(act, asked);
  if (!waiting) return;
  const meeting = await endLinkRequest(act, waiting, typedLink(waiting.meeting.link));
  const isWithout = waiting.linkInForce(meeting) === '';
  await notifyLinkTrouble(act, isWithout ? 'missing' : 'kept', { ...waiting, meeting });
  await waiting.publish();
}

/**
 * After a failed first attempt, notifies people who can enter a link if the meeting may begin before the last attempt.
 */
async function notifyIfMeetingSoon(act: Act, asked: LinkRequest): Promise<void> {
  const waiting = await lockMeetingAwaitingLink(act, asked);
  if (!waiting || waiting.linkInForce(waiting.meeting) !== '') return;
  const start = currentOrNextStart(waiting.meeting, act.now);
  const isSoon = start !== undefined && start - secondsOf(act.now) < RETRY_PERIOD_SECONDS;
  if (isSoon) await notifyLinkTrouble(act, 'late', waiting);
}
