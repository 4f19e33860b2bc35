import { and, eq, isNull } from 'drizzle-orm';
import type { AppContext } from '../platform/context';
import { businessStaff } from '../platform/database/schema';

/** Rule memberships.setUp. */
export const putSetUpAway = (context: AppContext, businessId: string, userId: string): Promise<void> =>
  context.act(async ({ tx, now }) => {
    const isMine = and(eq(businessStaff.businessId, businessId), eq(businessStaff.userId, userId));
    await tx
      .update(businessStaff)
      .set({ setUpPutAwayAt: now })
      .where(and(isMine, isNull(businessStaff.setUpPutAwayAt)));
  });
