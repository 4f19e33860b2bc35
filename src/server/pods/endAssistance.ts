import { eq } from 'drizzle-orm';
import { staffOf } from '../tenancy';
import { isLinkMissing, notifyLinkTrouble, trackLeadership } from '../meetings';
import { settleSubject } from '../notifications';
import type { Act } from '../platform/act';
import { pods } from '../platform/database/schema';
import { isConfirmedAssistant, linkedMeetingOf, type LockedPod } from './lockPod';
import { assistantSubject } from './notificationKinds';

export async function clearAssistant(act: Act, { pod }: LockedPod): Promise<void> {
  const former = pod.assistantUserId ? [pod.assistantUserId] : [];
  await trackLeadership(act, { membershipId: pod.membershipId }, former);
  const none = { assistantUserId: null, assistantConfirmedAt: null, assistantLink: null };
  await act.tx.update(pods).set(none).where(eq(pods.id, pod.id));
  Object.assign(pod, none);
  await settleSubject(act, assistantSubject(pod.id));
}

/**
 * Releases a person as assistant leader, asked or confirmed, and restores the pod's own link (rule
 * leadership.assistantLink). Does nothing for anyone else.
 */
export async function releaseAssistant(act: Act, locked: LockedPod, userId: string): Promise<void> {
  const { pod, meeting } = locked;
  if (pod.assistantUserId !== userId) return;
  const hadTheirLink = isConfirmedAssistant(locked, userId) && pod.assistantLink !== null;
  await clearAssistant(act, locked);
  if (!hadTheirLink || !isLinkMissing(meeting)) return;
  const staff = (await staffOf(act.tx, locked.businessId)).map(({ id }) => id);
  await notifyLinkTrouble(act, 'ended', linkedMeetingOf(locked, staff));
}
