import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Database } from '../platform/database/client';
import * as tables from '../platform/database/schema';

const PODS = 500;
const PEOPLE_EACH = 6;
const WEEKS = 8;
const DAY_MS = 86_400_000;

export async function makeManyPods(
  { db }: Pick<Database, 'db'>,
  { businessId, name, now }: { businessId: string; name: string; now: Date },
): Promise<string> {
  const createdAt = new Date(now.getTime() - (WEEKS + 2) * 7 * DAY_MS);
  const membershipId = v7();
  const supportEmail = 'support@example.com';
  await db.insert(tables.memberships).values({ id: membershipId, businessId, name, supportEmail, createdAt });
  await db.insert(tables.channels).values({ membershipId, createdAt });
  const pods = Array.from({ length: PODS }, (_, index) => ({ id: v7(), meetingId: v7(), name: `Pod ${index + 1}` }));
  await db.insert(tables.meetings).values(
    pods.map(({ meetingId: id, name }) => ({
      ...{ id, membershipId, name, timezone: 'UTC', startsAt: createdAt, recurring: true, frequency: 1 },
      ...{ frequencyPeriod: 'Week' as const, durationMinutes: 60, link: 'https://meet.example.com/pod', createdAt },
    })),
  );
  await db.insert(tables.pods).values(pods.map((pod) => ({ ...pod, membershipId, maxParticipants: 8, createdAt })));
  await db.insert(tables.channels).values(pods.map(({ id: podId }) => ({ membershipId, podId, createdAt })));
  const places = pods.flatMap(({ id: podId }, pod) =>
    Array.from({ length: PEOPLE_EACH }, (_, place) => ({
      userId: v7(),
      podId,
      membershipId,
      joinedAt: createdAt,
      role: place === 0 && pod % 8 !== 0 ? ('leader' as const) : ('participant' as const),
    })),
  );
  await db.insert(tables.users).values(
    places.map(({ userId: id }, index) => ({
      ...{ id, email: `many${index}.${membershipId}@example.com`, firstName: 'Robin', lastName: `Person ${index}` },
      ...{ passwordHash: '', verifiedAt: createdAt, createdAt },
    })),
  );
  await db.insert(tables.members).values(
    places.map(({ userId, role }) => {
      const leaderStatus = role === 'leader' ? ('SIGNED_OFF' as const) : ('NONE' as const);
      return { membershipId, userId, leaderStatus, joinedAt: createdAt };
    }),
  );
  await db.insert(tables.podMembers).values(places);
  await db.execute(sql`
    insert into attendance (meeting_id, user_id, starts_at, status, recorded_at)
    select m.id, p.user_id, m.starts_at + week * interval '7 days',
      (array['CAME', 'CAME', 'APOLOGIES', 'CAME', 'ABSENT'])[1 + ascii(right(p.user_id::text, 1)) * week % 5], m.created_at
    from meetings m join pods on pods.meeting_id = m.id join pod_members p on p.pod_id = pods.id
    cross join generate_series(2, ${WEEKS + 1}) week where m.membership_id = ${membershipId}::uuid`);
  await db.execute(sql`
    insert into next_tiny_steps (id, user_id, pod_id, pod_name, membership_id, status, goal, description, commitment_date,
      created_at, closed_at)
    select gen_random_uuid(), p.user_id, p.pod_id, pods.name, p.membership_id, case when week % 3 = 0 then 'NotDone' else 'Done' end,
      'Run 5 km', 'Buy shoes', ${now.toISOString()}::timestamptz - week * interval '7 days' + interval '1 hour',
      p.joined_at, ${now.toISOString()}::timestamptz
    from pod_members p join pods on pods.id = p.pod_id cross join generate_series(1, ${WEEKS}) week
    where p.membership_id = ${membershipId}::uuid`);
  return membershipId;
}
