import { and, eq, isNull } from 'drizzle-orm';
import { pageLinks } from '../../domain/links';
import { requireAction } from '../onboarding';
import type { Act } from '../platform/act';
import { businesses } from '../platform/database/schema';
import { ownerOf } from '../tenancy';
import { businessMails } from './mails';

const FIRST_ACTIONS = ['OWNER_ADMIN_PROMPT', 'ZOOM_PROMPT', 'COMPLETE_PROFILE'] as const;

export async function approveBusiness(act: Act, businessId: string): Promise<string | undefined> {
  const opened = await openBusiness(act, businessId);
  if (!opened) return undefined;
  const { name, owner } = opened;
  const data = { firstName: owner.firstName, businessName: name, link: act.url(pageLinks.login()) };
  act.mail({ to: owner.email, template: businessMails['business-approved'], data });
  return name;
}

export async function openBusiness(act: Act, businessId: string) {
  const [business] = await act.tx
    .update(businesses)
    .set({ approvedAt: act.now })
    .where(and(eq(businesses.id, businessId), isNull(businesses.approvedAt)))
    .returning({ name: businesses.name });
  const owner = business && (await ownerOf(act.tx, businessId));
  if (!owner) return undefined;
  for (const action of FIRST_ACTIONS) {
    await requireAction(act, owner.id, businessId, action, { isDeferred: true });
  }
  return { name: business.name, owner };
}
