import { PutOff } from '../jobs/job';

/** An answer within this time is quick. Milliseconds. */
const QUICK_MS = 2_000;

/** Calls of a slow host that are under way at the same time at most. */
const MAX_AT_ONCE = 2;

/** Hosts remembered as slow at most. */
const MAX_HOSTS = 1_000;

/** Calls hosts of others' choosing so that one that hangs holds up no other for long. */
export interface SlowHosts {
  /**
   * Does `call`, and waits for it however long it takes: the host may have done already what it was asked. While a host
   * is slow it throws `PutOff` instead when calls of this host are under way.
   */
  call: <T>(host: string, call: () => Promise<T>) => Promise<T>;
}

/** What it remembers is of this process, and lost with it. `quickMs`: what is quick. */
export function makeSlowHosts(quickMs = QUICK_MS): SlowHosts {
  const slow = new Set<string>();
  const underWay = new Map<string, number>();
  const countOf = (host: string) => underWay.get(host) ?? 0;

  return {
    call: async (host, call) => {
      if (slow.has(host) && countOf(host) >= MAX_AT_ONCE) {
        throw new PutOff(`${host} is slow, and other calls of it are under way.`);
      }
      underWay.set(host, countOf(host) + 1);
      let isQuick = true;
      const timer = setTimeout(() => {
        isQuick = false;
        if (slow.size >= MAX_HOSTS) slow.clear();
        slow.add(host);
      }, quickMs);
      try {
        return await call();
      } finally {
        clearTimeout(timer);
        if (isQuick) slow.delete(host);
        if (countOf(host) === 1) underWay.delete(host);
        else underWay.set(host, countOf(host) - 1);
      }
    },
  };
}
