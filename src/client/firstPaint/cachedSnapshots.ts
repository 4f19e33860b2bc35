/** Snapshots for the next visit. They leave with the session (rule platform.snapshots). */
const KEY = 'stepwell.snapshots';

const MAX_SNAPSHOTS = 3;

/** Characters in all. */
const MAX_SIZE = 300_000;

export interface SnapshotPage {
  /** Path and query. */
  address: string;
  business?: string;
  build?: string;
}

type Snapshot = [address: string, html: string];

/** Snapshots belong to one user, business, build and day: yesterday's would call yesterday 'today'. */
const scopeOf = (userId: string | undefined, { business = '', build = '' }: SnapshotPage): string =>
  [userId, business, build, new Date().toDateString()].join();

function snapshotsOf(scope: string): Snapshot[] {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '0') as { scope?: string; snapshots?: Snapshot[] } | number;
    if (typeof stored === 'number') return [];
    if (stored.snapshots && stored.scope === scope) return stored.snapshots;
  } catch {
    // Unreadable snapshots count as none.
  }
  forgetSnapshots();
  return [];
}

function within(snapshots: readonly Snapshot[]): Snapshot[] {
  let room = MAX_SIZE;
  const fitting = snapshots.filter(([, { length }]) => {
    if (length > room) return false;
    room -= length;
    return true;
  });
  return fitting.slice(0, MAX_SNAPSHOTS);
}

/** Stores a mark that lets concurrent calls of `cachedSnapshot` notice that snapshots were forgotten. */
function markEmpty(): string {
  const mark = String(Math.random());
  try {
    localStorage.setItem(KEY, mark);
  } catch {
    // The storage is full or blocked, and no snapshot will be cached.
  }
  return mark;
}

/**
 * `html`: the cached snapshot. `replace` caches the server's, or none, unless snapshots were forgotten or replaced
 * since this call, perhaps in another tab: the server's may be older than that.
 */
export function cachedSnapshot(userId: string | undefined, page: SnapshotPage) {
  const scope = scopeOf(userId, page);
  const cached = snapshotsOf(scope);
  const before = localStorage.getItem(KEY) ?? markEmpty();
  const replace = (html: string | undefined): void => {
    if (localStorage.getItem(KEY) !== before) return;
    const others = cached.filter(([address]) => address !== page.address);
    const snapshots = within(html ? [[page.address, html], ...others] : others);
    try {
      localStorage.setItem(KEY, JSON.stringify({ scope, snapshots }));
    } catch {
      forgetSnapshots();
    }
  };
  return { html: cached.find(([address]) => address === page.address)?.[1], replace };
}

/** Call it before and after an act, since snapshots would seem to undo it, and when a session ends. */
export function forgetSnapshots(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // The storage is blocked, and no snapshot is cached.
  }
}
