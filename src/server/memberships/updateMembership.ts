import { eq } from 'drizzle-orm';
import type { Membership, MembershipUpdate } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { memberships } from '../platform/database/schema';
import { detailsOf } from './details';
import { getMembership } from './getMembership';
import { lockMembership } from './lock';
import { publishChannelsSwitchedBy } from './notices';
import { storeLists } from './storeLists';

/**
 * Changes what is given; a list replaces the one before. The maximum is that of pods to come: those there are keep
 * their seats and their people. The membership as this person sees it then.
 */
export async function updateMembership(
  context: AppContext,
  { membershipId, userId }: { membershipId: string; userId: string },
  changes: MembershipUpdate,
): Promise<Membership> {
  await context.act(async (act) => {
    await lockMembership(act, membershipId);
    const details = detailsOf(changes);
    if (Object.keys(details).length > 0) {
      await act.tx.update(memberships).set(details).where(eq(memberships.id, membershipId));
    }
    const { features, ...others } = changes;
    if (features) {
      await publishChannelsSwitchedBy(act, membershipId, () => storeLists(act, membershipId, { features }));
    }
    await storeLists(act, membershipId, others);
  });
  return getMembership(context, userId, membershipId);
}
