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

interface Batch<Value> {
  note: (key: string, value: Value) => void;
  flush: () => Promise<void>;
}

/** Collects the last value of each key until `write`; what can't be written is kept for the next time. */
function makeBatch<Value>(
  log: FastifyBaseLogger,
  failure: string,
  write: (noted: Map<string, Value>) => Promise<unknown>,
): Batch<Value> {
  let collected = new Map<string, Value>();
  return {
    note: (key, value) => void collected.set(key, value),
    flush: async () => {
      if (collected.size === 0) return;
      const noted = collected;
      collected = new Map();
      try {
        await write(noted);
      } catch (error) {
        collected = new Map([...noted, ...collected]);
        log.warn({ err: error }, failure);
      }
    },
  };
}

export function makeActivity(database: Pick<Database, 'db'>, clock: Clock, log: FastifyBaseLogger): Activity {
  let timer: NodeJS.Timeout | undefined;
  const sessions = makeBatch<Date>(log, 'could not record the use of sessions', (used) =>
    extendSessions(database, used),
  );
  const keys = makeBatch<Date>(log, 'could not record the use of API keys', (used) => storeKeyUses(database, used));
  const active = makeBatch<{ userId: string; membershipId: string }>(log, 'could not record activity', (noted) =>
    database.db.execute(sql`
      update ${members} m set last_active_at = ${clock.now().toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify([...noted.values()])}::jsonb) as place("userId" uuid, "membershipId" uuid)
      where m.user_id = place."userId" and m.membership_id = place."membershipId"`),
  );
  const flush = async () => void (await Promise.all([active, sessions, keys].map((batch) => batch.flush())));

  return {
    useSession: sessions.note,
    useKey: keys.note,
    touch: (userId, membershipId) => {
      if (membershipId) active.note(`${userId} ${membershipId}`, { userId, membershipId });
    },
    start: () => void (timer ??= setInterval(() => void flush(), WRITE_INTERVAL_MS).unref()),
    flush,
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
