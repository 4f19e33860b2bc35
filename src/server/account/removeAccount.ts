import { setTimeout } from 'node:timers/promises';
import { asc, eq } from 'drizzle-orm';
import { removeMessagesOf } from '../chat';
import { removeNameAndQuotesOf, removeNotificationsOf } from '../notifications';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { PAUSE_MS, PIECE_ROWS } from '../platform/database/removeInPieces';
import {
  accountRemovals,
  calendarFeeds,
  codes,
  pushSubscriptions,
  recoveryCodes,
  users,
} from '../platform/database/schema';
import { eachApart } from '../platform/jobs/apart';
import { recurringJob } from '../platform/jobs/recurring';

/** What may be too much for one transaction: each removes up to so many rows, and returns how many it did. */
const PARTS = [removeMessagesOf, removeNameAndQuotesOf, removeNotificationsOf];

/** Removes a piece of each; whether nothing is left. */
async function removePiece(act: Act, userId: string): Promise<boolean> {
  let isDone = true;
  for (const removePart of PARTS) isDone = (await removePart(act, userId, PIECE_ROWS)) < PIECE_ROWS && isDone;
  return isDone;
}

/** Removes the account once nothing is left that would make it long. The database removes the rest with it. */
async function removeNextPiece(act: Act, userId: string): Promise<boolean> {
  const isDone = await removePiece(act, userId);
  if (isDone) await act.tx.delete(users).where(eq(users.id, userId));
  return isDone;
}

/** By which nobody logs in, is found or is mailed; names as the chat has them of those who are gone. */
const closed = (userId: string, now: Date) => ({
  email: `${userId}@removed.invalid`,
  firstName: 'Former',
  lastName: 'member',
  bio: '',
  passwordHash: '',
  twoFactorSince: null,
  twoFactorSecret: null,
  twoFactorStep: null,
  disabledAt: now,
});

async function closeAccount({ tx, now }: Act, userId: string): Promise<void> {
  await tx.update(users).set(closed(userId, now)).where(eq(users.id, userId));
  for (const table of [codes, recoveryCodes, pushSubscriptions, calendarFeeds])
    await tx.delete(table).where(eq(table.userId, userId));
  await tx.insert(accountRemovals).values({ userId, closedAt: now });
}

/**
 * Removes an account that is in no membership any more: at once where it is small. Otherwise the account is closed, its address is
 * free, and `removeAccountsJob` removes what it wrote in pieces; until then nobody sees any of it (rule account.deletion).
 */
export async function removeOrClose(act: Act, userId: string): Promise<void> {
  if (!(await removeNextPiece(act, userId))) await closeAccount(act, userId);
}

/** How long one run of the job goes on with an account: less than its job may take. */
const RUN_MS = 4 * 60_000;

async function removeClosed({ act }: AppContext, userId: string): Promise<void> {
  const end = performance.now() + RUN_MS;
  while (!(await act((piece) => removeNextPiece(piece, userId)))) {
    if (performance.now() > end) return;
    await setTimeout(PAUSE_MS);
  }
}

/** Goes on where the last time ended: what was removed stays removed, whatever happened then. */
export async function removeAccounts(context: AppContext): Promise<void> {
  const { db } = context.database;
  const removals = await db.select().from(accountRemovals).orderBy(asc(accountRemovals.closedAt));
  await eachApart(removals, ({ userId }) => removeClosed(context, userId));
}

export const removeAccountsJob = recurringJob({
  name: 'account-removals',
  everySeconds: 60,
  pollSeconds: 30,
  run: removeAccounts,
});
