import { and, eq } from 'drizzle-orm';
import type { Act } from '../platform/act';
import { podMembers } from '../platform/database/schema';
import { conflict } from '../platform/http/problem';

interface Person {
  membershipId: string;
  userId: string;
}

/** Whether somebody is participant of a pod of the membership already (rule pods.onePlace). */
export async function isParticipant(act: Act, { membershipId, userId }: Person): Promise<boolean> {
  const places = await act.tx
    .select({ podId: podMembers.podId })
    .from(podMembers)
    .where(
      and(eq(podMembers.membershipId, membershipId), eq(podMembers.userId, userId), eq(podMembers.role, 'participant')),
    );
  return places.length > 0;
}

/** 409 for somebody who is a participant of a pod of the membership already. */
export async function refuseSecondPlace(act: Act, person: Person): Promise<void> {
  if (!(await isParticipant(act, person))) return;
  throw conflict('already_in_pod', 'You are already in a pod of this membership. Leave it or switch from it.');
}
