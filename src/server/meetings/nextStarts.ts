import { and, eq, sql, type SQL } from 'drizzle-orm';
import { secondsOf } from '../platform/clock';
import type { Queryable } from '../platform/database/client';
import { meetings, nextStarts, pods } from '../platform/database/schema';
import { instantOfSeconds, nextStart, scheduleColumns } from './schedule';

const secondOf = (now: Date): SQL => sql`${instantOfSeconds(secondsOf(now)).toISOString()}::timestamptz`;

export const isNextStartKnown = (now: Date): SQL =>
  sql`(${nextStarts.meetingId} = ${meetings.id} and ${nextStarts.since} <= ${secondOf(now)} and ${nextStarts.until} > ${secondOf(now)})`;

/** The SQL counterpart of `isPaused`. */
export const isPauseOn = (now: Date): SQL<boolean> =>
  sql<boolean>`coalesce(date_trunc('second', ${meetings.pausedFrom}) <= ${secondOf(now)}
    and date_trunc('second', ${meetings.pausedTo}) > ${secondOf(now)}, false)`;

export const zoneOfUser = (userId: string | undefined): SQL =>
  userId === undefined
    ? sql`'UTC'::text`
    : sql`coalesce((select zone_or_utc(timezone) from users where id = ${userId}), 'UTC')`;

/**
 * The minute of the week of a meeting's next start in a zone, computed like `minuteOfWeek`. Join `next_starts` by
 * `isNextStartKnown`.
 */
export const minuteOfNextStart = (zone: SQL): SQL => {
  const clock = sql`(coalesce(${nextStarts.startsAt}, ${meetings.startsAt}) at time zone ${zone})`;
  return sql`((extract(isodow from ${clock}) * 24 + extract(hour from ${clock})) * 60 + extract(minute from ${clock}))::int`;
};

/**
 * Computes and stores missing next starts of a membership's pods: each is valid until it has passed or the meeting's
 * times change (rule meetings.nextStarts). Skips a meeting that another act is changing; the next call computes it.
 */
export async function storeMissingNextStarts(db: Queryable, membershipId: string, now: Date): Promise<void> {
  const unknown = await db
    .select({ id: meetings.id, version: sql<string>`${meetings}.xmin::text`, schedule: scheduleColumns })
    .from(pods)
    .innerJoin(meetings, eq(meetings.id, pods.meetingId))
    .leftJoin(nextStarts, isNextStartKnown(now))
    .where(and(eq(pods.membershipId, membershipId), sql`${nextStarts.meetingId} is null`));
  if (unknown.length === 0) return;
  const worked = unknown.map(({ id, version, schedule }) => {
    const at = nextStart(schedule, now);
    return { id, version, at: at === undefined ? null : instantOfSeconds(at).toISOString() };
  });
  await db.execute(sql`
    with unchanged as (
      select m.id, coalesce(w.at, m.starts_at) as at, coalesce(w.at, 'infinity') as until
      from jsonb_to_recordset(${JSON.stringify(worked)}::jsonb) as w (id uuid, version text, at timestamptz)
      join meetings m on m.id = w.id and m.xmin::text = w.version
      order by m.id for share of m skip locked
    )
    insert into next_starts (meeting_id, starts_at, since, until)
    select id, at, ${secondOf(now)}, until from unchanged
    on conflict (meeting_id) do update set starts_at = excluded.starts_at, since = excluded.since, until = excluded.until`);
}
