import { eq } from 'drizzle-orm';
import {
  changeOf,
  notifyMeetingChanged,
  replaceMeeting,
  saysNew,
  scheduleOfRow,
  type PreparedMeeting,
} from '../meetings';
import type { Act } from '../platform/act';
import { pods } from '../platform/database/schema';
import { announcedPodMeeting, type LockedPod } from './lock';

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

/** A pod's meeting is another now. */
interface PodMeetingChange {
  /**
   * Tells of it, once all is changed: everybody in the pod is mailed, all but who did it are notified. Absent where
   * there is nothing to tell, as only the link is another.
   */
  tell?: () => Promise<void>;
}

/** Replaces the schedule of a locked pod's meeting; undefined when nothing has changed. */
export async function changePodMeeting(
  act: Act,
  locked: LockedPod,
  { businessId, userId }: { businessId: string; userId: string },
  prepared: PreparedMeeting,
): Promise<PodMeetingChange | undefined> {
  const before = locked.meeting;
  const stored = await replaceMeeting(act, businessId, before, prepared);
  locked.meeting = stored ?? before;
  const overrides = endsAssistantLink(locked, prepared);
  if (!stored && !overrides) return undefined;
  if (overrides) await overrideAssistantLink(act, locked);
  if (!saysNew(act, before, locked.meeting)) return {};
  const tell = () => {
    const moved = { ...announcedPodMeeting(locked), before: scheduleOfRow(before) };
    const userIds = locked.people.map((person) => person.userId);
    return notifyMeetingChanged(act, changeOf(before, prepared), moved, { userIds, by: userId });
  };
  return { tell };
}
