export const DATABASE_SCHEMES = ['postgres:', 'postgresql:'];

const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s;

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

export const hostName = (address: string): string =>
  decodeURIComponent(splitAddress(address)?.hosts[0] ?? '') || 'the host';
