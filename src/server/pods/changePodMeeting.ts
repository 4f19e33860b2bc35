import { eq } from 'drizzle-orm';
import { replaceMeeting, type PreparedMeeting } from '../meetings';
import type { Act } from '../platform/act';
import { pods } from '../platform/database/schema';
import type { LockedPod } from './lockPod';

export async function overrideAssistantLink(act: Act, { pod }: LockedPod): Promise<void> {
  await act.tx.update(pods).set({ assistantLink: null }).where(eq(pods.id, pod.id));
  pod.assistantLink = null;
}

/**
 * Whether a form replaces the assistant's link, judging by the meeting as saved. A link requested from Zoom replaces it
 * only once created; an existing Zoom link of the pod replaces it immediately if the form was to replace this same
 * assistant's link.
 */
function endsAssistantLink({ pod, meeting }: LockedPod, { newLink }: PreparedMeeting): boolean {
  if (!newLink || pod.assistantLink === null) return false;
  if (newLink.linkRequest === null) return true;
  return meeting.thirdPartyMeetingId !== null && newLink.linkReplaces === pod.assistantLink;
}

export async function changePodMeeting(
  act: Act,
  locked: LockedPod,
  businessId: string,
  prepared: PreparedMeeting,
): Promise<boolean> {
  const before = locked.meeting;
  const stored = await replaceMeeting(act, businessId, before, prepared);
  locked.meeting = stored ?? before;
  const overrides = endsAssistantLink(locked, prepared);
  if (overrides) await overrideAssistantLink(act, locked);
  return stored !== undefined || overrides;
}
