import { sql } from 'drizzle-orm';
import type { Block, BlockedPerson } from '../../contract/entities.gen';
import { compareNames } from '../../domain/text/compareNames';
import type { Queryable } from '../platform/database/client';
import { isBeingRemoved } from '../platform/database/isBeingRemoved';
import { notFound } from '../platform/http/problem';

interface PersonRow extends Record<string, unknown> {
  userId: string;
  firstName: string;
  lastName: string;
  photoId: string | null;
  /** Epoch milliseconds; null for somebody who isn't blocked. */
  since: number | null;
}

const presentPerson = ({ userId, firstName, lastName, photoId }: PersonRow) => ({
  userId,
  firstName,
  lastName,
  ...(photoId !== null && { photoId }),
});

const personColumns = sql`u.id as "userId", u.first_name as "firstName", u.last_name as "lastName",
  u.photo_id as "photoId", floor(extract(epoch from b.created_at) * 1000)::float8 as since`;

export async function listBlocks(db: Queryable, userId: string): Promise<BlockedPerson[]> {
  const { rows } = await db.execute<PersonRow & { since: number }>(sql`
    select ${personColumns} from blocks b join users u on u.id = b.blocked_id
    where b.user_id = ${userId}::uuid and not ${isBeingRemoved(sql`u.id`)}`);
  const nameOf = ({ firstName, lastName }: PersonRow) => `${firstName} ${lastName}`;
  return rows
    .sort((one, other) => compareNames(nameOf(one), nameOf(other)) || (one.userId < other.userId ? -1 : 1))
    .map((row) => ({ ...presentPerson(row), since: row.since }));
}

export interface Pair {
  userId: string;
  personId: string;
}

/** The memberships that a person belongs to or looks after. Disabled members see nobody of theirs. */
const membershipsOf = (id: string) => sql`
  select m.membership_id as id from members m where m.user_id = ${id}::uuid and m.disabled_at is null
  union select ms.id from business_staff s join memberships ms on ms.business_id = s.business_id
    where s.user_id = ${id}::uuid`;

/** A person to block or unblock. 404 for oneself, and for people who share no membership and aren't blocked. */
export async function findPerson(db: Queryable, { userId, personId }: Pair): Promise<PersonRow> {
  const { rows } = await db.execute<PersonRow>(sql`
    select ${personColumns} from users u
    left join blocks b on b.user_id = ${userId}::uuid and b.blocked_id = u.id
    where u.id = ${personId}::uuid and u.id <> ${userId}::uuid and not ${isBeingRemoved(sql`u.id`)}
      and (b.user_id is not null
        or exists ((${membershipsOf(userId)}) intersect (${membershipsOf(personId)})))`);
  const [row] = rows;
  if (!row) throw notFound();
  return row;
}

export async function getBlock(db: Queryable, pair: Pair): Promise<Block> {
  const person = await findPerson(db, pair);
  const { rows } = await db.execute<{ id: string; name: string; leads: boolean }>(sql`
    select pod.id, pod.name, mine.role = 'leader' as leads from pod_members mine
    join pod_members theirs on theirs.pod_id = mine.pod_id and theirs.user_id = ${pair.personId}::uuid
    join members m on m.membership_id = mine.membership_id and m.user_id = mine.user_id and m.disabled_at is null
    join pods pod on pod.id = mine.pod_id
    where mine.user_id = ${pair.userId}::uuid
    order by pod.name collate "name_order", pod.id`);
  return {
    ...presentPerson(person),
    ...(person.since !== null && { since: person.since }),
    ...(rows.some(({ leads }) => leads) && { leads: true }),
    pods: rows.filter(({ leads }) => !leads).map(({ id, name }) => ({ id, name })),
  };
}
