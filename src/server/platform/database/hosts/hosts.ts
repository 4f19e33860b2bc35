import type { Client } from 'pg';
import { READ_ONLY_TRANSACTION } from '../sqlState';
import { hostAddresses, hostName } from './addresses';

type Failure = Error & { code?: unknown };

/** A host to connect to. Connections of an earlier generation are replaced. */
export interface Target {
  address: string;
  generation: number;
}

/** Which host of a database accepts writes, as far as its connections know (rule platform.databaseHosts). */
export interface Hosts {
  count: number;
  mustWrite: boolean;
  target: () => Target;
  assign: (client: Client, target: Target) => void;
  isCurrent: (client: Client) => boolean;
  /**
   * Called once the connection's host is known to accept writes. If another host did before, its connections are no
   * longer used.
   */
  succeeded: (client: Client) => void;
  failed: (client: Client, error: Failure) => void;
  /**
   * Called when the connection's host refused a write or stopped responding; all connections to it are then
   * abandoned.
   */
  suspect: (client: Client) => void;
  skip: () => void;
  /** Why no host accepted writes; counts as unreachable unless every host is a replica. */
  failure: (last: Failure) => Failure;
}

export function makeHosts(url: string, { mustWrite = true } = {}): Hosts {
  const addresses = hostAddresses(url);
  const targets = new WeakMap<Client, Target>();
  let position = 0;
  let generation = 0;
  let newest: string | undefined;
  const failures = new Map<string, Failure>();

  const addressAt = (index: number) => addresses[index % addresses.length] as string;

  return {
    count: addresses.length,
    mustWrite,
    target: () => ({ address: addressAt(position), generation }),
    assign: (client, target) => void targets.set(client, target),
    isCurrent: (client) => targets.get(client)?.generation === generation,
    succeeded: (client) => {
      const target = targets.get(client);
      // Ignores a late response from a host that has since been suspected or replaced.
      if (!target || target.generation !== generation) return;
      if (newest !== undefined && newest !== target.address) target.generation = generation += 1;
      newest = target.address;
      failures.clear();
      position = addresses.indexOf(target.address);
    },
    failed: (client, error) => {
      const { address = '' } = targets.get(client) ?? {};
      failures.set(address, error);
      if (address === addressAt(position)) position = (position + 1) % addresses.length;
    },
    suspect: (client) => {
      if (targets.get(client)?.generation === generation) generation += 1;
    },
    skip: () => {
      position = (position + 1) % addresses.length;
      generation += 1;
      newest = undefined;
    },
    failure: (last) => {
      if (addresses.length === 1 || failures.size === 0) return last;
      const reasons = [...failures].map(
        ([address, { message, code }]) => `${hostName(address)}: ${message || String(code)}`,
      );
      // A host that doesn't respond fails without a code, and may be the one that accepts writes.
      const other = [...failures.values()].find((one) => one.code !== READ_ONLY_TRANSACTION);
      const code = other ? other.code : READ_ONLY_TRANSACTION;
      return Object.assign(new Error(reasons.join('; ')), { code });
    },
  };
}

export const takesNoWrites = (): Failure =>
  Object.assign(new Error('takes no writes, as it is a replica or set to read only'), { code: READ_ONLY_TRANSACTION });

/** A caller waited too long for a free connection, which doesn't mean that the host is down. */
export const isPoolTimeout = ({ message }: Error) => message === 'timeout exceeded when trying to connect';

export async function tryHosts<T>(hosts: Hosts, connect: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await connect();
    } catch (reason) {
      const error = reason as Failure;
      if (isPoolTimeout(error)) throw error;
      if (tries >= hosts.count) throw hosts.failure(error);
    }
  }
}
