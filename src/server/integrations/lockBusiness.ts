import { eq } from 'drizzle-orm';
import type { Act } from '../platform/act';
import { businesses } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';

/** Locks a business, so that two acts on its keys take turns. */
export async function lockBusiness(act: Act, businessId: string): Promise<{ id: string; name: string }> {
  const [business] = await act.tx
    .select({ id: businesses.id, name: businesses.name })
    .from(businesses)
    .where(eq(businesses.id, businessId))
    .for('no key update');
  if (!business) throw notFound();
  await act.confirm();
  return business;
}
