import type { AppContext } from '../platform/context';
import { endMembership, type Place } from './endMembership';

/**
 * The caller leaves a membership. Harmless for staff who have no place in it. 409 for the leader of a pod that has
 * members (rule members.leaving).
 */
export async function leaveMembership(context: AppContext, place: Place): Promise<void> {
  await context.act((act) => endMembership(act, place));
}
