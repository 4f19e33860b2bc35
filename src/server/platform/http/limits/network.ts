import { isIPv6 } from 'node:net';

const GROUPS = 8;

function groupsOf(address: string): string[] {
  // Normalises the embedded IPv4 address: `::ffff:192.0.2.1` ends in two groups.
  const [plain = ''] = address.split('%');
  const { hostname } = new URL(`http://[${plain}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const parts = (text: string) => (text === '' ? [] : text.split(':'));
  const [first, last] = [parts(head), parts(tail ?? '')];
  return [...first, ...Array.from({ length: GROUPS - first.length - last.length }, () => '0'), ...last];
}

/**
 * Removes the port or brackets that some proxies add to an address; returns any other text unchanged. Empty for a
 * closed connection, which has none.
 */
export function bareAddress(forwarded: string | undefined): string {
  if (forwarded === undefined) return '';
  const [, inBrackets, beforePort] = /^\s*(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)\s*$/.exec(forwarded) ?? [];
  return inBrackets ?? beforePort ?? forwarded.trim();
}

/**
 * The network that identifies the owner of an IP address (rule platform.limits): an IPv4 address itself, or the first
 * 64 bits of an IPv6 address, since one owner has any number of addresses with that prefix.
 */
export function networkOf(forwarded: string | undefined): string {
  const address = bareAddress(forwarded);
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') {
    const [high = 0, low = 0] = groups.slice(6).map((group) => parseInt(group, 16));
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
