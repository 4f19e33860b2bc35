import { eq } from 'drizzle-orm';
import type { Act } from '../../platform/act';
import { identities } from '../../platform/database/schema';

/** Whether there were any. */
export async function removeAllIdentities(act: Act, userId: string): Promise<boolean> {
  const { rowCount } = await act.tx.delete(identities).where(eq(identities.userId, userId));
  return rowCount !== 0;
}
