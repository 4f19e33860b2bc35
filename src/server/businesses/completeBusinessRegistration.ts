import { v7 } from 'uuid';
import type { Act } from '../platform/act';
import { businesses, businessStaff } from '../platform/database/schema';
import { ownerOf } from '../tenancy';
import { openBusiness } from './approveBusiness';
import { businessMails } from './mails';
import { findOwnedBusiness } from './reads';

/**
 * Creates the registered business now that the owner's address is verified. False if an operator must approve it first;
 * nobody can use it until then (rule businesses.approval). Registering the same name again doesn't create a second
 * business.
 */
export async function completeBusinessRegistration(act: Act, userId: string, name: string): Promise<boolean> {
  const existing = await findOwnedBusiness(act.tx, userId, name);
  if (existing) return existing.approvedAt !== null;
  const businessId = v7();
  await act.tx.insert(businesses).values({ id: businessId, name, createdAt: act.now });
  await act.tx.insert(businessStaff).values({ businessId, userId, role: 'owner', createdAt: act.now });
  const isApproved = act.config.businessApproval === 'automatic';
  if (isApproved) await openBusiness(act, businessId);
  else await mailApprovalPending(act, businessId, name);
  return isApproved;
}

async function mailApprovalPending(act: Act, businessId: string, businessName: string): Promise<void> {
  const owner = await ownerOf(act.tx, businessId);
  if (!owner) return;
  const data = { firstName: owner.firstName, businessName };
  act.mail({ to: owner.email, template: businessMails['approval-pending'], data });
}
