import { DATABASE_SCHEMES, hostAddresses, splitAddress } from '../database/hosts/addresses';
import { StartupProblem } from './startupProblem';
import type { Variables } from './variables';

/** A name, an address or, percent-encoded, a socket's folder; then a port. An IPv6 address is in brackets. */
const HOST = /^(?:\[[0-9a-f:.]+\]|[^:[\]\s]+)(?::(\d{1,5}))?$/i;

const isHost = (host: string): boolean => {
  const [found, port = '5432'] = HOST.exec(host) ?? [];
  return found !== undefined && Number(port) >= 1 && Number(port) <= 65_535;
};

/** What `target_session_attrs` may say: connections always lead to the host that takes writes. */
const ROLES = ['read-write', 'primary'];

/** Throws a StartupProblem for hosts that can't be told apart, or for a replica as the target. */
function assertHosts(name: string, value: string): void {
  const { hosts, after } = splitAddress(value) ?? { hosts: [], after: '' };
  // An @ here is one of an unencoded password.
  if (after.includes('@')) return;
  const parameters = new URLSearchParams(/\?(.*)$/s.exec(after)?.[1]);
  const host = parameters.get('host');
  const isMoved =
    hosts.length > 1 ? host !== null || parameters.has('port') : !host?.startsWith('/') && !!host?.includes(',');
  const areHosts = hosts.length > 1 ? hosts.every(isHost) : hosts.every((one) => one === '' || isHost(one));
  if (isMoved || !areHosts) {
    throw new StartupProblem(
      `${name} must name each host with its port before the database, separated by commas, as in postgres://user:password@a:5432,b:5432/stepwell.`,
    );
  }
  const role = parameters.get('target_session_attrs');
  if (role !== null && !ROLES.includes(role)) {
    throw new StartupProblem(`${name} must have target_session_attrs=read-write, or leave it out.`);
  }
}

/** A database's address, with one or several hosts in libpq's syntax. */
export function readDatabaseUrl(read: Variables, name: string): string | undefined {
  const areHostsFine = read.attempt(() => {
    assertHosts(name, read.text(name) ?? '');
    return true;
  }, false);
  return areHostsFine ? read.address(name, DATABASE_SCHEMES, hostAddresses) : undefined;
}
