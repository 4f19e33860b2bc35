import { and, eq, inArray, sql } from 'drizzle-orm';
import type { WaitlistConsent } from '../../../contract/entities.gen';
import type { Act } from '../../platform/act';
import { waitlistEntries } from '../../platform/database/schema';
import type { LockedPod } from '../lockPod';
import { mailWaitlistPosition, notifyStaffOfWaitlist } from './waitlistNotices';
import { personPosition } from './waitlistPosition';
import { emitPodChange } from '../emitPodChange';

/** A person's position in a pod's waitlist, from 1; undefined if they aren't in it. */
export async function waitlistPosition(act: Act, podId: string, userId: string): Promise<number | undefined> {
  const { rows } = await act.tx.execute<{ position: number | null }>(
    sql`select ${personPosition(podId, userId)} as position`,
  );
  return rows[0]?.position ?? undefined;
}

export async function addToWaitlist(
  act: Act,
  locked: LockedPod,
  userId: string,
  consents: WaitlistConsent = { consentJoinNewPod: false, consentToBeNewPodLeader: false },
): Promise<number> {
  const { id: podId, membershipId } = locked.pod;
  await act.tx.insert(waitlistEntries).values({ podId, membershipId, userId, createdAt: act.now, ...consents });
  await emitPodChange(act, 'waitlist.joined', locked.pod, [userId]);
  const position = (await waitlistPosition(act, podId, userId)) ?? 1;
  await mailWaitlistPosition(act, locked, userId, position);
  await notifyStaffOfWaitlist(act, locked, position);
  return position;
}

/** Updates the consents of a person in a pod's waitlist; false if they aren't in it. */
export async function updateConsents(
  act: Act,
  podId: string,
  userId: string,
  consents: WaitlistConsent,
): Promise<boolean> {
  const { rowCount } = await act.tx.update(waitlistEntries).set(consents).where(entryOf(podId, userId));
  return Boolean(rowCount);
}

export async function removeFromWaitlist(act: Act, podId: string, userId: string): Promise<void> {
  await act.tx.delete(waitlistEntries).where(entryOf(podId, userId));
}

const entryOf = (podId: string, userId: string) =>
  and(eq(waitlistEntries.podId, podId), eq(waitlistEntries.userId, userId));

export async function removeFromAllWaitlists(act: Act, membershipId: string, userIds: string[]): Promise<void> {
  await act.tx
    .delete(waitlistEntries)
    .where(and(eq(waitlistEntries.membershipId, membershipId), inArray(waitlistEntries.userId, userIds)));
}
