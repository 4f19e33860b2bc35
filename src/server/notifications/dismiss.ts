import { and, count, eq, inArray, isNotNull, isNull, lte, notExists, sql, type SQL } from 'drizzle-orm';
import { v7 } from 'uuid';
import { apiLinks } from '../../domain/links';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { members, notifications } from '../platform/database/schema';
import { conflict } from '../platform/http/problem';

/** These go away by their action only. */
const needsAction = new Set(['ACTION', 'CHOICE']);

/** How long a dismissal can be taken back. Seconds: longer than Undo is offered, which may be held open. */
const UNDO_SECONDS = 60;

const undoOf = (dismissalId: string) => ({ undoUrl: apiLinks.reopenNotifications(dismissalId) });

/** Tells their owner's open pages, in one event however many there are. */
function publish(act: Act, userId: string, rows: readonly { id: string }[], dismissed: boolean): void {
  const [notificationId, ...others] = rows.map(({ id }) => id);
  if (notificationId === undefined) return;
  const further = others.length > 0 && { others };
  act.publish({ userIds: [userId] }, { type: 'notification', notificationId, ...further, dismissed });
}

/**
 * Dismisses a notification of the caller's, here and on their other devices. Repeating it is harmless; 409 for one
 * whose action has still to be taken (rule notifications.dismissal).
 */
export async function dismiss(context: AppContext, userId: string, notificationId: string) {
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
      throw conflict('action_due', 'This notification needs an answer before it can be dismissed.');
    }
    const dismissalId = v7();
    await act.tx.update(notifications).set({ dismissedAt: act.now, dismissalId }).where(isOpen);
    publish(act, userId, [{ id: notificationId }], true);
    return { done: true as const, ...undoOf(dismissalId) };
  });
}

/** What somebody has seen in their list: nothing of memberships in which they are disabled (rule members.disabled). */
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
 * Dismisses what somebody has seen, up to the newest, of one group or of all, and leaves what waits for their answer
 * (rule notifications.dismissAll). Repeating it is harmless.
 */
export async function dismissAll(context: AppContext, userId: string, which: { newest: string; group?: string }) {
  return context.act(async (act) => {
    const dismissalId = v7();
    const seen = seenBy(act, userId, which);
    const rows = await act.tx
      .update(notifications)
      .set({ dismissedAt: act.now, dismissalId })
      .where(and(seen, eq(notifications.needsAnswer, false)))
      .returning({ id: notifications.id });
    const [left] = await act.tx.select({ kept: count() }).from(notifications).where(seen);
    publish(act, userId, rows, true);
    const answer = { done: true as const, dismissed: rows.length, kept: left?.kept ?? 0 };
    return rows.length > 0 ? { ...answer, ...undoOf(dismissalId) } : answer;
  });
}

/**
 * Lists again what somebody dismissed at once, but for what was settled meanwhile. A repeat is harmless; 409 when it is
 * too late, or nothing of it is left (rule notifications.undo).
 */
export async function undoDismissal(context: AppContext, userId: string, dismissalId: string): Promise<void> {
  await context.act(async (act) => {
    const rows = await act.tx
      .select({ id: notifications.id, dismissedAt: notifications.dismissedAt })
      .from(notifications)
      .where(and(eq(notifications.dismissalId, dismissalId), eq(notifications.userId, userId)))
      .for('update');
    if (rows.length === 0) throw conflict('gone_on', 'This can’t be undone any more, as it’s been dealt with since.');
    const gone = rows.filter(({ dismissedAt }) => dismissedAt !== null);
    const since = act.now.getTime() - UNDO_SECONDS * 1000;
    if (gone.some(({ dismissedAt }) => dismissedAt!.getTime() < since)) {
      throw conflict('too_late', 'It’s too late to undo this.');
    }
    const ids = gone.map(({ id }) => id);
    if (ids.length === 0) return;
    await act.tx.update(notifications).set({ dismissedAt: null }).where(inArray(notifications.id, ids));
    publish(act, userId, gone, false);
  });
}
