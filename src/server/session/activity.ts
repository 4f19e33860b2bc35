import { inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database/client';
import { members } from '../platform/database/schema';

const WRITE_INTERVAL_MS = 60_000;

/** Notes who was active, and writes it for all of them at once: a request costs no statement for it. */
export interface Activity {
  touch: (userId: string) => void;
  /** Writes what is noted, from now on every minute. */
  start: () => void;
  /** Writes what is noted now. */
  flush: () => Promise<void>;
  /** Writes the last of it. */
  stop: () => Promise<void>;
}

export function makeActivity(database: Pick<Database, 'db'>, clock: Clock, log: FastifyBaseLogger): Activity {
  let activeIds = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    if (activeIds.size === 0) return;
    const userIds = [...activeIds];
    activeIds = new Set();
    try {
      await database.db.update(members).set({ lastActiveAt: clock.now() }).where(inArray(members.userId, userIds));
    } catch (error) {
      for (const userId of userIds) activeIds.add(userId);
      log.warn({ err: error }, 'activity not written');
    }
  }

  return {
    touch: (userId) => void activeIds.add(userId),
    start: () => void (timer ??= setInterval(() => void flush(), WRITE_INTERVAL_MS).unref()),
    flush,
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
