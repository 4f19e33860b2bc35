import { recordAct } from '../../audit';
import { publishLeaderChannelChange } from '../../chat';
import { lockMembership } from '../../tenancy';
import type { AppContext } from '../../platform/context';
import { notifyMeetingCancelled } from '../notices';
import { deleteLockedLeaderMeeting } from './deleteLockedLeaderMeeting';

/** Cancels and deletes a leader meeting, and removes it from the leaders' calendars. 404 if the meeting is gone. */
export function deleteLeaderPod(
  context: AppContext,
  { leaderPodId, membershipId, userId }: { leaderPodId: string; membershipId: string; userId: string },
): Promise<void> {
  return context.act(async (act) => {
    const membership = await lockMembership(act, membershipId);
    const userIds = await deleteLockedLeaderMeeting(act, membership, leaderPodId);
    const others = userIds.filter((one) => one !== userId);
    await notifyMeetingCancelled(act, { membershipName: membership.name, membershipId }, others);
    await publishLeaderChannelChange(act, membershipId, userIds, 'changed');
    await recordAct(act, 'LEADER_MEETING_CANCELLED', { membershipId });
  });
}
