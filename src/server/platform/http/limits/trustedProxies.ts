import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../../config/config';
import { bareAddress } from './network';

/** Whether the address is one of a proxy that is believed; `hop` proxies stand between it and this server. */
type TrustsHop = (address: string, hop: number) => boolean;

/** Whether who is connected to this server is a proxy that is believed. */
export type TrustsPeer = (address: string) => boolean;

/** Whose `X-Forwarded-*` is believed, as Fastify asks. A number says how many proxies stand in front. */
export function trustedProxies(given: Config['trustProxy']): TrustsHop {
  if (typeof given === 'number') return (_address, hop) => hop < given;
  if (!Array.isArray(given)) return () => given === true;
  const isListed = proxyAddr.compile(given);
  return (address, hop) => isListed(bareAddress(address), hop);
}
