import { and, eq, isNull } from 'drizzle-orm';
import { pageLinks } from '../../domain/links';
import { requireAction } from '../onboarding';
import type { Act } from '../platform/act';
import { businesses } from '../platform/database/schema';
import { businessMails } from './mails';
import { ownerOf } from './staff';

/** What the owner of a business is asked to do once it is open. */
const FIRST_ACTIONS = ['OWNER_ADMIN_PROMPT', 'ZOOM_PROMPT', 'COMPLETE_PROFILE'] as const;

/**
 * Opens a business that waits for an operator, and mails its owner (rule businesses.approval). Answers its name;
 * undefined when there is none or it is open already.
 */
export async function approveBusiness(act: Act, businessId: string): Promise<string | undefined> {
  const opened = await openBusiness(act, businessId);
  if (!opened) return undefined;
  const { name, owner } = opened;
  const data = { firstName: owner.firstName, businessName: name, link: act.url(pageLinks.login()) };
  act.mail({ to: owner.email, template: businessMails['business-approved'], data });
  return name;
}

/** From now on its owner can use it, and is asked what a new business needs. */
export async function openBusiness(act: Act, businessId: string) {
  const [business] = await act.tx
    .update(businesses)
    .set({ approvedAt: act.now })
    .where(and(eq(businesses.id, businessId), isNull(businesses.approvedAt)))
    .returning({ name: businesses.name });
  const owner = business && (await ownerOf(act.tx, businessId));
  if (!owner) return undefined;
  for (const action of FIRST_ACTIONS) await requireAction(act, owner.id, businessId, action);
  return { name: business.name, owner };
}
