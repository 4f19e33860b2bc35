import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/client';
import { readHostRoles } from '../platform/database/hosts/roles';
import { fault, good, warning, type Finding } from './finding';

/** Whether one of several hosts accepts writes, and the others could take over. Reports nothing for a single host. */
export async function checkHosts(url: string): Promise<Finding[]> {
  const hosts = await readHostRoles(url);
  if (hosts.length < 2) return [];
  const named = (wanted: string) => hosts.filter(({ role }) => role === wanted).map(({ host }) => host);
  const [primaries, replicas] = [named('primary'), named('replica')];
  const away = hosts.flatMap(({ host, role }) =>
    typeof role === 'string'
      ? []
      : [warning(`The database’s host ${host} can’t be reached (${role.unreachable}), so it couldn’t take over.`)],
  );
  const writable = new Set(hosts.filter(({ role }) => role === 'primary').map(({ server }) => server));
  if (writable.size > 1) {
    return [
      fault(
        `${primaries.join(' and ')} all take writes, so people’s data would diverge. Name the hosts of one cluster.`,
      ),
      ...away,
    ];
  }
  const [primary] = primaries;
  if (primary === undefined) return away;
  const others = replicas.length > 0 ? `; ${replicas.join(', ')} could take over` : '';
  return [good(`The database’s host ${primary} takes writes${others}.`), ...away];
}

/** Whether the replica of DATABASE_READ_URL serves reads. Without one, `readOutcomes` is undefined. */
export async function checkReplica(database: Database): Promise<Finding[] | Finding> {
  await database.reads((db) => db.execute(sql`select 1`));
  const { readOutcomes } = database;
  if (!readOutcomes) return [];
  if (readOutcomes.replica > 0) return good('The replica serves searches, lists and exports.');
  return warning(
    readOutcomes.behind > 0
      ? 'DATABASE_READ_URL leads to no replica of this database, or one that is behind, so the primary serves all reads.'
      : 'The replica of DATABASE_READ_URL can’t be reached, so the primary serves all reads.',
  );
}
