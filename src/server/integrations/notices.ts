import { eq } from 'drizzle-orm';
import { pageLinks } from '../../domain/links';
import type { Act } from '../platform/act';
import { businesses } from '../platform/database/schema';
import type { Caller } from '../platform/http/call';
import { staffOf } from '../tenancy';
import { integrationMails } from './mails';

interface Business {
  id: string;
  name: string;
}

interface NamedKey {
  name: string;
  creatorId: string;
  /** Epoch milliseconds. */
  expires: number;
}

/** The owner and the creator of a key or webhook, who may be one person. */
async function concernedStaff(act: Act, businessId: string, creatorId: string | null) {
  return (await staffOf(act.tx, businessId)).filter(({ id, role }) => role === 'owner' || id === creatorId);
}

const dataOf = (
  act: Act,
  { id, name: businessName }: Business,
  { firstName, name, expires }: { firstName: string; name: string; expires: number },
) => ({ firstName, keyName: name, businessName, expires, link: act.url(pageLinks.apiKeys(id)) });

export async function mailKeyCreated(
  act: Act,
  business: Business,
  { name, creatorId, creatorName, expires, scopes }: NamedKey & { creatorName: string; scopes: string[] },
): Promise<void> {
  for (const { id, email, firstName } of await concernedStaff(act, business.id, creatorId)) {
    const data = dataOf(act, business, { firstName, name, expires });
    const by = id === creatorId ? undefined : creatorName;
    act.mail({
      to: email,
      template: integrationMails['api-key-created'],
      data: { ...data, scopes, ...(by && { by }) },
    });
  }
}

export async function mailKeyExpiring(
  act: Act,
  business: Business,
  { name, creatorId, expires }: NamedKey,
): Promise<void> {
  for (const { email, firstName } of await concernedStaff(act, business.id, creatorId)) {
    const data = dataOf(act, business, { firstName, name, expires });
    act.mail({ to: email, template: integrationMails['api-key-expiring'], data });
  }
}

interface FailingWebhook {
  id: string;
  businessId: string;
  url: string;
  createdBy: string | null;
}

export async function mailWebhookDisabled(act: Act, { id, businessId, url, createdBy }: FailingWebhook): Promise<void> {
  const [business] = await act.tx.select().from(businesses).where(eq(businesses.id, businessId));
  if (!business) return;
  const link = act.url(pageLinks.webhook(businessId, id));
  const { host } = new URL(url);
  for (const { email, firstName } of await concernedStaff(act, businessId, createdBy)) {
    const data = { firstName, businessName: business.name, link, host };
    act.mail({ to: email, template: integrationMails['webhook-disabled'], data });
  }
}

/** Not for a program's: its key was mailed about. */
export async function mailWebhookCreated(
  act: Act,
  business: Business,
  { id, url, by }: { id: string; url: string; by: Caller },
): Promise<void> {
  if (by.key) return;
  const link = act.url(pageLinks.webhook(business.id, id));
  const { host } = new URL(url);
  for (const { id: readerId, email, firstName } of await concernedStaff(act, business.id, by.userId)) {
    const data = { firstName, businessName: business.name, link, host, ...(readerId !== by.userId && { by: by.name }) };
    act.mail({ to: email, template: integrationMails['webhook-created'], data });
  }
}
