import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../platform/database/client';
import { isAfter, orderBy, cursorValues, sortBy, type Keyset } from '../platform/database/keyset';
import { fullNameInOrder } from '../platform/database/nameOrder';
import { readPage } from '../platform/database/readPage';
import type { Page, PageRequest } from '../platform/http/pages';

interface ActorRow extends Record<string, unknown> {
  id: string;
  name: string | null;
  place: string[];
}

const byName: Keyset = {
  keys: [sortBy(sql`a.gone`, 'integer'), sortBy(sql`a.key`), sortBy(sql`a.id`, 'uuid')],
  direction: 'asc',
};

const actorsOf = (businessId: string): SQL => sql`(
  with recursive actors as (
    (select actor_id from audit_entries where business_id = ${businessId}::uuid order by actor_id limit 1)
    union all
    select (select actor_id from audit_entries
      where business_id = ${businessId}::uuid and actor_id > actors.actor_id order by actor_id limit 1)
    from actors where actors.actor_id is not null
  )
  select actor_id as id, u.first_name || ' ' || u.last_name as name, (u.id is null)::int as gone,
    coalesce(${fullNameInOrder(sql`u.first_name`, sql`u.last_name`)}, '') as key
  from actors left join users u on u.id = actor_id where actor_id is not null
) a`;

export function listAuditActors(
  db: Queryable,
  { businessId, ...asked }: PageRequest & { businessId: string },
): Promise<Page<ActorRow>> {
  const actors = actorsOf(businessId);
  return readPage(db, asked, byName, {
    rows: async (cursor, howMany) => {
      const { rows } = await db.execute<ActorRow>(sql`
        select a.id, a.name, ${cursorValues(byName)} as place from ${actors}
        where ${isAfter(byName, cursor)} order by ${orderBy(byName)} limit ${howMany}`);
      return rows;
    },
    all: sql`from ${actors}`,
  });
}
