import { and, lt, ne, or } from 'drizzle-orm';
import { codes, sessions, throttles } from '../platform/database/schema';
import { daysBefore, type Housekeeping } from '../platform/jobs/housekeeping';

/**
 * How long what is over stays, in days. Who registered and never confirmed it may still ask for the link again, and a
 * second click on a used one is answered while it would have held.
 */
const RETENTION_DAYS = { codes: 2, registrations: 30, sessions: 30 } as const;

/** Removes codes that are used or expired, attempts that count no more, and sessions that are over. */
export const sessionHousekeeping: Housekeeping = async ({ database: { db }, clock }) => {
  const now = clock.now();
  const codesBefore = daysBefore(now, RETENTION_DAYS.codes);
  const isExpired = or(
    and(ne(codes.purpose, 'verify'), lt(codes.expiresAt, codesBefore)),
    lt(codes.expiresAt, daysBefore(now, RETENTION_DAYS.registrations)),
  );
  await db.delete(codes).where(or(isExpired, lt(codes.usedAt, codesBefore)));
  await db.delete(throttles).where(lt(throttles.resetsAt, now));
  const sessionsBefore = daysBefore(now, RETENTION_DAYS.sessions);
  await db.delete(sessions).where(or(lt(sessions.expiresAt, sessionsBefore), lt(sessions.revokedAt, sessionsBefore)));
};
