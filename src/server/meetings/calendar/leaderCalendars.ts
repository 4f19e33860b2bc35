import { asc, eq } from 'drizzle-orm';
import type { Act } from '../../platform/act';
import { leaderPods, meetings, memberships } from '../../platform/database/schema';
import { announcedLeaderMeeting } from '../leaderMeetings/leaderMeeting';
import { mailRecipients, type MailRecipient } from '../notices';
import { nextStart, meetingColumns } from '../schedule';

/**
 * Adds a membership's leader meetings to the calendars of new attendees, and removes them from those of former
 * attendees (rule meetings.leaderCalendars). Past meetings stay.
 */
export async function mailLeaderCalendars(
  act: Act,
  membershipId: string,
  { invited, excused }: { invited: readonly MailRecipient[]; excused: readonly MailRecipient[] },
): Promise<void> {
  const rows = await act.tx
    .select({ leaderPodId: leaderPods.id, meeting: meetingColumns, membership: memberships })
    .from(leaderPods)
    .innerJoin(meetings, eq(meetings.id, leaderPods.meetingId))
    .innerJoin(memberships, eq(memberships.id, leaderPods.membershipId))
    .where(eq(leaderPods.membershipId, membershipId))
    .orderBy(asc(leaderPods.id));
  for (const { membership, ...leaderMeeting } of rows) {
    if (nextStart(leaderMeeting.meeting, act.now) === undefined) continue;
    const announced = announcedLeaderMeeting(membership, leaderMeeting);
    await mailRecipients(act, 'invited', invited, announced);
    await mailRecipients(act, 'excused', excused, announced);
  }
}
