import { sql } from 'drizzle-orm';
import type { HeldMeeting } from '../../domain/meetings/schedule';
import { groupBy } from '../platform/groupBy';
import type { Queryable, Tx } from '../platform/database/client';

const seconds = (instant: string) => sql.raw(`floor(extract(epoch from ${instant}))::bigint`);

export const selectHeld = sql`select o.meeting_id, o.held_until, json_strip_nulls(json_build_object(
    'start', ${seconds('o.starts_at')}, 'at', ${seconds('coalesce(o.moved_to, o.starts_at)')},
    'endsAt', ${seconds('o.held_until')}, 'finishedAt', ${seconds('r.finished_at')})) as held
  from occurrences o left join rounds r on r.meeting_id = o.meeting_id and r.starts_at = o.starts_at`;

export async function heldSince(
  db: Queryable,
  meetingIds: string[],
  fromSeconds: number,
): Promise<Map<string, HeldMeeting[]>> {
  const { rows } = await db.execute<{ meeting_id: string; held: HeldMeeting }>(sql`${selectHeld}
    where o.meeting_id = any(${sql.param(meetingIds)}::uuid[]) and o.held_until >= to_timestamp(${fromSeconds})
    order by o.held_until`);
  const of = groupBy(rows, (row) => row.meeting_id);
  return new Map([...of].map(([meetingId, found]) => [meetingId, found.map(({ held }) => held)]));
}

/** Records that meetings took place (rule meetings.held), in one statement; earlier records stay unchanged. */
export async function storeHeld(
  tx: Tx,
  { meetingId, held, now }: { meetingId: string; held: readonly HeldMeeting[]; now: Date },
): Promise<void> {
  if (held.length === 0) return;
  await tx.execute(sql`
    insert into occurrences (meeting_id, starts_at, moved_to, held_until, created_at)
    select ${meetingId}, to_timestamp(h.start), to_timestamp(nullif(h.at, h.start)), to_timestamp(h."endsAt"),
      ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(held)}::jsonb) h(start float8, at float8, "endsAt" float8)
    on conflict (meeting_id, starts_at) do update set held_until = excluded.held_until
      where occurrences.held_until is null`);
}
