import { and, lt, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/client';
import { inPieces, PIECE_ROWS, removeInPieces } from '../platform/database/removeInPieces';
import { businessStaff, codes, members, sessions, throttles, users } from '../platform/database/schema';
import { daysBefore, type Housekeeping } from '../platform/jobs/housekeeping';

/**
 * How long what is over stays, in days (rule session.retention). Who registered and never confirmed it may still ask for
 * the link again, and a second click on a used one is answered while it would have held; on the answer to a step, for
 * as long as the link holds.
 */
const RETENTION_DAYS = { codes: 2, registrations: 30, sessions: 30 } as const;

/** Removes codes that are used or expired. */
async function removeCodes({ db }: Database, now: Date): Promise<void> {
  const { expiresAt, usedAt } = codes;
  const codesBefore = daysBefore(now, RETENTION_DAYS.codes);
  const registrationsBefore = daysBefore(now, RETENTION_DAYS.registrations);
  const isRegistration = sql`${codes.purpose} = 'verify'`;
  const isNone = sql`${codes.purpose} <> 'verify'`;
  const isDoneWith = sql`${codes.purpose} <> 'step-answer'`;
  await removeInPieces(db, codes, { where: and(isDoneWith, lt(usedAt, codesBefore)), oldestBy: usedAt });
  await removeInPieces(db, codes, { where: and(isNone, lt(expiresAt, codesBefore)), oldestBy: expiresAt });
  await removeInPieces(db, codes, {
    where: and(isRegistration, lt(expiresAt, registrationsBefore)),
    oldestBy: expiresAt,
  });
}

/** Removes sessions that are over, and with them the devices that were to be told there. */
async function removeSessions({ db }: Database, now: Date): Promise<void> {
  const before = daysBefore(now, RETENTION_DAYS.sessions);
  for (const over of [sessions.expiresAt, sessions.revokedAt]) {
    await removeInPieces(db, sessions, { where: lt(over, before), oldestBy: over });
  }
}

/**
 * Nobody has proved the address of an account, and nothing is left by which they could. `offset 0` keeps each look-up one
 * by index, rather than a join with all that the other table has.
 */
const isAbandoned = sql`${users.verifiedAt} is null
  and not exists (select from ${codes} where ${codes.userId} = ${users.id} offset 0)
  and not exists (select from ${members} where ${members.userId} = ${users.id} offset 0)
  and not exists (select from ${businessStaff} where ${businessStaff.userId} = ${users.id} offset 0)`;

/**
 * Removes the accounts of those who registered and never confirmed it. They are locked first and then looked at again:
 * who registers, or is sent a link, at the same moment keeps theirs.
 */
async function removeAbandoned({ db }: Database, now: Date): Promise<void> {
  const before = daysBefore(now, RETENTION_DAYS.registrations);
  await inPieces(() =>
    db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ place: string }>(sql`
        select ctid::text as place from ${users} where ${lt(users.createdAt, before)} and ${isAbandoned}
        order by ${users.createdAt} limit ${PIECE_ROWS} for update skip locked`);
      const places = sql.param(rows.map(({ place }) => place));
      const { rowCount } = await tx.execute(
        sql`delete from ${users} where ctid = any(${places}::tid[]) and ${isAbandoned}`,
      );
      return rowCount ?? 0;
    }),
  );
}

/** Removes codes, attempts and sessions that count no more, and accounts that nobody can confirm any more. */
export const sessionHousekeeping: Housekeeping = async ({ database, clock }) => {
  const now = clock.now();
  const { resetsAt } = throttles;
  await removeCodes(database, now);
  await removeInPieces(database.db, throttles, { where: lt(resetsAt, now), oldestBy: resetsAt });
  await removeSessions(database, now);
  await removeAbandoned(database, now);
};
