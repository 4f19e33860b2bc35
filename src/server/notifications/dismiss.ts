import { and, eq, inArray, isNull, max, sql, type SQL } from 'drizzle-orm';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { memberships, notifications } from '../platform/database/schema';
import { conflict } from '../platform/http/problem';

/** These go away by their action only. */
const needsAction = new Set(['ACTION', 'CHOICE']);

/**
 * Dismisses a notification of the caller's, here and on their other devices. Repeating it is harmless; 409 for one
 * whose action has still to be taken (rule notifications.dismissal).
 */
export async function dismiss(context: AppContext, userId: string, notificationId: string): Promise<void> {
  await context.act(async ({ tx, now, publish }) => {
    const isOpen = and(
      eq(notifications.id, notificationId),
      eq(notifications.userId, userId),
      isNull(notifications.dismissedAt),
    );
    const [open] = await tx
      .select({ actionType: notifications.actionType })
      .from(notifications)
      .where(isOpen)
      .for('update');
    if (!open) return;
    if (needsAction.has(open.actionType)) {
      throw conflict('action_due', 'This notification needs an answer before it can be dismissed.');
    }
    await tx.update(notifications).set({ dismissedAt: now }).where(isOpen);
    publish({ userIds: [userId] }, { type: 'notification', notificationId, dismissed: true });
  });
}

/** Dismisses what is still open of these, on every device. */
async function dismissWhere(act: Act, which: SQL | undefined): Promise<void> {
  const closed = await act.tx
    .update(notifications)
    .set({ dismissedAt: act.now })
    .where(and(which, isNull(notifications.dismissedAt)))
    .returning({ id: notifications.id, userId: notifications.userId });
  for (const { id, userId } of closed) {
    act.publish({ userIds: [userId] }, { type: 'notification', notificationId: id, dismissed: true });
  }
}

/** Dismisses what is still open of a subject, for everybody: one has decided, so the others need not. */
export const settle = (act: Act, subject: string): Promise<void> =>
  dismissWhere(act, eq(notifications.subject, subject));

/** The same of several subjects. One statement, however many they are. */
export async function settleAll(act: Act, subjects: string[]): Promise<void> {
  if (subjects.length === 0) return;
  // One value, however many: it may be what somebody has written in years.
  await dismissWhere(act, sql`${notifications.subject} = any(${sql.param(subjects)}::text[])`);
}

/** The same for one person, but not what they were told as staff: it is no longer theirs to decide. */
export const settleFor = (act: Act, subject: string, userId: string): Promise<void> =>
  dismissWhere(
    act,
    and(eq(notifications.subject, subject), eq(notifications.userId, userId), eq(notifications.forStaff, false)),
  );

/**
 * Opens again, for these people, what was settled last of a subject, unless that is longer ago than `since`. False when
 * there is nothing of the kind.
 */
export async function reopen(
  act: Act,
  subject: string,
  { since, userIds }: { since: Date; userIds: string[] },
): Promise<boolean> {
  const ofSubject = eq(notifications.subject, subject);
  const [last] = await act.tx
    .select({ settledAt: max(notifications.dismissedAt) })
    .from(notifications)
    .where(ofSubject);
  const settledAt = last?.settledAt;
  if (!settledAt || settledAt < since) return false;
  const opened = await act.tx
    .update(notifications)
    .set({ dismissedAt: null })
    .where(and(ofSubject, eq(notifications.dismissedAt, settledAt), inArray(notifications.userId, userIds)))
    .returning({ id: notifications.id, userId: notifications.userId });
  for (const { id, userId } of opened) {
    act.publish({ userIds: [userId] }, { type: 'notification', notificationId: id, dismissed: false });
  }
  return true;
}

/** Dismisses what somebody was told as staff of a business: they may answer none of it any more. */
export async function dismissStaffNotifications(act: Act, businessId: string, userId: string): Promise<void> {
  const ofBusiness = act.tx
    .select({ id: memberships.id })
    .from(memberships)
    .where(eq(memberships.businessId, businessId));
  await dismissWhere(
    act,
    and(
      eq(notifications.userId, userId),
      eq(notifications.forStaff, true),
      inArray(notifications.membershipId, ofBusiness),
    ),
  );
}
