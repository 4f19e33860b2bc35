import { eq, sql } from 'drizzle-orm';
import type { PodHealth } from '../../../contract/entities.gen';
import { attendanceSince } from '../../../domain/meetings/attendance';
import { computeHealth, type RecordedMeeting, type StepWeek } from '../../../domain/memberships/computeHealth';
import { decodeTroubles } from '../../../domain/memberships/podHealth';
import { lastMessageOfPod } from '../../chat';
import { heldSince, isPausedNow, meetingColumns, scheduleOfRow } from '../../meetings';
import { secondsOf } from '../../platform/clock';
import type { Queryable } from '../../platform/database/client';
import { meetings, pods } from '../../platform/database/schema';
import { groupBy } from '../../platform/groupBy';
import type { Page } from '../../platform/http/pages';
import { pageOfPodsByTrouble, type HealthQuery, type PodWithTroubles } from './troubleOrder';

const podsWithIds = (db: Queryable, ids: string[]) =>
  db
    .select({
      id: pods.id,
      name: pods.name,
      maxParticipants: pods.maxParticipants,
      meeting: meetingColumns,
      leaderName: sql<string | null>`(select u.first_name || ' ' || u.last_name
        from pod_members l join users u on u.id = l.user_id where l.pod_id = ${pods.id} and l.role = 'leader')`,
      lastMessageAt: lastMessageOfPod,
    })
    .from(pods)
    .innerJoin(meetings, eq(meetings.id, pods.meetingId))
    .where(sql`${pods.id} = any(${sql.param(ids)}::uuid[])`);

type OfPod<Row> = Row & Record<string, unknown> & { pod_id: string };

async function recordedIn(db: Queryable, ids: string[], now: number): Promise<OfPod<RecordedMeeting>[]> {
  const { rows } = await db.execute<OfPod<RecordedMeeting>>(sql`
    select p.id as pod_id, extract(epoch from a.starts_at)::float8 as start,
      (count(*) filter (where a.status = 'CAME'))::int as came,
      (count(*) filter (where a.status = 'APOLOGIES'))::int as apologies,
      (count(*) filter (where a.status = 'ABSENT'))::int as absent
    from pods p join attendance a on a.meeting_id = p.meeting_id
    where p.id = any(${sql.param(ids)}::uuid[]) and a.starts_at >= to_timestamp(${attendanceSince(now)})
    group by p.id, a.starts_at`);
  return rows;
}

async function stepsIn(db: Queryable, ids: string[], now: number): Promise<OfPod<StepWeek>[]> {
  const from = attendanceSince(now);
  const { rows } = await db.execute<OfPod<StepWeek>>(sql`
    select s.pod_id, least(7, floor((extract(epoch from s.commitment_date) - ${from}) / 604800))::int as week,
      count(*)::int as due, (count(*) filter (where s.status = 'Done'))::int as done
    from next_tiny_steps s
    where s.pod_id = any(${sql.param(ids)}::uuid[])
      and s.commitment_date >= to_timestamp(${from}) and s.commitment_date <= to_timestamp(${now})
    group by 1, 2`);
  return rows;
}

type ShownPod = Awaited<ReturnType<typeof podsWithIds>>[number];

function present(
  { participants, waiting, troubles }: PodWithTroubles,
  { meeting, leaderName, lastMessageAt, ...pod }: ShownPod,
  recorded: RecordedMeeting[],
  steps: StepWeek[],
  now: Date,
): PodHealth {
  const { id, name, maxParticipants } = pod;
  return {
    podId: id,
    name,
    ...(leaderName !== null && { leaderName }),
    participants,
    maxParticipants,
    waiting,
    isPaused: isPausedNow(meeting, now),
    troubles: decodeTroubles(troubles),
    ...computeHealth(scheduleOfRow(meeting), recorded, steps, secondsOf(now)),
    ...(lastMessageAt !== null && { lastMessageAt: Math.floor(lastMessageAt) }),
  };
}

export async function listPodHealth(db: Queryable, query: HealthQuery): Promise<Page<PodHealth>> {
  const { items, ...rest } = await pageOfPodsByTrouble(db, query);
  const ids = items.map(({ id }) => id);
  const now = secondsOf(query.now);
  const [shown, recorded, steps] = await Promise.all([
    podsWithIds(db, ids),
    recordedIn(db, ids, now),
    stepsIn(db, ids, now),
  ]);
  const held = await heldSince(
    db,
    shown.map(({ meeting }) => meeting.id),
    attendanceSince(now),
  );
  const shownBy = new Map(shown.map((pod) => [pod.id, pod]));
  const recordedBy = groupBy(recorded, ({ pod_id }) => pod_id);
  const stepsBy = groupBy(steps, ({ pod_id }) => pod_id);
  return {
    ...rest,
    items: items.flatMap((item) => {
      const pod = shownBy.get(item.id);
      if (!pod) return [];
      const meeting = { ...pod.meeting, held: held.get(pod.meeting.id) ?? [] };
      return [present(item, { ...pod, meeting }, recordedBy.get(item.id) ?? [], stepsBy.get(item.id) ?? [], query.now)];
    }),
  };
}
