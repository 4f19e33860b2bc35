import { eq, sql, type SQL } from 'drizzle-orm';
import type { AgreementKind } from '../../../domain/terms/terms';
import { frequencyDescription } from '../../../domain/meetings/schedule';
import type { AppContext } from '../../platform/context';
import { assistsPod } from '../../platform/database/assistsPod';
import type { Queryable } from '../../platform/database/client';
import { meetings, pods } from '../../platform/database/schema';
import { scheduleOfRow, meetingColumns } from '../../meetings';
import type { Language } from '../../../domain/text/languages';

/** Members are read in batches, so that memory never holds a large membership at once. */
export const BATCH_SIZE = 500;

/** The version in force if the person has accepted it, else the membership's latest, else the platform's. */
export interface AcceptedAgreement {
  number: number;
  own: boolean;
  at: string;
}

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
  participant_agreement: AcceptedAgreement | null;
  leader_agreement: AcceptedAgreement | null;
}

export interface PodTexts {
  name: string;
  meeting: string;
}

export async function podTexts(
  { database, clock }: AppContext,
  membershipId: string,
  language: Language,
): Promise<Map<string, PodTexts>> {
  const nowSeconds = Math.floor(clock.now().getTime() / 1000);
  const rows = await database.db
    .select({ id: pods.id, name: pods.name, meeting: meetingColumns })
    .from(pods)
    .innerJoin(meetings, eq(meetings.id, pods.meetingId))
    .where(eq(pods.membershipId, membershipId));
  return new Map(
    rows.map(({ id, name, meeting }) => {
      const words = frequencyDescription(scheduleOfRow(meeting), language, meeting.timezone, nowSeconds);
      return [id, { name, meeting: words }];
    }),
  );
}

const accepted = (kind: AgreementKind): SQL => sql`(
  select json_build_object('number', v.number, 'own', v.membership_id is not null, 'at', a.accepted_at)
  from terms_acceptances a join terms_versions v on v.id = a.version_id
  where a.user_id = m.user_id and v.kind = ${kind} and v.business_id is null
    and (v.membership_id = m.membership_id or v.membership_id is null)
  order by (v.membership_id is not null) = exists (
      select from (select text from terms_versions own where own.membership_id = m.membership_id and own.kind = ${kind}
        order by own.number desc limit 1) latest where latest.text <> '') desc,
    v.membership_id is null, v.number desc limit 1)`;

export async function membersAfter(db: Queryable, membershipId: string, after: string | undefined): Promise<CsvRow[]> {
  const isAfter = after === undefined ? sql`true` : sql`m.user_id > ${after}::uuid`;
  const { rows } = await db.execute<CsvRow>(sql`
    select m.user_id, u.email, u.first_name, u.last_name, m.leader_status, m.joined_at, m.last_active_at,
      m.disabled_at is not null as disabled, led.pod_id as leads, part.pod_id as takes_part_in,
      ${assistsPod(sql`m.membership_id`, sql`m.user_id`)} as assists,
      ${accepted('PARTICIPANT_AGREEMENT')} as participant_agreement, ${accepted('LEADER_AGREEMENT')} as leader_agreement
    from members m
    join users u on u.id = m.user_id
    left join pod_members led on led.membership_id = m.membership_id and led.user_id = m.user_id and led.role = 'leader'
    left join pod_members part on part.membership_id = m.membership_id and part.user_id = m.user_id
      and part.role = 'participant'
    where m.membership_id = ${membershipId}::uuid and ${isAfter}
    order by m.user_id limit ${BATCH_SIZE}`);
  return rows;
}
