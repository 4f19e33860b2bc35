import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { joinPath, pageLinks } from '../../../domain/links';
import { listedDates } from '../../../domain/meetings/listedDates';
import type { Language } from '../../../domain/text/languages';
import { secondsOf } from '../../platform/clock';
import type { AppContext } from '../../platform/context';
import { meetings, members, pods } from '../../platform/database/schema';
import { notFound } from '../../platform/http/problem';
import { feedCalendar } from '../../platform/mail/calendar';
import { meetingUid, type CalendarMeeting } from '../../platform/mail/invitation';
import { attendedLeaderMeetings } from '../leaderMeetings/leaderMeetingReads';
import { leaderMeetingName } from '../presenter';
import { meetingColumns, scheduleOfRow, type MeetingRow } from '../schedule';

export type FeedMeeting = CalendarMeeting & { stamp: Date };

type MeetingContext = Pick<CalendarMeeting, 'name' | 'pageLink'>;

function toFeedMeeting(row: MeetingRow, now: Date, link: string, place: MeetingContext): FeedMeeting {
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
 * All meetings a user attends, of pods and leaders, for their calendar (rule meetings.calendarFeed). Two statements,
 * however many meetings there are.
 */
export async function calendarMeetings(
  context: AppContext,
  userId: string,
  language: Language,
): Promise<FeedMeeting[]> {
  const now = context.clock.now();
  const link = (path: string) => context.config.publicUrl + path;
  const [ofTheirPods, ofLeaders] = await Promise.all([
    ofPods(context, userId),
    attendedLeaderMeetings(context, userId),
  ]);
  return [
    ...ofTheirPods.map(({ pod, meeting }) =>
      toFeedMeeting(meeting, now, link(joinPath(meeting.id)), {
        name: pod.name,
        pageLink: link(pageLinks.pod(pod.id)),
      }),
    ),
    ...ofLeaders.map(({ id, meeting, membershipName }) =>
      toFeedMeeting(meeting, now, link(joinPath(meeting.id)), {
        name: leaderMeetingName(membershipName, language),
        pageLink: link(pageLinks.leaderMeeting(id)),
      }),
    ),
    // Not sorted by next meeting as lists are, since any change in that order would change the calendar.
  ].sort((one, other) => (one.uid < other.uid ? -1 : 1));
}

/**
 * The iCalendar text of a meeting that a user attends, and its name (rule meetings.addToCalendar). 404 for any other
 * meeting.
 */
export async function meetingCalendar(
  context: AppContext,
  meetingId: string,
  userId: string,
  language: Language,
): Promise<{ name: string; text: string }> {
  const uid = meetingUid(meetingId);
  const meeting = (await calendarMeetings(context, userId, language)).find((one) => one.uid === uid);
  if (!meeting) throw notFound();
  return { name: meeting.name, text: feedCalendar(meeting.name, [meeting], language) };
}
