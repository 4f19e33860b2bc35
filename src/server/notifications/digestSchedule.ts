import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/database/client';
import { insertInBatches } from '../platform/database/insertInBatches';
import {
  digestDueDate,
  readerColumns,
  toDigestReader,
  settingsJoin,
  type DigestReader,
  type ReaderRow,
} from './digestReaders';

/** An array of ids or instants as one value, since there may be thousands. */
const arrayOf = (values: string[]) => `{${values.join(',')}}`;

/**
 * Schedules checks of people, each at the given instant unless one is due sooner. Locks rows in id order, so that
 * concurrent calls run one after the other.
 */
async function scheduleChecks(tx: Tx, people: { userId: string; at: Date }[]): Promise<void> {
  await insertInBatches(people, (chunk) =>
    tx.execute(sql`
      insert into digests as d (user_id, look_at)
      select u.id, person.at
      from unnest(${arrayOf(chunk.map(({ userId }) => userId))}::uuid[],
        ${arrayOf(chunk.map(({ at }) => at.toISOString()))}::timestamptz[]) person(id, at)
      join users u on u.id = person.id
      order by u.id
      on conflict (user_id) do update set look_at = excluded.look_at
        where d.look_at is null or d.look_at > excluded.look_at`),
  );
}

/**
 * Schedules checks of people for the next round, since a change of their settings, zone or channels may make a digest
 * due earlier.
 */
export const scheduleDigestChecks = (tx: Tx, userIds: string[], now: Date): Promise<void> =>
  scheduleChecks(
    tx,
    [...new Set(userIds)].map((userId) => ({ userId, at: now })),
  );

export async function scheduleAllDigestChecks(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into digests as d (user_id, look_at)
    select id, ${now.toISOString()}::timestamptz from users order by id
    on conflict (user_id) do update set look_at = excluded.look_at
      where d.look_at is null or d.look_at > excluded.look_at`);
}

export interface PossibleReader {
  userId: string;
  firstUnread: Date;
}

/**
 * Schedules checks of people for the time when their digest is due if all its messages are still unread. Skips people
 * who want no digests. Two statements per thousand people.
 */
export async function scheduleDigests(tx: Tx, people: PossibleReader[]): Promise<void> {
  await insertInBatches(people, async (chunk) => {
    const { rows } = await tx.execute<ReaderRow>(sql`
      select ${readerColumns} from users u
      left join ${settingsJoin}
      left join digests d on d.user_id = u.id
      where u.id = any(${arrayOf(chunk.map(({ userId }) => userId))}::uuid[])`);
    const readers = new Map(rows.map((row) => [row.user_id, toDigestReader(row)]));
    await scheduleChecks(
      tx,
      chunk.flatMap(({ userId, firstUnread }) => {
        const reader = readers.get(userId);
        const at = reader && digestDueDate(reader, firstUnread);
        return at ? [{ userId, at }] : [];
      }),
    );
  });
}

/**
 * Takes the next people due for a check. Their rows stay locked until this transaction ends; rows that other processes
 * have locked are skipped.
 */
export async function lockDueReaders(tx: Tx, now: Date, limit: number): Promise<DigestReader[]> {
  const { rows } = await tx.execute<ReaderRow>(sql`
    select ${readerColumns} from digests d
    join users u on u.id = d.user_id
    left join ${settingsJoin}
    where d.look_at <= ${now.toISOString()}::timestamptz
    order by d.look_at, d.user_id
    limit ${limit}
    for update of d skip locked`);
  return rows.map(toDigestReader);
}

export interface DigestCheck {
  userId: string;
  isSent: boolean;
  /** When to check again; if absent, not until there is a new message. */
  again?: Date;
}

export async function recordDigestChecks(tx: Tx, looked: DigestCheck[], now: Date): Promise<void> {
  const rows = looked.map(({ userId, isSent, again }) => ({ user_id: userId, is_sent: isSent, again }));
  await tx.execute(sql`
    update digests d set look_at = looked.again,
      sent_at = case when looked.is_sent then ${now.toISOString()}::timestamptz else d.sent_at end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) looked(user_id uuid, is_sent boolean, again timestamptz)
    where d.user_id = looked.user_id and d.user_id = any(${arrayOf(looked.map(({ userId }) => userId))}::uuid[])`);
}
