import { PutOff } from '../jobs/job';

/** An answer within this time is quick. Milliseconds. */
const QUICK_MS = 2_000;

/** Calls that are under way at the same time at most: of a host that was quick the last time, and of any other. */
const MAX_AT_ONCE = { quick: 10, other: 2 };

/** Those of all hosts together that were not quick the last time, or were not called before. */
const MAX_OTHERS = 30;

/** Hosts remembered at most. */
const MAX_HOSTS = 1_000;

/** Calls hosts of others' choosing so that one that hangs holds up no other for long. */
export interface SlowHosts {
  /**
   * Does `call`, after those of the same host that came before, and waits for it however long it takes: the host may
   * have done already what it was asked. Throws `PutOff` instead where a call would have to wait for one that is slow:
   * of a slow host, or of too many hosts that nothing good is known of.
   */
  call: <T>(host: string, call: () => Promise<T>) => Promise<T>;
}

/** A call that waits for its turn. */
interface Waiting {
  begin: () => void;
  putOff: (reason: PutOff) => void;
}

/** What it remembers is of this process, and lost with it. `quickMs`: what is quick. */
export function makeSlowHosts(quickMs = QUICK_MS): SlowHosts {
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

  /** Begins what waits for this host as far as there is room, and puts off what would wait for something slow. */
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

  const reasonOf = (host: string) => new PutOff(`${host} is slow, or others are, and their calls are under way.`);

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
