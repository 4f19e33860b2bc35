import { and, eq, isNull } from 'drizzle-orm';
import type { AppContext } from '../platform/context';
import { notifications } from '../platform/database/schema';
import { conflict } from '../platform/http/problem';

/** These go away by their action only. */
const needsAction = new Set(['ACTION', 'CHOICE']);

/**
 * Dismisses a notification of the caller's, here and on their other devices. Repeating it is harmless; 409 for one
 * whose action has still to be taken (specification 4).
 */
export async function dismiss(context: AppContext, userId: string, notificationId: string): Promise<void> {
  await context.act(async ({ tx, now, tell }) => {
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
    tell({ userIds: [userId] }, { type: 'notification', notificationId, dismissed: true });
  });
}
