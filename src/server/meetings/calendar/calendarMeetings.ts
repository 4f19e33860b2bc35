import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { joinPath, pageLinks } from '../../../domain/links';
import { listedDates } from '../../../domain/meetings/listedDates';
import type { AppContext } from '../../platform/context';
import { meetings, members, pods } from '../../platform/database/schema';
import { meetingUid, type CalendarMeeting } from '../../platform/mail/invitation';
import { attendedLeaderPods } from '../leaderMeetings/leaderPodReads';
import { leaderMeetingName } from '../presenter';
import { meetingColumns, scheduleOfRow, secondsOf, type MeetingRow } from '../schedule';

/** A meeting in a calendar that is read again and again; it is stamped with when it was first scheduled. */
export type ReadMeeting = CalendarMeeting & { stamp: Date };

/** What is particular to where a meeting belongs. */
type Place = Pick<CalendarMeeting, 'name' | 'pageLink'>;

function readMeeting(row: MeetingRow, now: Date, link: string, place: Place): ReadMeeting {
  const schedule = scheduleOfRow(row);
  return {
    ...place,
    link,
    uid: meetingUid(row.id),
    sequence: row.sequence,
    schedule,
    dates: listedDates(schedule, secondsOf(now)),
    stamp: row.createdAt,
  };
}

/** The meetings of the pods that somebody is in, but where they are disabled. */
const ofPods = ({ database }: AppContext, userId: string) =>
  database.db
    .select({ pod: pods, meeting: meetingColumns })
    .from(pods)
    .innerJoin(meetings, eq(meetings.id, pods.meetingId))
    .innerJoin(members, and(eq(members.membershipId, pods.membershipId), eq(members.userId, userId)))
    .where(
      and(
        sql`${pods.id} = any(array(select pod_id from pod_members where user_id = ${userId}))`,
        isNull(members.disabledAt),
      ),
    )
    .orderBy(asc(pods.id));

/**
 * All meetings that somebody attends, of pods and of leaders, as their calendar has them (rule meetings.calendarFeed).
 * Two statements, however many there are.
 */
export async function calendarMeetings(context: AppContext, userId: string): Promise<ReadMeeting[]> {
  const now = context.clock.now();
  const link = (path: string) => context.config.publicUrl + path;
  const [ofTheirPods, ofLeaders] = await Promise.all([ofPods(context, userId), attendedLeaderPods(context, userId)]);
  return [
    ...ofTheirPods.map(({ pod, meeting }) =>
      readMeeting(meeting, now, link(joinPath(meeting.id)), {
        name: pod.name,
        pageLink: link(pageLinks.pod(pod.id)),
      }),
    ),
    ...ofLeaders.map(({ id, meeting, membershipName }) =>
      readMeeting(meeting, now, link(joinPath(meeting.id)), {
        name: leaderMeetingName(membershipName),
        pageLink: link(pageLinks.leaderMeeting(id)),
      }),
    ),
    // Not by which is next, as they are listed: the calendar would be another one whenever that changes.
  ].sort((one, other) => (one.uid < other.uid ? -1 : 1));
}
