import { eq } from 'drizzle-orm';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { leaderPods, meetings } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';
import { leaderMeetingAudience } from './audience';
import { announcedLeaderMeeting, membershipInMails } from './leaderMeeting';
import { mailMeeting, notifyMeetingCancelled } from './notices';
import { deleteMeeting } from './storeMeeting';

async function lockLeaderPod(act: Act, leaderPodId: string) {
  const [row] = await act.tx
    .select({ membershipId: leaderPods.membershipId, meeting: meetings })
    .from(leaderPods)
    .innerJoin(meetings, eq(meetings.id, leaderPods.meetingId))
    .where(eq(leaderPods.id, leaderPodId))
    .for('update', { of: leaderPods });
  if (!row) throw notFound();
  return row;
}

/** Cancels and deletes a leader meeting; it leaves the leaders' calendars. 404 when it is gone. */
export function deleteLeaderPod(
  context: AppContext,
  { leaderPodId, businessId, userId }: { leaderPodId: string; businessId: string; userId: string },
): Promise<void> {
  return context.act(async (act) => {
    const { membershipId, meeting } = await lockLeaderPod(act, leaderPodId);
    const userIds = await leaderMeetingAudience(act.tx, membershipId);
    const announced = announcedLeaderMeeting(await membershipInMails(act.tx, membershipId), meeting);
    await mailMeeting(act, 'cancelled', userIds, announced);
    const others = userIds.filter((one) => one !== userId);
    await notifyMeetingCancelled(act, { name: announced.podName, membershipId }, others);
    await act.tx.delete(leaderPods).where(eq(leaderPods.id, leaderPodId));
    await deleteMeeting(act, businessId, meeting);
  });
}
