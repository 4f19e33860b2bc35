import { sql } from 'drizzle-orm';
import type { AppContext } from '../platform/context';
import { users } from '../platform/database/schema';
import { businessesOf } from '../tenancy';
import { eq } from 'drizzle-orm';
import { acceptVersions, termsChanged } from './accept';
import { concerningIds } from './due';

/**
 * Accepts exactly the versions named. 409, accepting none, if one of them isn't in force for the person (rule
 * terms.accepting).
 */
export async function acceptTerms(context: AppContext, userId: string, versionIds: string[]): Promise<void> {
  await context.act(async (act) => {
    await act.tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    await act.confirm();
    const { rows } = await act.tx.execute<{ id: string }>(
      sql`select version_id as id from terms_acceptances where user_id = ${userId}::uuid`,
    );
    const known = new Set([...rows.map(({ id }) => id), ...(await concerningIds(act.tx, userId))]);
    if (versionIds.some((id) => !known.has(id))) throw termsChanged();
    await acceptVersions(act, userId, { versionIds, act: 'ASKED' });
    await act.tx.update(users).set({ termsDeferredUntil: null }).where(eq(users.id, userId));
    const [business] = await businessesOf(act.tx, userId);
    if (!business) return;
    act.publish({ userIds: [userId] }, { type: 'action', businessId: business.id, action: 'ACCEPT_TERMS' });
  });
}
