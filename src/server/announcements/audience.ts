import { sql, type SQL } from 'drizzle-orm';
import type { AnnouncementPreview } from '../../contract/entities.gen';
import { chosenIds, type AnnouncementAudience } from '../../domain/announcements/audience';
import { APPROVED_STATUSES } from '../../domain/leadership/status';
import type { Queryable } from '../platform/database/client';
import { fullNameInOrder } from '../platform/database/nameOrder';
import { inList } from '../platform/database/schema/columns';

export interface ChosenAudience {
  membershipId: string;
  authorId: string;
  audience: AnnouncementAudience;
}

const leads = sql`exists (select from pod_members p
  where p.membership_id = m.membership_id and p.user_id = m.user_id and p.role = 'leader')`;

function isChosen(audience: AnnouncementAudience): SQL {
  const ids = sql`${sql.param(chosenIds(audience))}::uuid[]`;
  switch (audience.kind) {
    case 'EVERYONE':
      return sql`true`;
    case 'LEADERS':
      return sql`(${inList(sql`m.leader_status`, APPROVED_STATUSES)} or ${leads})`;
    case 'PODS':
      return sql`exists (select from pod_members p
        where p.membership_id = m.membership_id and p.user_id = m.user_id and p.pod_id = any(${ids}))`;
    case 'MEMBERS':
      return sql`m.id = any(${ids})`;
  }
}

/**
 * The people of an audience (rule announcements.audience), as `members m join users u … where …`. Ids from other
 * memberships match nobody.
 */
export const peopleOfAudience = ({ membershipId, authorId, audience }: ChosenAudience): SQL => sql`
  members m join users u on u.id = m.user_id
  where m.membership_id = ${membershipId}::uuid and m.user_id <> ${authorId}::uuid
    and m.disabled_at is null and u.disabled_at is null and ${isChosen(audience)}`;

export const wantsMailAndPush = sql<boolean>`not exists (select from notification_settings s
  where s.user_id = u.id and s.type = 'ANNOUNCEMENT' and s.frequency = 'OFF')`;

const NAMED = 5;

export async function previewAudience(db: Queryable, chosen: ChosenAudience): Promise<AnnouncementPreview> {
  const people = peopleOfAudience(chosen);
  const { rows: counted } = await db.execute<{ people: number; byEmail: number; byPush: number }>(sql`
    select count(*)::int as people, (count(*) filter (where told.wants))::int as "byEmail",
      (count(*) filter (where told.wants and told.has_device))::int as "byPush"
    from (select ${wantsMailAndPush} as wants,
        exists (select from push_subscriptions d where d.user_id = u.id) as has_device
      from ${people}) told`);
  const { rows: named } = await db.execute<{ name: string }>(sql`
    select u.first_name || ' ' || u.last_name as name from ${people}
    order by ${fullNameInOrder(sql`u.first_name`, sql`u.last_name`)}, u.id limit ${NAMED}`);
  const { people: total = 0, byEmail = 0, byPush = 0 } = counted[0] ?? {};
  return { people: total, byEmail, byPush, names: named.map(({ name }) => name) };
}
