import { eq } from 'drizzle-orm';
import { demoAccounts } from '../../server/demo/community';
import { systemClock } from '../../server/platform/clock';
import { businessStaff, users } from '../../server/platform/database/schema';
import { makeManyPods } from '../../server/testing/manyPods';
import { fillDatabase } from '../product/inDatabase';
import type { Product } from '../product/product';
import type { Subjects, Visitor } from './signedIn';

export async function addHealthMemberships(product: Product, visitors: readonly Visitor[]): Promise<void> {
  const email = demoAccounts().find(({ role }) => role === 'owner')?.email ?? '';
  const added = await fillDatabase(product, async (make, database): Promise<Partial<Subjects>> => {
    const [owner] = await database.db
      .select({ businessId: businessStaff.businessId, user: users })
      .from(businessStaff)
      .innerJoin(users, eq(users.id, businessStaff.userId))
      .where(eq(users.email, email));
    if (!owner) throw new Error('The demo community has no owner.');
    const { businessId, user } = owner;
    const empty = await make.membership({ business: { id: businessId, name: '', owner: user }, name: 'No pods yet' });
    const now = systemClock.now();
    const manyPods = await makeManyPods(database, { businessId, name: 'Five hundred pods', now });
    return { manyPods, noPods: empty.id };
  });
  for (const { role, subjects } of visitors) if (role === 'owner' || role === 'admin') Object.assign(subjects, added);
}
