import { and, eq, inArray, sql } from 'drizzle-orm';
import type { WaitlistConsent } from '../../contract/entities.gen';
import type { Act } from '../platform/act';
import { waitlistEntries } from '../platform/database/schema';
import type { LockedPod } from './lock';
import { mailWaitlistPosition, notifyStaffOfWaitlist } from './waitlistNotices';
import { personPosition } from './waitlistPosition';

/** A person's position in the queue of a pod, from 1; undefined when they are not in it. */
export async function waitlistPosition(act: Act, podId: string, userId: string): Promise<number | undefined> {
  const { rows } = await act.tx.execute<{ position: number | null }>(
    sql`select ${personPosition(podId, userId)} as position`,
  );
  return rows[0]?.position ?? undefined;
}

/**
 * Gives a person the last position in the queue of a locked pod; who has one keeps it, with the consents that are given
 * now. The position, from 1.
 */
export async function addToWaitlist(
  act: Act,
  locked: LockedPod,
  userId: string,
  consents?: WaitlistConsent,
): Promise<number> {
  const { pod } = locked;
  const kept = await waitlistPosition(act, pod.id, userId);
  if (kept !== undefined) {
    if (consents) await act.tx.update(waitlistEntries).set(consents).where(entryOf(pod.id, userId));
    return kept;
  }
  const agreed = consents ?? { consentJoinNewPod: false, consentToBeNewPodLeader: false };
  const entry = { podId: pod.id, membershipId: pod.membershipId, userId, createdAt: act.now };
  await act.tx.insert(waitlistEntries).values({ ...entry, ...agreed });
  const position = (await waitlistPosition(act, pod.id, userId)) ?? 1;
  await mailWaitlistPosition(act, locked, userId, position);
  await notifyStaffOfWaitlist(act, locked, position);
  return position;
}

/** Takes a person out of the queue of a pod; harmless when they are not in it. */
export async function removeFromWaitlist(act: Act, podId: string, userId: string): Promise<void> {
  await act.tx.delete(waitlistEntries).where(entryOf(podId, userId));
}

const entryOf = (podId: string, userId: string) =>
  and(eq(waitlistEntries.podId, podId), eq(waitlistEntries.userId, userId));

/** Ends all that people wait for in a membership. */
export async function removeFromAllWaitlists(act: Act, membershipId: string, userIds: string[]): Promise<void> {
  await act.tx
    .delete(waitlistEntries)
    .where(and(eq(waitlistEntries.membershipId, membershipId), inArray(waitlistEntries.userId, userIds)));
}
