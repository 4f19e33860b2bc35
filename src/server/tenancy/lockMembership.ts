import { eq } from 'drizzle-orm';
import type { Act } from '../platform/act';
import { memberships } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';

export type LockedMembership = typeof memberships.$inferSelect;

/**
 * Locks a membership, the first step of every act on its seats (rule pods.turns); `update` is for deleting it. 404 if
 * it is gone.
 */
export async function lockMembership(
  act: Act,
  membershipId: string,
  strength: 'no key update' | 'update' = 'no key update',
): Promise<LockedMembership> {
  const [membership] = await act.tx.select().from(memberships).where(eq(memberships.id, membershipId)).for(strength);
  if (!membership) throw notFound();
  await act.confirm();
  return membership;
}
