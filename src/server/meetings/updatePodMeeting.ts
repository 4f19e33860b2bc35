import { eq } from 'drizzle-orm';
import { publishPodChange } from '../chat';
import type { Act } from '../platform/act';
import { pods } from '../platform/database/schema';
import { announcedPodMeeting, lockPod, promoteFromWaitlist, type LockedPod } from '../pods';
import { changeOf, type MeetingUpdate } from './meetingUpdate';
import { notifyMeetingChanged } from './notices';
import type { PreparedMeeting } from './prepareMeeting';
import { scheduleOfRow, type MeetingRow } from './schedule';
import { replaceMeeting } from './storeMeeting';

/** A link that was typed is in force from now on, instead of the assistant's. */
async function overrideAssistantLink(act: Act, { pod, meeting }: LockedPod, before: MeetingRow): Promise<void> {
  if (meeting.link === before.link || pod.assistantLink === null) return;
  await act.tx.update(pods).set({ assistantLink: null }).where(eq(pods.id, pod.id));
  pod.assistantLink = null;
}

/**
 * Replaces the schedule of a pod's meeting; everybody in the pod is mailed, all but who did it are notified. Seats that
 * come up as a pause ends go to the waitlist.
 */
export async function updatePodMeeting(
  act: Act,
  { membershipId, businessId, podId, userId }: MeetingUpdate & { podId: string },
  prepared: PreparedMeeting,
): Promise<void> {
  const locked = await lockPod(act, membershipId, podId);
  const before = locked.meeting;
  const meeting = await replaceMeeting(act, businessId, before, prepared);
  if (!meeting) return;
  locked.meeting = meeting;
  await overrideAssistantLink(act, locked, before);
  const moved = { ...announcedPodMeeting(locked), before: scheduleOfRow(before) };
  const userIds = locked.people.map((person) => person.userId);
  await notifyMeetingChanged(act, changeOf(before, prepared), moved, { userIds, by: userId });
  await publishPodChange(act, podId);
  await promoteFromWaitlist(act, locked);
}
