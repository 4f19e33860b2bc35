import { eq } from 'drizzle-orm';
import { isAllowed, membershipCan, type Relation } from '../../domain/permissions';
import { quotationOf } from '../../domain/memberships/ownWords';
import { comingOccurrences } from '../../domain/meetings/schedule';
import type { Occurrence, ScheduledMeeting } from '../../contract/entities.gen';
import { secondsOf } from '../platform/clock';
import type { AppContext } from '../platform/context';
import type { Queryable } from '../platform/database/client';
import { businesses, leaderPods, meetings, memberships, pods } from '../platform/database/schema';
import type { Access } from '../platform/http/call';
import { notFound } from '../platform/http/problem';
import { apologiesFor, presentApologies } from './attendance/apologyReads';
import { leadershipColumns, leadershipFacts } from './leaderMeetings/attendees';
import { linkInForce } from './links/meetingLink';
import { presentMeeting, presentOccurrence, type SeenLink } from './presenter';
import { meetingColumns, scheduleColumns, scheduleOfRow } from './schedule';

export async function meetingSeenBy(db: Queryable, meetingId: string, userId: string) {
  const [row] = await db
    .select({
      meeting: meetingColumns,
      pod: {
        id: pods.id,
        name: pods.name,
        assistantConfirmedAt: pods.assistantConfirmedAt,
        assistantLink: pods.assistantLink,
      },
      leaderPodId: leaderPods.id,
      membershipName: memberships.name,
      joinText: memberships.joinText,
      businessName: businesses.name,
      ...leadershipColumns(userId, meetings.membershipId),
    })
    .from(meetings)
    .innerJoin(memberships, eq(memberships.id, meetings.membershipId))
    .innerJoin(businesses, eq(businesses.id, memberships.businessId))
    .leftJoin(pods, eq(pods.meetingId, meetings.id))
    .leftJoin(leaderPods, eq(leaderPods.meetingId, meetings.id))
    .where(eq(meetings.id, meetingId));
  if (!row) throw notFound();
  return row;
}

type SeenMeeting = Awaited<ReturnType<typeof meetingSeenBy>>;

function linkSeenBy({ meeting, pod, ...leadership }: SeenMeeting, relation: Relation): SeenLink | undefined {
  const attends = pod
    ? isAllowed('pod.memberOrStaff', relation)
    : membershipCan(relation, leadershipFacts(leadership)).viewLeaderMeetings;
  if (!attends) return undefined;
  return { link: linkInForce(meeting, pod), mayEdit: isAllowed('pod.leaderOrStaff', relation) };
}

export async function getScheduledMeeting(
  { database, clock }: AppContext,
  meetingId: string,
  userId: string,
  { relation }: Access,
): Promise<ScheduledMeeting> {
  const row = await meetingSeenBy(database.db, meetingId, userId);
  return presentMeeting(row.meeting, clock.now(), linkSeenBy(row, relation));
}

export async function attendedMeeting(db: Queryable, meetingId: string, userId: string, relation: Relation) {
  const row = await meetingSeenBy(db, meetingId, userId);
  const seen = linkSeenBy(row, relation);
  if (!seen) throw notFound();
  const { meeting, pod, leaderPodId, membershipName, joinText, businessName } = row;
  const ownWords = pod ? quotationOf(joinText, businessName) : undefined;
  return { meeting, membershipName, podName: pod?.name, podId: pod?.id, leaderPodId, ownWords, seen };
}

/** Number of dates listed: three months of a weekly meeting, a year of a monthly meeting. */
const MAX_LISTED_DATES = 12;

export async function listOccurrences(
  { database, clock }: AppContext,
  meetingId: string,
  userId: string,
  { relation, podId }: Access,
): Promise<Occurrence[]> {
  const [row] = await database.db.select(scheduleColumns).from(meetings).where(eq(meetings.id, meetingId));
  if (!row) throw notFound();
  const now = clock.now();
  const mayEdit = row.recurring && isAllowed('pod.leaderOrStaff', relation);
  const coming = comingOccurrences(scheduleOfRow(row), secondsOf(now), MAX_LISTED_DATES);
  const reader = { userId, relation, now };
  const rows = podId
    ? await apologiesFor(
        database.db,
        coming.map(({ start }) => ({ meetingId, start })),
      )
    : [];
  return coming.map((one) => {
    const apologies = podId ? presentApologies(one, rows, reader) : undefined;
    return { ...presentOccurrence(one, now, mayEdit), ...(apologies && { apologies }) };
  });
}
