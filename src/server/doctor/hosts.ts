import { readHostRoles } from '../platform/database/hosts/roles';
import { fault, good, warning, type Finding } from './finding';

/** Whether one of several hosts takes writes, and the others could take over. A single host is no finding. */
export async function checkHosts(url: string): Promise<Finding[]> {
  const hosts = await readHostRoles(url);
  if (hosts.length < 2) return [];
  const named = (wanted: string) => hosts.filter(({ role }) => role === wanted).map(({ host }) => host);
  const [primaries, replicas] = [named('primary'), named('replica')];
  const away = hosts.flatMap(({ host, role }) =>
    typeof role === 'string'
      ? []
      : [warning(`The database’s host ${host} isn’t reached (${role.unreachable}), so it couldn’t take over.`)],
  );
  if (primaries.length > 1) {
    return [
      fault(`${primaries.join(' and ')} all take writes, so people’s data would part. Name the hosts of one cluster.`),
      ...away,
    ];
  }
  const [primary] = primaries;
  if (primary === undefined) return away;
  const others = replicas.length > 0 ? `; ${replicas.join(', ')} could take over` : '';
  return [good(`The database’s host ${primary} takes writes${others}.`), ...away];
}
