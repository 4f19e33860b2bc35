import { and, eq } from 'drizzle-orm';
import { MIN_BULK_TO_TELL, type BulkState } from '../../domain/bulk/kinds';
import { discardUnsentInvitations } from '../memberships';
import { notify } from '../notifications';
import type { Act } from '../platform/act';
import { bulkActions } from '../platform/database/schema';
import { lockMembership } from '../tenancy';
import { bulkNotifications } from './notificationKinds';
import { bulkActionById } from './reads';

/**
 * Ends a running bulk action and notifies the person who started it, unless it was short (rule bulk.told). Does
 * nothing if it has ended.
 */
export async function endBulkAction(act: Act, id: string, state: Exclude<BulkState, 'RUNNING'>): Promise<void> {
  const [running] = await act.tx
    .select({ membershipId: bulkActions.membershipId })
    .from(bulkActions)
    .where(eq(bulkActions.id, id));
  if (!running) return;
  await lockMembership(act, running.membershipId);
  const [ended] = await act.tx
    .update(bulkActions)
    .set({ state, finishedAt: act.now, address: null })
    .where(and(eq(bulkActions.id, id), eq(bulkActions.state, 'RUNNING')))
    .returning({ startedBy: bulkActions.startedBy });
  if (!ended) return;
  await discardUnsentInvitations(act, id);
  if (!ended.startedBy) return;
  const { kind, total, done } = await bulkActionById(act.tx, id);
  if (state === 'STOPPED' || total < MIN_BULK_TO_TELL) return;
  await notify(act, {
    kind: bulkNotifications['bulk-finished'],
    userIds: [ended.startedBy],
    data: { bulkActionId: id, bulkKind: kind, done, total },
    membershipId: running.membershipId,
  });
}
