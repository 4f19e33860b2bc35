import type { AppContext } from '../platform/context';
import { endMembership } from './endMembership';
import type { UserInMembership } from '../tenancy';

/**
 * Removes the caller from a membership. Does nothing for staff who aren't members. 409 for the leader of a pod with
 * members (rule members.leaving).
 */
export async function leaveMembership(context: AppContext, member: UserInMembership): Promise<void> {
  await context.act((act) => endMembership(act, member));
}
