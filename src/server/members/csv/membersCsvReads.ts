import { eq, sql } from 'drizzle-orm';
import { frequencyDescription } from '../../../domain/meetings/schedule';
import type { AppContext } from '../../platform/context';
import { assistsPod } from '../../platform/database/assistsPod';
import type { Queryable } from '../../platform/database/client';
import { meetings, pods } from '../../platform/database/schema';
import { scheduleOfRow, meetingColumns } from '../../meetings';

/** Members are read in batches, so that memory never holds a large membership at once. */
export const BATCH_SIZE = 500;

export interface CsvRow extends Record<string, unknown> {
  user_id: string;
  email: string;
  first_name: string;
  last_name: string;
  leader_status: string;
  joined_at: Date;
  last_active_at: Date | null;
  disabled: boolean;
  leads: string | null;
  takes_part_in: string | null;
  assists: boolean;
}

export interface PodTexts {
  name: string;
  meeting: string;
}

export async function podTexts({ database, clock }: AppContext, membershipId: string): Promise<Map<string, PodTexts>> {
  const nowSeconds = Math.floor(clock.now().getTime() / 1000);
  const rows = await database.db
    .select({ id: pods.id, name: pods.name, meeting: meetingColumns })
    .from(pods)
    .innerJoin(meetings, eq(meetings.id, pods.meetingId))
    .where(eq(pods.membershipId, membershipId));
  return new Map(
    rows.map(({ id, name, meeting }) => {
      const words = frequencyDescription(scheduleOfRow(meeting), meeting.timezone, nowSeconds);
      return [id, { name, meeting: words }];
    }),
  );
}

export async function membersAfter(db: Queryable, membershipId: string, after: string | undefined): Promise<CsvRow[]> {
  const isAfter = after === undefined ? sql`true` : sql`m.user_id > ${after}::uuid`;
  const { rows } = await db.execute<CsvRow>(sql`
    select m.user_id, u.email, u.first_name, u.last_name, m.leader_status, m.joined_at, m.last_active_at,
      m.disabled_at is not null as disabled, led.pod_id as leads, part.pod_id as takes_part_in,
      ${assistsPod(sql`m.membership_id`, sql`m.user_id`)} as assists
    from members m
    join users u on u.id = m.user_id
    left join pod_members led on led.membership_id = m.membership_id and led.user_id = m.user_id and led.role = 'leader'
    left join pod_members part on part.membership_id = m.membership_id and part.user_id = m.user_id
      and part.role = 'participant'
    where m.membership_id = ${membershipId}::uuid and ${isAfter}
    order by m.user_id limit ${BATCH_SIZE}`);
  return rows;
}
