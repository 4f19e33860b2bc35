import { setTimeout } from 'node:timers/promises';
import { asc, eq } from 'drizzle-orm';
import { removeMessagesOf } from '../chat';
import { removeNameAndQuotesOf, removeNotificationsOf } from '../notifications';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { PAUSE_MS, BATCH_ROWS } from '../platform/database/removeInBatches';
import {
  accountRemovals,
  calendarFeeds,
  codes,
  photos,
  pushSubscriptions,
  recoveryCodes,
  termsAcceptances,
  users,
} from '../platform/database/schema';
import { forEachSettled } from '../platform/jobs/batches';
import { recurringJob } from '../platform/jobs/recurring';

/**
 * Data that may be too large for one transaction: each function removes a limited number of rows and returns how many.
 */
const REMOVALS = [removeMessagesOf, removeNameAndQuotesOf, removeNotificationsOf];

async function removeBatch(act: Act, userId: string): Promise<boolean> {
  let isDone = true;
  for (const removePart of REMOVALS) isDone = (await removePart(act, userId, BATCH_ROWS)) < BATCH_ROWS && isDone;
  return isDone;
}

async function removeNextBatch(act: Act, userId: string): Promise<boolean> {
  const isDone = await removeBatch(act, userId);
  if (isDone) await act.tx.delete(users).where(eq(users.id, userId));
  return isDone;
}

type KeptColumn = 'id' | 'verifiedAt' | 'createdAt';

/**
 * Values that leave no way to log in to, find or mail the account, with the name that the chat shows for former
 * members. The columns to keep are listed by name.
 */
const closedAccountColumns = (userId: string, now: Date): Omit<typeof users.$inferSelect, KeptColumn> => ({
  email: `${userId}@removed.invalid`,
  firstName: 'Former',
  lastName: 'member',
  bio: '',
  photoId: null,
  timezone: null,
  language: null,
  passwordHash: '',
  twoFactorSince: null,
  twoFactorSecret: null,
  twoFactorStep: null,
  disabledAt: now,
  confirmedAge: null,
  termsDeferredUntil: null,
});

async function closeAccount({ tx, now }: Act, userId: string): Promise<void> {
  await tx.update(users).set(closedAccountColumns(userId, now)).where(eq(users.id, userId));
  for (const table of [codes, recoveryCodes, pushSubscriptions, calendarFeeds, photos, termsAcceptances])
    await tx.delete(table).where(eq(table.userId, userId));
  await tx.insert(accountRemovals).values({ userId, closedAt: now });
}

/**
 * Removes an account that has no memberships left. Deletes a small account immediately. Closes a large account, frees
 * its address, and leaves its data to `removeAccountsJob`, which removes it in batches; nobody sees the data until then
 * (rule account.deletion).
 */
export async function removeOrCloseAccount(act: Act, userId: string): Promise<void> {
  if (!(await removeNextBatch(act, userId))) await closeAccount(act, userId);
}

/** Time limit for one account in a run, shorter than the job's own limit. */
const MAX_RUN_MS = 4 * 60_000;

async function removeClosedAccount({ act }: AppContext, userId: string): Promise<void> {
  const end = performance.now() + MAX_RUN_MS;
  while (!(await act((piece) => removeNextBatch(piece, userId)))) {
    if (performance.now() > end) return;
    await setTimeout(PAUSE_MS);
  }
}

export async function removeAccounts(context: AppContext): Promise<void> {
  const { db } = context.database;
  const removals = await db.select().from(accountRemovals).orderBy(asc(accountRemovals.closedAt));
  await forEachSettled(removals, ({ userId }) => removeClosedAccount(context, userId));
}

export const removeAccountsJob = recurringJob({
  name: 'account-removals',
  everySeconds: 60,
  pollSeconds: 30,
  run: removeAccounts,
});
