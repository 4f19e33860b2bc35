import { and, asc, eq, type AnyColumn } from 'drizzle-orm';
import type { Act } from '../../platform/act';
import type { Queryable } from '../../platform/database/client';
import { members, users, waitlistEntries } from '../../platform/database/schema';
import { mayTakeSeatIn } from '../join/eligibility';
import { freeSeats, isPodPaused, lockPods, type LockedPod } from '../lockPod';
import { seatAndNotify } from '../seats';

/**
 * Promotes from the waitlist: gives a locked pod's free seats to the people who have waited longest, unless the pod is
 * paused (rule pods.promotion). Every act that can free a seat must end with this call.
 */
export async function promoteFromWaitlist(act: Act, locked: LockedPod): Promise<void> {
  const seats = freeSeats(locked);
  if (seats === 0 || isPodPaused(locked, act.now)) return;
  const promoted = await firstOnWaitlist(act, locked, seats);
  if (promoted.length > 0) await seatAndNotify(act, locked, promoted, 'promoted');
}

export async function promoteInPods(act: Act, membershipId: string, podIds: string[]): Promise<void> {
  for (const locked of await lockPods(act, membershipId, podIds)) await promoteFromWaitlist(act, locked);
}

export const promotable = (db: Queryable, podId: string | AnyColumn) =>
  db
    .select({ userId: waitlistEntries.userId })
    .from(waitlistEntries)
    .innerJoin(
      members,
      and(eq(members.membershipId, waitlistEntries.membershipId), eq(members.userId, waitlistEntries.userId)),
    )
    .innerJoin(users, eq(users.id, waitlistEntries.userId))
    .where(and(eq(waitlistEntries.podId, podId), mayTakeSeatIn(podId)));

async function firstOnWaitlist(act: Act, { pod }: LockedPod, count: number): Promise<string[]> {
  const rows = await promotable(act.tx, pod.id).orderBy(asc(waitlistEntries.id)).limit(count);
  return rows.map(({ userId }) => userId);
}
