import { and, lt, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/client';
import { removeBatches, BATCH_ROWS, removeInBatches } from '../platform/database/removeInBatches';
import { businessStaff, codes, members, sessions, throttles, users } from '../platform/database/schema';
import { daysBefore, type Housekeeping } from '../platform/jobs/housekeeping';

/**
 * Days to keep expired data (rule session.retention). People who never confirmed their registration can still request
 * the link again. A second click on a used link works until the link would have expired; a step's answer is kept as
 * long as its link is valid.
 */
const RETENTION_DAYS = { codes: 2, registrations: 30, sessions: 30 } as const;

async function removeCodes({ db }: Database, now: Date): Promise<void> {
  const { expiresAt, usedAt } = codes;
  const codesBefore = daysBefore(now, RETENTION_DAYS.codes);
  const registrationsBefore = daysBefore(now, RETENTION_DAYS.registrations);
  const isRegistration = sql`${codes.purpose} = 'verify'`;
  const isNone = sql`${codes.purpose} <> 'verify'`;
  const isDoneWith = sql`${codes.purpose} <> 'step-answer'`;
  await removeInBatches(db, codes, { where: and(isDoneWith, lt(usedAt, codesBefore)), oldestBy: usedAt });
  await removeInBatches(db, codes, { where: and(isNone, lt(expiresAt, codesBefore)), oldestBy: expiresAt });
  await removeInBatches(db, codes, {
    where: and(isRegistration, lt(expiresAt, registrationsBefore)),
    oldestBy: expiresAt,
  });
}

async function removeSessions({ db }: Database, now: Date): Promise<void> {
  const before = daysBefore(now, RETENTION_DAYS.sessions);
  for (const over of [sessions.expiresAt, sessions.revokedAt]) {
    await removeInBatches(db, sessions, { where: lt(over, before), oldestBy: over });
  }
}

/**
 * The account's address was never verified, and no valid code is left to verify it. `offset 0` forces one index look-up
 * per row instead of a join with the whole other table.
 */
const isAbandoned = sql`${users.verifiedAt} is null
  and not exists (select from ${codes} where ${codes.userId} = ${users.id} offset 0)
  and not exists (select from ${members} where ${members.userId} = ${users.id} offset 0)
  and not exists (select from ${businessStaff} where ${businessStaff.userId} = ${users.id} offset 0)`;

/**
 * Removes the accounts of people who never confirmed their registration. Locks each account and then checks again, so
 * that a person who registers or receives a link at that moment keeps their account.
 */
async function removeAbandoned({ db }: Database, now: Date): Promise<void> {
  const before = daysBefore(now, RETENTION_DAYS.registrations);
  await removeBatches(() =>
    db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ place: string }>(sql`
        select ctid::text as place from ${users} where ${lt(users.createdAt, before)} and ${isAbandoned}
        order by ${users.createdAt} limit ${BATCH_ROWS} for update skip locked`);
      const places = sql.param(rows.map(({ place }) => place));
      const { rowCount } = await tx.execute(
        sql`delete from ${users} where ctid = any(${places}::tid[]) and ${isAbandoned}`,
      );
      return rowCount ?? 0;
    }),
  );
}

export const sessionHousekeeping: Housekeeping = async ({ database, clock }) => {
  const now = clock.now();
  const { resetsAt } = throttles;
  await removeCodes(database, now);
  await removeInBatches(database.db, throttles, { where: lt(resetsAt, now), oldestBy: resetsAt });
  await removeSessions(database, now);
  await removeAbandoned(database, now);
};
