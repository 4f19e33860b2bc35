import { eq } from 'drizzle-orm';
import type { Business, BusinessUpdate } from '../../contract/entities.gen';
import { recordAct } from '../audit';
import type { AppContext } from '../platform/context';
import { businesses } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';
import { refuseOutdated, versionOf } from '../platform/http/version';
import type { BusinessRow } from '../tenancy';
import { presentBusiness } from './presenter';

/**
 * Renames a business and returns it as a caller with the given role sees it. 409 if it has been renamed since the
 * client read it.
 */
export function updateBusiness(
  context: AppContext,
  businessId: string,
  given: BusinessUpdate,
  role: BusinessRow['role'],
): Promise<Business> {
  return context.act(async (act) => {
    const [before] = await act.tx
      .select({ name: businesses.name, staffTwoFactor: businesses.staffTwoFactor })
      .from(businesses)
      .where(eq(businesses.id, businessId))
      .for('no key update');
    if (!before) throw notFound();
    await act.confirm();
    refuseOutdated(given.version, versionOf<BusinessUpdate>({ name: before.name }));
    const { name } = given;
    if (name !== before.name) {
      await act.tx.update(businesses).set({ name }).where(eq(businesses.id, businessId));
      await recordAct(act, 'BUSINESS_CHANGED', { businessId, fields: ['name'] });
    }
    // The caller acts as staff here, so they have two-factor login if required.
    const { staffTwoFactor } = before;
    return presentBusiness({ id: businessId, name, role, staffTwoFactor, awaitsTwoFactor: false });
  });
}
