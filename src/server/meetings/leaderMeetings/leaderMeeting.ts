import { eq, type SQL } from 'drizzle-orm';
import { pageLinks } from '../../../domain/links';
import { DEFAULT_LANGUAGE, type Language } from '../../../domain/text/languages';
import type { Act } from '../../platform/act';
import type { Queryable } from '../../platform/database/client';
import { leaderPods, meetings, memberships } from '../../platform/database/schema';
import { notFound } from '../../platform/http/problem';
import type { AnnouncedMeeting } from '../notices';
import { leaderMeetingName } from '../presenter';
import { meetingColumns, type MeetingRow } from '../schedule';

/** As it is stored, and seen in Zoom, in the language of whoever schedules it. */
export async function leaderMeetingNameIn(db: Queryable, membershipId: string, language: Language): Promise<string> {
  const [row] = await db.select({ name: memberships.name }).from(memberships).where(eq(memberships.id, membershipId));
  if (!row) throw notFound();
  return leaderMeetingName(row.name, language);
}

export interface LockedLeaderMeeting {
  leaderPodId: string;
  meeting: MeetingRow;
}

/**
 * Locks a leader meeting for a change or deletion; 404 if the meeting is gone. Locks the membership first, as its
 * deletion does, to prevent deadlocks.
 */
export async function lockLeaderMeeting(act: Act, which: SQL): Promise<LockedLeaderMeeting> {
  const [row] = await act.tx
    .select({ leaderPodId: leaderPods.id, meeting: meetingColumns })
    .from(leaderPods)
    .innerJoin(meetings, eq(meetings.id, leaderPods.meetingId))
    .where(which)
    .for('update', { of: [leaderPods, meetings] });
  if (!row) throw notFound();
  return row;
}

export const announcedLeaderMeeting = (
  { name, supportEmail }: Pick<typeof memberships.$inferSelect, 'name' | 'supportEmail'>,
  { leaderPodId, meeting }: LockedLeaderMeeting,
): AnnouncedMeeting => ({
  membershipName: name,
  supportEmail,
  meeting,
  podName: leaderMeetingName(name, DEFAULT_LANGUAGE),
  ofLeaders: true,
  path: pageLinks.leaderMeeting(leaderPodId),
});
