import { eq } from 'drizzle-orm';
import type { Membership, MembershipUpdate } from '../../contract/entities.gen';
import { recordAct } from '../audit';
import type { AppContext } from '../platform/context';
import { memberships } from '../platform/database/schema';
import { refuseOutdated } from '../platform/http/version';
import { changedFields } from './changedFields';
import { detailsOf } from './details';
import { getMembership } from './getMembership';
import { lockMembership } from '../tenancy';
import { publishChannelsSwitchedBy } from './notices';
import { membershipVersion } from './presenter';
import { loadMembership } from './reads';
import { storeMembershipLists } from './storeMembershipLists';

/**
 * Changes the given fields; a list replaces the previous one. The maximum applies to future pods: existing ones keep
 * their seats and their people. Returns the membership as this person sees it. 409 if it has been changed since it was
 * read.
 */
export async function updateMembership(
  context: AppContext,
  { membershipId, userId }: { membershipId: string; userId: string },
  { version, ...changes }: MembershipUpdate,
): Promise<Membership> {
  await context.act(async (act) => {
    const before = await lockMembership(act, membershipId);
    if (version) refuseOutdated(version, membershipVersion(await loadMembership(act.tx, userId, membershipId)));
    const fields = await changedFields(act, before, changes);
    const details = detailsOf(changes);
    if (Object.keys(details).length > 0) {
      await act.tx.update(memberships).set(details).where(eq(memberships.id, membershipId));
    }
    const { features, ...others } = changes;
    if (features) {
      await publishChannelsSwitchedBy(act, membershipId, () => storeMembershipLists(act, membershipId, { features }));
    }
    await storeMembershipLists(act, membershipId, others);
    if (fields.length > 0) await recordAct(act, 'MEMBERSHIP_CHANGED', { membershipId, fields });
  });
  return getMembership(context, userId, membershipId);
}
