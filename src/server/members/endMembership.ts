import { and, eq } from 'drizzle-orm';
import { removeLeaderActions, withdrawApplication } from '../leadership';
import { trackLeadership } from '../meetings';
import { lockMembership } from '../tenancy';
import { removeActionsOfLeaver } from '../onboarding';
import type { NamedPerson } from '../notifications';
import type { Act } from '../platform/act';
import { members } from '../platform/database/schema';
import { leaveAllPods } from '../pods';

/** A user in a membership. */
export interface UserInMembership {
  membershipId: string;
  userId: string;
}

/**
 * Ends a membership with everything that depends on it: pods, waitlists, a leader application, required actions.
 * Notifies the people who run the pods, with the name of `removedBy`.
 */
export async function endMembership(act: Act, place: UserInMembership, removedBy?: NamedPerson): Promise<void> {
  const { membershipId, userId } = place;
  const { businessId } = await lockMembership(act, membershipId);
  await trackLeadership(act, { membershipId }, [userId]);
  await leaveAllPods(act, place, removedBy);
  await withdrawApplication(act, place);
  await act.tx.delete(members).where(and(eq(members.membershipId, membershipId), eq(members.userId, userId)));
  await removeLeaderActions(act, userId, businessId);
  await removeActionsOfLeaver(act, userId, businessId);
}
