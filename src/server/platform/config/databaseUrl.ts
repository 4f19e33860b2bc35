import { DATABASE_SCHEMES, hostAddresses, splitAddress } from '../database/hosts/addresses';
import { StartupProblem } from './startupProblem';
import type { Variables } from './variables';

/** A name, an address or, percent-encoded, a socket's folder; then a port. An IPv6 address is in brackets. */
const HOST = /^(?:\[[0-9a-f:.]+\]|[^:[\]\s]+)(?::(\d{1,5}))?$/i;

const isHost = (host: string): boolean => {
  const [found, port = '5432'] = HOST.exec(host) ?? [];
  return found !== undefined && Number(port) >= 1 && Number(port) <= 65_535;
};

/** The values accepted for `target_session_attrs`: connections always go to the host that accepts writes. */
const ROLES = ['read-write', 'primary'];

/** Throws a StartupProblem unless the address clearly lists its hosts. */
function assertHosts(name: string, value: string): void {
  const { hosts, after } = splitAddress(value) ?? { hosts: [], after: '' };
  // An @ here belongs to an unencoded password, which is reported elsewhere.
  if (after.includes('@')) return;
  const parameters = parametersOf(value);
  const host = parameters.get('host');
  const isMoved =
    hosts.length > 1 ? host !== null || parameters.has('port') : !host?.startsWith('/') && !!host?.includes(',');
  const areHosts = hosts.length > 1 ? hosts.every(isHost) : hosts.every((one) => one === '' || isHost(one));
  if (!isMoved && areHosts) return;
  throw new StartupProblem(
    `${name} must name each host with its port before the database, separated by commas, as in postgres://user:password@a:5432,b:5432/stepwell.`,
  );
}

const parametersOf = (value: string) => new URLSearchParams(/\?(.*)$/s.exec(splitAddress(value)?.after ?? '')?.[1]);

function readAddress(read: Variables, name: string, check: (value: string) => void): string | undefined {
  const isFine = read.attempt(() => {
    const value = read.text(name);
    if (value === undefined) return true;
    assertHosts(name, value);
    check(value);
    return true;
  }, false);
  return isFine ? read.address(name, DATABASE_SCHEMES, hostAddresses) : undefined;
}

export const readDatabaseUrl = (read: Variables): string | undefined =>
  readAddress(read, 'DATABASE_URL', (value) => {
    const role = parametersOf(value).get('target_session_attrs');
    if (role === null || ROLES.includes(role)) return;
    throw new StartupProblem('DATABASE_URL must have target_session_attrs=read-write, or leave it out.');
  });

export const readReplicaUrl = (read: Variables): string | undefined =>
  readAddress(read, 'DATABASE_READ_URL', () => {
    if (read.text('DATABASE_URL') !== undefined) return;
    throw new StartupProblem('DATABASE_READ_URL needs DATABASE_URL, the primary that it follows.');
  });
