import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database/client';
import { members } from '../platform/database/schema';

const WRITE_INTERVAL_MS = 60_000;

/**
 * Notes who was active in which membership, and writes it for all of them at once: a request costs no statement for it.
 * What is about no membership, as the list of them, is activity in none (rule members.lastActive).
 */
export interface Activity {
  touch: (userId: string, membershipId: string | undefined) => void;
  /** Writes what is noted, from now on every minute. */
  start: () => void;
  /** Writes what is noted now. */
  flush: () => Promise<void>;
  /** Writes the last of it. */
  stop: () => Promise<void>;
}

export function makeActivity(database: Pick<Database, 'db'>, clock: Clock, log: FastifyBaseLogger): Activity {
  let active = new Map<string, { userId: string; membershipId: string }>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    if (active.size === 0) return;
    const noted = active;
    active = new Map();
    try {
      await database.db.execute(sql`
        update ${members} m set last_active_at = ${clock.now().toISOString()}::timestamptz
        from jsonb_to_recordset(${JSON.stringify([...noted.values()])}::jsonb) as place("userId" uuid, "membershipId" uuid)
        where m.user_id = place."userId" and m.membership_id = place."membershipId"`);
    } catch (error) {
      active = new Map([...noted, ...active]);
      log.warn({ err: error }, 'could not record activity');
    }
  }

  return {
    touch: (userId, membershipId) => {
      if (membershipId) active.set(`${userId} ${membershipId}`, { userId, membershipId });
    },
    start: () => void (timer ??= setInterval(() => void flush(), WRITE_INTERVAL_MS).unref()),
    flush,
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
