import { eq } from 'drizzle-orm';
import { replaceMeeting, type PreparedMeeting } from '../meetings';
import type { Act } from '../platform/act';
import { pods } from '../platform/database/schema';
import type { LockedPod } from './lock';

/** The pod's own link is in force from now on, instead of the assistant's. */
export async function overrideAssistantLink(act: Act, { pod }: LockedPod): Promise<void> {
  await act.tx.update(pods).set({ assistantLink: null }).where(eq(pods.id, pod.id));
  pod.assistantLink = null;
}

/**
 * Whether a form ends the assistant's link, by the meeting as it is saved. One that Zoom is asked for does so only once
 * it is made; the pod's own that is made there at once, where the form was shown that very link of an assistant.
 */
function endsAssistantLink({ pod, meeting }: LockedPod, { newLink }: PreparedMeeting): boolean {
  if (!newLink || pod.assistantLink === null) return false;
  if (newLink.linkRequest === null) return true;
  return meeting.thirdPartyMeetingId !== null && newLink.linkReplaces === pod.assistantLink;
}

/** Replaces the schedule of a locked pod's meeting; false when nothing has changed. */
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
