import { eq } from 'drizzle-orm';
import { publishPodChange } from '../chat';
import type { Act } from '../platform/act';
import { pods } from '../platform/database/schema';
import { announcedPodMeeting, lockPod, promoteFromWaitlist, type LockedPod } from '../pods';
import { changeOf, type MeetingUpdate } from './meetingUpdate';
import { notifyMeetingChanged } from './notices';
import type { PreparedMeeting } from './prepareMeeting';
import { scheduleOfRow } from './schedule';
import { replaceMeeting } from './storeMeeting';

interface PodMeetingUpdate extends MeetingUpdate {
  podId: string;
  /** Whether another link was typed than the form showed; it may be the pod's own. */
  isLinkTyped: boolean;
}

/** The pod's own link is in force from now on, instead of the assistant's. */
async function overrideAssistantLink(act: Act, { pod }: LockedPod): Promise<void> {
  await act.tx.update(pods).set({ assistantLink: null }).where(eq(pods.id, pod.id));
  pod.assistantLink = null;
}

/**
 * Replaces the schedule of a pod's meeting; everybody in the pod is mailed, all but who did it are notified. Seats that
 * come up as a pause ends go to the waitlist.
 */
export async function updatePodMeeting(
  act: Act,
  { membershipId, businessId, podId, userId, isLinkTyped }: PodMeetingUpdate,
  prepared: PreparedMeeting,
): Promise<void> {
  const locked = await lockPod(act, membershipId, podId);
  const before = locked.meeting;
  const meeting = await replaceMeeting(act, businessId, before, prepared);
  locked.meeting = meeting ?? before;
  const hasNewLink = isLinkTyped || locked.meeting.link !== before.link;
  const overrides = hasNewLink && locked.pod.assistantLink !== null;
  if (!meeting && !overrides) return;
  if (overrides) await overrideAssistantLink(act, locked);
  const moved = { ...announcedPodMeeting(locked), before: scheduleOfRow(before) };
  const userIds = locked.people.map((person) => person.userId);
  await notifyMeetingChanged(act, changeOf(before, prepared), moved, { userIds, by: userId });
  await publishPodChange(act, podId);
  await promoteFromWaitlist(act, locked);
}
