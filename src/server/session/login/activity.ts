import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/client';
import { members } from '../../platform/database/schema';
import { sessionEnd } from './sessions';

const WRITE_INTERVAL_MS = 60_000;

/**
 * Notes who was active in which membership, and which sessions were used, and writes it for all of them at once: a request costs no statement for it.
 * What is about no membership, as the list of them, is activity in none (rule members.lastActive).
 */
export interface Activity {
  touch: (userId: string, membershipId: string | undefined) => void;
  /** What goes on by that (rule session.use). */
  useSession: (sessionId: string, at: Date) => void;
  /** Writes what is noted, from now on every minute. */
  start: () => void;
  /** Writes what is noted now. */
  flush: () => Promise<void>;
  /** Writes the last of it. */
  stop: () => Promise<void>;
}

/**
 * Lets sessions go on from their last use. What another process writes at the same moment, or a logout, isn't waited for:
 * the next use is noted again.
 */
async function extendSessions({ db }: Pick<Database, 'db'>, used: Map<string, Date>): Promise<void> {
  const uses = JSON.stringify([...used].map(([id, at]) => ({ id, at })));
  await db.execute(sql`
    with used as (
      select session.id, use.at from jsonb_to_recordset(${uses}::jsonb) as use(id uuid, at timestamptz)
      join sessions session on session.id = use.id
      where session.revoked_at is null for no key update of session skip locked)
    update sessions set last_used_at = used.at, end_announced_at = null,
      expires_at = ${sessionEnd(sql`used.at`, sql`sessions.user_id`)}
    from used where sessions.id = used.id`);
}

export function makeActivity(database: Pick<Database, 'db'>, clock: Clock, log: FastifyBaseLogger): Activity {
  let active = new Map<string, { userId: string; membershipId: string }>();
  let used = new Map<string, Date>();
  let timer: NodeJS.Timeout | undefined;

  async function flushSessions(): Promise<void> {
    if (used.size === 0) return;
    const noted = used;
    used = new Map();
    try {
      await extendSessions(database, noted);
    } catch (error) {
      used = new Map([...noted, ...used]);
      log.warn({ err: error }, 'could not record the use of sessions');
    }
  }

  async function flushMembers(): Promise<void> {
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

  const flush = async () => void (await Promise.all([flushMembers(), flushSessions()]));

  return {
    useSession: (sessionId, at) => void used.set(sessionId, at),
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
