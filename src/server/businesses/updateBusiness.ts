import { eq } from 'drizzle-orm';
import type { Business, BusinessUpdate } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { businesses } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';
import { presentBusiness } from './presenter';
import type { BusinessRow } from './reads';

/** Renames a business; answers it as somebody with this role sees it. */
export async function updateBusiness(
  { database }: AppContext,
  businessId: string,
  given: BusinessUpdate,
  role: BusinessRow['role'],
): Promise<Business> {
  const [business] = await database.db
    .update(businesses)
    .set({ name: given.name })
    .where(eq(businesses.id, businessId))
    .returning({ id: businesses.id, name: businesses.name });
  if (!business) throw notFound();
  return presentBusiness({ ...business, role });
}
