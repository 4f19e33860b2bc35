/** The schemes of a database's address. */
export const DATABASE_SCHEMES = ['postgres:', 'postgresql:'];

/** A database's address: what comes before its hosts, the hosts, and what comes after them. */
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s;

/** The hosts of an address, each with its port if it has one, and the rest; undefined if it is no such address. */
export function splitAddress(url: string): { before: string; hosts: string[]; after: string } | undefined {
  const [, before, hosts, after] = PARTS.exec(url) ?? [];
  if (before === undefined || hosts === undefined || after === undefined) return undefined;
  return { before, hosts: [...new Set(hosts.split(','))], after };
}

/**
 * One address per host of a database, in their order, as libpq reads them
 * (`postgres://user:password@a:5432,b:5432/stepwell`). node-postgres connects to a single host only.
 */
export function hostAddresses(url: string): string[] {
  const { before, hosts, after } = splitAddress(url) ?? { before: url, hosts: [''], after: '' };
  return hosts.map((host) => `${before}${host}${after}`);
}

/** The host and port of one host's address, for a message: without user and password. */
export const hostName = (address: string): string =>
  decodeURIComponent(splitAddress(address)?.hosts[0] ?? '') || 'the host';
