import { eq } from 'drizzle-orm';
import {
  changeOf,
  notifyMeetingChanged,
  replaceMeeting,
  scheduleOfRow,
  type LinkChoice,
  type PreparedMeeting,
} from '../meetings';
import type { Act } from '../platform/act';
import { pods } from '../platform/database/schema';
import { announcedPodMeeting, type LockedPod } from './lock';

/** A pod's meeting that has passed every check. */
export interface PodMeetingChange extends Pick<LinkChoice, 'keepsLink'> {
  prepared: PreparedMeeting;
}

/** The pod's own link is in force from now on, instead of the assistant's. */
async function overrideAssistantLink(act: Act, { pod }: LockedPod): Promise<void> {
  await act.tx.update(pods).set({ assistantLink: null }).where(eq(pods.id, pod.id));
  pod.assistantLink = null;
}

/**
 * Replaces the schedule of a locked pod's meeting. What tells of it, once all is changed: everybody in the pod is mailed,
 * all but `userId` are notified; undefined when nothing has changed.
 */
export async function changePodMeeting(
  act: Act,
  locked: LockedPod,
  { businessId, userId }: { businessId: string; userId: string },
  { prepared, keepsLink }: PodMeetingChange,
): Promise<(() => Promise<void>) | undefined> {
  const before = locked.meeting;
  const { link, thirdPartyMeetingId } = before;
  // As it is now: since the form was read, the pod may have got another leader and their link.
  const after = keepsLink ? { ...prepared, link, thirdPartyMeetingId } : prepared;
  const meeting = await replaceMeeting(act, businessId, before, after);
  locked.meeting = meeting ?? before;
  const overrides = !keepsLink && locked.pod.assistantLink !== null;
  if (!meeting && !overrides) return undefined;
  if (overrides) await overrideAssistantLink(act, locked);
  return () => {
    const moved = { ...announcedPodMeeting(locked), before: scheduleOfRow(before) };
    const userIds = locked.people.map((person) => person.userId);
    return notifyMeetingChanged(act, changeOf(before, after), moved, { userIds, by: userId });
  };
}
