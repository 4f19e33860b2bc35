import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { pageLinks } from '../../domain/links';
import { DEFAULT_LANGUAGE, knownLanguage } from '../../domain/text/languages';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { pushSubscriptions, sessions, users } from '../platform/database/schema';
import { enqueueJobs } from '../platform/jobs/enqueue';
import type { Job, Queue } from '../platform/jobs/job';
import { recurringJob } from '../platform/jobs/recurring';
import { wordsIn } from './noticeWords.gen';
import { deviceColumns, isActiveDevice, pushOptions, pushToDevice, PUSHES_AT_ONCE } from './push';

const HOUR_MS = 60 * 60 * 1000;

const ANNOUNCE_AHEAD_MS = 48 * HOUR_MS;

/** With less time left, as after an outage of the server or push service, the message doesn't promise two days. */
const MIN_REMAINING_MS = 36 * HOUR_MS;

const SESSIONS_AT_ONCE = 500;

/** The client removes the message from the device by this tag (client/notifications/deviceNotifications.ts). */
const TAG = 'session-end';

interface SessionEndData {
  subscriptionId: string;
}

const sessionEndQueue: Queue<SessionEndData> = { name: 'session-end-push', options: pushOptions };

async function announceNext({ tx, now }: Act): Promise<number> {
  const [from, until] = [now, new Date(now.getTime() + ANNOUNCE_AHEAD_MS)].map(
    (at) => sql`${at.toISOString()}::timestamptz`,
  );
  const { rows } = await tx.execute<{ id: string }>(sql`
    with ending as (
      select session.id from sessions session
      where session.expires_at > ${from} and session.expires_at <= ${until}
        and session.revoked_at is null and session.end_announced_at is null
        and exists (select from push_subscriptions device where device.session_id = session.id)
      order by session.expires_at limit ${SESSIONS_AT_ONCE} for no key update skip locked)
    update sessions set end_announced_at = ${from} from ending where sessions.id = ending.id returning sessions.id`);
  const ending = rows.map(({ id }) => id);
  if (ending.length === 0) return 0;
  const devices = await tx
    .select({ subscriptionId: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.sessionId, ending));
  const jobs = devices.map((data) => ({ data }));
  await enqueueJobs({ tx }, sessionEndQueue, jobs);
  return ending.length;
}

export async function announceSessionEnds({ act }: AppContext): Promise<void> {
  while ((await act(announceNext)) === SESSIONS_AT_ONCE);
}

export const sessionEndsJob = recurringJob({
  name: 'session-ends',
  everySeconds: 600,
  pollSeconds: 60,
  run: announceSessionEnds,
});

/** Notifies one device; does nothing if its session has been extended or ended. Throws if a retry may work. */
async function pushSessionEnd(context: AppContext, { subscriptionId }: SessionEndData): Promise<void> {
  const now = context.clock.now();
  const [device] = await context.database.db
    .select({ ...deviceColumns, expiresAt: sessions.expiresAt, language: users.language })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(and(isActiveDevice(subscriptionId, now), isNotNull(sessions.endAnnouncedAt)));
  if (!device) return;
  const leftMs = device.expiresAt.getTime() - now.getTime();
  const words = wordsIn(knownLanguage(device.language) ?? DEFAULT_LANGUAGE).sessionEnd;
  const body = leftMs > MIN_REMAINING_MS ? words.inTwoDays : words.soon;
  await pushToDevice(
    context,
    device,
    { title: 'Stepwell', body, path: pageLinks.memberships(), tag: TAG },
    { ttlSeconds: Math.floor(leftMs / 1000) },
  );
}

export const sessionEndPushJob: Job<SessionEndData, AppContext> = {
  queue: sessionEndQueue,
  concurrency: PUSHES_AT_ONCE,
  pollSeconds: 1,
  run: (data, context) => pushSessionEnd(context, data),
};
