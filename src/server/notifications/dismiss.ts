import { and, count, eq, inArray, isNotNull, isNull, lte, notExists, sql, type SQL } from 'drizzle-orm';
import { v7 } from 'uuid';
import { apiLinks } from '../../domain/links';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { members, notifications } from '../platform/database/schema';
import { conflict } from '../platform/http/problem';
import { refusals } from './refusals';

/** Notifications of these types can be dismissed only through their action. */
const needsAction = new Set(['ACTION', 'CHOICE']);

/**
 * Seconds during which a dismissal can be undone; longer than Undo is shown, since the user may keep the message open.
 */
const UNDO_SECONDS = 60;

const withUndoUrl = (dismissalId: string) => ({ undoUrl: apiLinks.reopenNotifications(dismissalId) });

function publishDismissal(act: Act, userId: string, rows: readonly { id: string }[], dismissed: boolean): void {
  const [notificationId, ...others] = rows.map(({ id }) => id);
  if (notificationId === undefined) return;
  const further = others.length > 0 && { others };
  act.publish({ userIds: [userId] }, { type: 'notification', notificationId, ...further, dismissed });
}

/**
 * Dismisses a notification of the caller's, here and on their other devices. Safe to repeat; 409 if its action is still
 * pending (rule notifications.dismissal).
 */
export async function dismissNotification(context: AppContext, userId: string, notificationId: string) {
  return context.act(async (act) => {
    const isOpen = and(
      eq(notifications.id, notificationId),
      eq(notifications.userId, userId),
      isNull(notifications.dismissedAt),
    );
    const [open] = await act.tx
      .select({ actionType: notifications.actionType })
      .from(notifications)
      .where(isOpen)
      .for('update');
    if (!open) return { done: true as const };
    if (needsAction.has(open.actionType)) {
      throw conflict('action_due', refusals.actionDue);
    }
    const dismissalId = v7();
    await act.tx.update(notifications).set({ dismissedAt: act.now, dismissalId }).where(isOpen);
    publishDismissal(act, userId, [{ id: notificationId }], true);
    return { done: true as const, ...withUndoUrl(dismissalId) };
  });
}

function seenBy({ tx }: Act, userId: string, { newest, group }: { newest: string; group?: string }): SQL | undefined {
  const isDisabledIn = tx
    .select({ one: sql`1` })
    .from(members)
    .where(
      and(
        eq(members.membershipId, notifications.membershipId),
        eq(members.userId, userId),
        isNotNull(members.disabledAt),
      ),
    );
  return and(
    eq(notifications.userId, userId),
    isNull(notifications.dismissedAt),
    lte(notifications.id, newest),
    group === undefined ? undefined : eq(notifications.groupKey, group),
    notExists(isDisabledIn),
  );
}

/**
 * Dismisses the notifications that a user has seen, of one group or all, up to the newest one seen, except
 * notifications that need an answer (rule notifications.dismissAll). Safe to repeat.
 */
export async function dismissNotifications(
  context: AppContext,
  userId: string,
  which: { newest: string; group?: string },
) {
  return context.act(async (act) => {
    const dismissalId = v7();
    const seen = seenBy(act, userId, which);
    const rows = await act.tx
      .update(notifications)
      .set({ dismissedAt: act.now, dismissalId })
      .where(and(seen, eq(notifications.needsAnswer, false)))
      .returning({ id: notifications.id });
    const [left] = await act.tx.select({ kept: count() }).from(notifications).where(seen);
    publishDismissal(act, userId, rows, true);
    const answer = { done: true as const, dismissed: rows.length, kept: left?.kept ?? 0 };
    return rows.length > 0 ? { ...answer, ...withUndoUrl(dismissalId) } : answer;
  });
}

/**
 * Restores the notifications that a user dismissed together, except those settled since. Safe to repeat; 409 if it is
 * too late or none are left (rule notifications.undo).
 */
export async function undoDismissal(context: AppContext, userId: string, dismissalId: string): Promise<void> {
  await context.act(async (act) => {
    const rows = await act.tx
      .select({ id: notifications.id, dismissedAt: notifications.dismissedAt })
      .from(notifications)
      .where(and(eq(notifications.dismissalId, dismissalId), eq(notifications.userId, userId)))
      .for('update');
    if (rows.length === 0) throw conflict('gone_on', refusals.goneOn);
    const gone = rows.filter(({ dismissedAt }) => dismissedAt !== null);
    const since = act.now.getTime() - UNDO_SECONDS * 1000;
    if (gone.some(({ dismissedAt }) => dismissedAt!.getTime() < since)) {
      throw conflict('too_late', refusals.tooLate);
    }
    const ids = gone.map(({ id }) => id);
    if (ids.length === 0) return;
    await act.tx.update(notifications).set({ dismissedAt: null }).where(inArray(notifications.id, ids));
    publishDismissal(act, userId, gone, false);
  });
}
