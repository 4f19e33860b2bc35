import { and, eq, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { businesses, businessStaff } from '../platform/database/schema';
import { requireAction } from '../onboarding';
import { ownedByName, ownerOf } from './reads';
import { businessMails } from './mails';

/**
 * Makes the business that somebody registered, now that their address is proven. False while an operator has still to
 * approve it (decision 14): until then it is nobody's to use. The same name again makes no second one.
 */
export async function registerVerifiedBusiness(
  act: Act,
  { config }: AppContext,
  userId: string,
  name: string,
): Promise<boolean> {
  const known = await ownedByName(act.tx, userId, name);
  if (known) return known.approvedAt !== null;
  const business = { id: v7(), name, createdAt: act.now };
  await act.tx.insert(businesses).values(business);
  const staff = { businessId: business.id, userId, role: 'owner', createdAt: act.now } as const;
  await act.tx.insert(businessStaff).values(staff);
  if (config.businessApproval === 'automatic') {
    await open(act, business.id);
    return true;
  }
  const owner = await ownerOf(act.tx, business.id);
  if (!owner) return false;
  const data = { firstName: owner.firstName, businessName: name };
  act.mail({ to: owner.email, template: businessMails['approval-pending'], data });
  return false;
}

/**
 * Opens a business that waits for an operator, and tells its owner. Answers its name; undefined when there is none or it
 * is open already.
 */
export async function approveBusiness(
  act: Act,
  { config }: Pick<AppContext, 'config'>,
  businessId: string,
): Promise<string | undefined> {
  const opened = await open(act, businessId);
  if (!opened) return undefined;
  const { name, owner } = opened;
  const data = { firstName: owner.firstName, businessName: name, link: `${config.publicUrl}/login` };
  act.mail({ to: owner.email, template: businessMails['business-approved'], data });
  return name;
}

/** From now on its owner can use it, and is asked what a new business needs. */
async function open(act: Act, businessId: string) {
  const [business] = await act.tx
    .update(businesses)
    .set({ approvedAt: act.now })
    .where(and(eq(businesses.id, businessId), isNull(businesses.approvedAt)))
    .returning({ name: businesses.name });
  const owner = business && (await ownerOf(act.tx, businessId));
  if (!owner) return undefined;
  for (const action of ['OWNER_ADMIN_PROMPT', 'ZOOM_PROMPT', 'COMPLETE_PROFILE'] as const) {
    await requireAction(act, owner.id, businessId, action);
  }
  return { name: business.name, owner };
}

export { staffOf, waitingBusinesses } from './reads';
export { zoomCredentials } from './saveZoom';
export { ZoomError } from '../platform/outgoing/zoomClient';
