import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../../config/config';
import { bareAddress } from './network';

/** Whether the address is a trusted proxy's; `hop` is the number of proxies between it and this server. */
type TrustsHop = (address: string, hop: number) => boolean;

export type TrustsPeer = (address: string) => boolean;

/** The proxies whose `X-Forwarded-*` is trusted, for Fastify. A number is the count of proxies in front. */
export function trustedProxies(given: Config['trustProxy']): TrustsHop {
  if (typeof given === 'number') return (_address, hop) => hop < given;
  if (!Array.isArray(given)) return () => given === true;
  const isListed = proxyAddr.compile(given);
  return (address, hop) => isListed(bareAddress(address), hop);
}
