/** An answer within this time is quick. Milliseconds. */
const QUICK_MS = 2_000;

/** For how many slow answers at most one waits at the same time, whoever is to give them. */
const MAX_WAITS = 2;

/** Hosts remembered as slow at most. */
const MAX_HOSTS = 1_000;

/** Calls hosts of others' choosing so that those that hang hold up no other for long. */
export interface SlowHosts {
  /**
   * Does `call`, which is to end when its signal says so. A host that was slow when it was last called is called, and
   * one that has not answered quickly waited for, only while few others are; else it throws, for a later try.
   */
  call: <T>(host: string, call: (signal: AbortSignal) => Promise<T>) => Promise<T>;
}

/** What it remembers is of this process, and lost with it. `quickMs`: what is quick. */
export function makeSlowHosts(quickMs = QUICK_MS): SlowHosts {
  const slow = new Set<string>();
  let waits = 0;

  return {
    call: async (host, call) => {
      const over = new AbortController();
      let isWait = false;
      const wait = (): boolean => {
        if (isWait) return true;
        if (waits === MAX_WAITS) return false;
        waits += 1;
        return (isWait = true);
      };
      if (slow.has(host) && !wait()) throw new Error(`${host} was slow, and others are being waited for.`);
      let isQuick = true;
      const timer = setTimeout(() => {
        isQuick = false;
        if (slow.size >= MAX_HOSTS) slow.clear();
        slow.add(host);
        if (!wait()) over.abort(new Error(`${host} has not answered quickly, and others are being waited for.`));
      }, quickMs);
      try {
        return await call(over.signal);
      } finally {
        clearTimeout(timer);
        if (isQuick) slow.delete(host);
        if (isWait) waits -= 1;
      }
    },
  };
}
