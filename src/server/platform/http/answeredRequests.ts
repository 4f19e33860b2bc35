import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../database/client';
import { removeInBatches } from '../database/removeInBatches';
import { answeredRequests } from '../database/schema';
import { daysBefore, type Housekeeping } from '../jobs/housekeeping';

const RETENTION_DAYS = 1;

export interface KeyedRequest {
  userId: string | undefined;
  operation: string;
  /** The client's Idempotency-Key, or the path of a deletion. */
  key: string;
  bodyHash: string;
}

const keyColumns = [answeredRequests.userId, answeredRequests.operation, answeredRequests.key];

const isRequest = ({ userId, operation, key }: KeyedRequest) =>
  and(
    sql`${answeredRequests.userId} is not distinct from ${userId ?? null}::uuid`,
    eq(answeredRequests.operation, operation),
    eq(answeredRequests.key, key),
  );

/** The same request, sent earlier; its response is null if it is in progress or was lost. */
export async function findEarlierRequest(db: Queryable, request: KeyedRequest, now: Date) {
  const [row] = await db
    .select({ bodyHash: answeredRequests.bodyHash, answer: answeredRequests.answer })
    .from(answeredRequests)
    .where(and(isRequest(request), gte(answeredRequests.createdAt, daysBefore(now, RETENTION_DAYS))));
  return row;
}

/** Takes the key in a transaction, waiting for a concurrent request. False if it is already taken. */
export async function takeKey(db: Queryable, request: KeyedRequest, now: Date): Promise<boolean> {
  const taken = await db
    .insert(answeredRequests)
    .values({ ...request, createdAt: now })
    .onConflictDoUpdate({
      target: keyColumns,
      set: { bodyHash: request.bodyHash, answer: null, createdAt: now },
      setWhere: lt(answeredRequests.createdAt, daysBefore(now, RETENTION_DAYS)),
    })
    .returning({ key: answeredRequests.key });
  return taken.length > 0;
}

export async function storeAnswer(db: Queryable, request: KeyedRequest, answer: unknown): Promise<void> {
  await db.update(answeredRequests).set({ answer }).where(isRequest(request));
}

/** Takes the key in a transaction, even from an earlier identical request. */
export async function replaceKey(db: Queryable, request: KeyedRequest, now: Date): Promise<void> {
  await db
    .insert(answeredRequests)
    .values({ ...request, createdAt: now })
    .onConflictDoUpdate({ target: keyColumns, set: { answer: null, createdAt: now } });
}

export const answeredRequestHousekeeping: Housekeeping = async ({ database: { db }, clock }) => {
  const { createdAt } = answeredRequests;
  const oldest = daysBefore(clock.now(), RETENTION_DAYS);
  await removeInBatches(db, answeredRequests, { where: lt(createdAt, oldest), oldestBy: createdAt });
};
