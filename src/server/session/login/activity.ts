import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/client';
import { members } from '../../platform/database/schema';
import { sessionEnd } from './sessions';

const WRITE_INTERVAL_MS = 60_000;

/**
 * Collects which members were active and which sessions were used, and writes them in batches, so that a request costs
 * no statement. Requests without a membership, such as the list of memberships, don't count as activity (rule
 * members.lastActive).
 */
export interface Activity {
  touch: (userId: string, membershipId: string | undefined) => void;
  useSession: (sessionId: string, at: Date) => void;
  useKey: (keyId: string, at: Date) => void;
  start: () => void;
  flush: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Extends sessions from their last use. Skips rows locked by another process or a logout; the next use is recorded
 * again.
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

/** Skips keys locked by another process; their next use is recorded again. */
async function storeKeyUses({ db }: Pick<Database, 'db'>, used: Map<string, Date>): Promise<void> {
  const uses = JSON.stringify([...used].map(([id, at]) => ({ id, at })));
  await db.execute(sql`
    with used as (
      select key.id, use.at from jsonb_to_recordset(${uses}::jsonb) as use(id uuid, at timestamptz)
      join api_keys key on key.id = use.id for no key update of key skip locked)
    update api_keys set last_used_at = used.at from used where api_keys.id = used.id`);
}

export function makeActivity(database: Pick<Database, 'db'>, clock: Clock, log: FastifyBaseLogger): Activity {
  let active = new Map<string, { userId: string; membershipId: string }>();
  let used = new Map<string, Date>();
  let usedKeys = new Map<string, Date>();
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

  async function flushKeys(): Promise<void> {
    if (usedKeys.size === 0) return;
    const noted = usedKeys;
    usedKeys = new Map();
    try {
      await storeKeyUses(database, noted);
    } catch (error) {
      usedKeys = new Map([...noted, ...usedKeys]);
      log.warn({ err: error }, 'could not record the use of API keys');
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

  const flush = async () => void (await Promise.all([flushMembers(), flushSessions(), flushKeys()]));

  return {
    useSession: (sessionId, at) => void used.set(sessionId, at),
    useKey: (keyId, at) => void usedKeys.set(keyId, at),
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
