import { and, eq } from 'drizzle-orm';
import { recordAct } from '../audit';
import { revokeKeysOf, stopWebhooksOf } from '../integrations';
import { trackLeadership } from '../meetings';
import { dismissStaffNotifications } from '../notifications';
import { removeActionsOfLeaver } from '../onboarding';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { businessStaff } from '../platform/database/schema';
import { conflict, notFound, type Problem } from '../platform/http/problem';
import { userById } from '../session';
import { ownerOf } from '../tenancy';
import { notifyAdminRemoved } from './notices';
import { refusals } from './refusals';

/**
 * Removes a person's admin role and all rights that come with it (rule businesses.removal). 409 for the owner or a
 * person without the role, 404 for an unknown person.
 */
export async function removeAdmin(context: AppContext, businessId: string, adminId: string): Promise<void> {
  await context.act(async (act) => {
    await trackLeadership(act, { businessId }, [adminId]);
    await revokeKeysOf(act, businessId, adminId);
    await stopWebhooksOf(act, businessId, adminId);
    if (!(await deleteRole(act, businessId, adminId))) throw await notRemovable(act, businessId, adminId);
    await removeActionsOfLeaver(act, adminId, businessId);
    await dismissStaffNotifications(act, businessId, adminId);
    await notifyAdminRemoved(act, businessId, adminId);
    await recordAct(act, 'ADMIN_REMOVED', { businessId, personId: adminId });
  });
}

async function deleteRole(act: Act, businessId: string, adminId: string): Promise<boolean> {
  const isThisAdmin = and(
    eq(businessStaff.businessId, businessId),
    eq(businessStaff.userId, adminId),
    eq(businessStaff.role, 'admin'),
  );
  const removed = await act.tx.delete(businessStaff).where(isThisAdmin).returning({ userId: businessStaff.userId });
  return removed.length > 0;
}

async function notRemovable(act: Act, businessId: string, adminId: string): Promise<Problem> {
  const owner = await ownerOf(act.tx, businessId);
  if (owner?.id === adminId) return conflict('owner_stays', refusals.ownerStays);
  const person = await userById(act.tx, adminId);
  return person ? conflict('already_done', refusals.noLongerAdmin) : notFound();
}
