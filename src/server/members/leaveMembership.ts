import type { AppContext } from '../platform/context';
import { endMembership, type UserInMembership } from './endMembership';

/**
 * Removes the caller from a membership. Does nothing for staff who aren't members. 409 for the leader of a pod with
 * members (rule members.leaving).
 */
export async function leaveMembership(context: AppContext, place: UserInMembership): Promise<void> {
  await context.act((act) => endMembership(act, place));
}
