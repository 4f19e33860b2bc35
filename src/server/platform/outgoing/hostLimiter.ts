import { NotStarted } from '../jobs/job';

const QUICK_MS = 2_000;

const MAX_AT_ONCE = { quick: 10, other: 2 };

/** Maximum concurrent calls to all other hosts together: hosts that were not quick last time or were never called. */
const MAX_OTHERS = 30;

const MAX_HOSTS = 1_000;

/** Calls hosts chosen by users or other services, without letting a hanging host delay other calls for long. */
export interface HostLimiter {
  /**
   * Runs `call` after the earlier calls to the same host, and waits for its result however long it takes, since the
   * host may already have carried out the request. Throws `NotStarted` instead if the call would have to wait for
   * slow calls, either to this host or to too many hosts not known to be quick.
   */
  call: <T>(host: string, call: () => Promise<T>) => Promise<T>;
}

interface Waiting {
  begin: () => void;
  putOff: (reason: NotStarted) => void;
}

/** State is per process, and lost when the process ends. `quickMs`: the limit for a quick response. */
export function makeHostLimiter(quickMs = QUICK_MS): HostLimiter {
  const known = new Map<string, 'quick' | 'slow'>();
  const underWay = new Map<string, number>();
  const lines = new Map<string, Waiting[]>();
  const countOf = (host: string) => underWay.get(host) ?? 0;
  const isQuick = (host: string) => known.get(host) === 'quick';

  function learn(host: string, speed: 'quick' | 'slow'): void {
    if (known.size >= MAX_HOSTS && !known.has(host)) known.clear();
    known.set(host, speed);
  }

  function count(host: string, change: 1 | -1): void {
    const next = countOf(host) + change;
    if (next === 0) underWay.delete(host);
    else underWay.set(host, next);
  }

  function mayBegin(host: string): boolean {
    if (isQuick(host)) return countOf(host) < MAX_AT_ONCE.quick;
    let others = 0;
    for (const [one, calls] of underWay) if (!isQuick(one)) others += calls;
    return countOf(host) < MAX_AT_ONCE.other && others < MAX_OTHERS;
  }

  function moveLine(host: string): void {
    const line = lines.get(host) ?? [];
    while (line.length > 0 && mayBegin(host)) {
      count(host, 1);
      line.shift()?.begin();
    }
    if (known.get(host) === 'slow' || countOf(host) === 0) {
      for (const { putOff } of line.splice(0)) putOff(reasonOf(host));
    }
    if (line.length === 0) lines.delete(host);
  }

  const reasonOf = (host: string) => new NotStarted(`${host} is slow, or others are, and their calls are under way.`);

  const turnAt = (host: string): Promise<void> =>
    new Promise((begin, putOff) => {
      lines.set(host, [...(lines.get(host) ?? []), { begin, putOff }]);
      moveLine(host);
    });

  return {
    call: async (host, call) => {
      await turnAt(host);
      let wasQuick = true;
      const timer = setTimeout(() => {
        wasQuick = false;
        learn(host, 'slow');
        moveLine(host);
      }, quickMs);
      try {
        return await call();
      } finally {
        clearTimeout(timer);
        if (wasQuick) learn(host, 'quick');
        count(host, -1);
        moveLine(host);
      }
    },
  };
}
