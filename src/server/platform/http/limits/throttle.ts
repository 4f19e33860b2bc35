import type { LocalText } from '../../../../domain/text/localText';
import { createHash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/client';
import { throttles } from '../../database/schema';
import { tooMany } from '../problem';

/** A throttle's key for an address or account; the address or account itself is not stored. */
export const throttleKey = (limitName: string, subject: string): string =>
  `${limitName}:${createHash('sha256').update(subject.toLowerCase()).digest('base64url')}`;

const limitNameOf = (key: string): string => key.split(':', 1)[0] ?? '';

async function count(db: Queryable, key: string, windowSeconds: number, now: Date) {
  const resetsAt = new Date(now.getTime() + windowSeconds * 1000);
  const isOver = sql`${throttles.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(throttles)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${throttles.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${throttles.resetsAt} end`,
      },
    })
    .returning({ tries: throttles.count, resetsAt: throttles.resetsAt });
  return row ?? { tries: 1, resetsAt };
}

/**
 * Allows `limit` attempts of `key` per window, in seconds, across all processes; 429 with Retry-After beyond it, with
 * `refusal` as its sentence. Call it outside the act it guards, so that a failing act still counts.
 */
export async function throttle(
  db: Queryable,
  key: string,
  limit: number,
  windowSeconds: number,
  now: Date,
  refusal?: LocalText,
): Promise<void> {
  const { tries, resetsAt } = await count(db, key, windowSeconds, now);
  if (tries > limit) throw tooMany(limitNameOf(key), (resetsAt.getTime() - now.getTime()) / 1000, refusal);
}

export async function isFirstAttempt(db: Queryable, key: string, windowSeconds: number, now: Date): Promise<boolean> {
  return (await count(db, key, windowSeconds, now)).tries === 1;
}

export async function resetAttempts(db: Queryable, keys: string[]): Promise<void> {
  await db.delete(throttles).where(inArray(throttles.key, keys));
}

/** Refunds one attempt, so that a success doesn't count against an address that many people share. */
export async function refundAttempt(db: Queryable, key: string): Promise<void> {
  await db
    .update(throttles)
    .set({ count: sql`greatest(0, ${throttles.count} - 1)` })
    .where(eq(throttles.key, key));
}
