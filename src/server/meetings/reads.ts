import { eq } from 'drizzle-orm';
import { isInPod, isStaff, membershipCan } from '../../domain/permissions';
import type { ScheduledMeeting } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import type { Queryable } from '../platform/database/client';
import { meetings, pods } from '../platform/database/schema';
import type { Access } from '../platform/http/call';
import { notFound } from '../platform/http/problem';
import { leadershipColumns, leadershipFacts } from './audience';
import { linkInForce } from './meetingLink';
import { presentMeeting } from './presenter';

/**
 * A meeting with the pod it is of, if any, and whether this person leads or assists in the membership. 404 when it is
 * gone.
 */
export async function meetingSeenBy(db: Queryable, meetingId: string, userId: string) {
  const [row] = await db
    .select({
      meeting: meetings,
      pod: {
        id: pods.id,
        name: pods.name,
        assistantConfirmedAt: pods.assistantConfirmedAt,
        assistantLink: pods.assistantLink,
      },
      ...leadershipColumns(userId, meetings.membershipId),
    })
    .from(meetings)
    .leftJoin(pods, eq(pods.meetingId, meetings.id))
    .where(eq(meetings.id, meetingId));
  if (!row) throw notFound();
  return row;
}

/** A meeting as the caller sees it: the link only for people who may attend (rule meetings.visibility). */
export async function scheduledMeeting(
  { database, clock }: AppContext,
  meetingId: string,
  userId: string,
  { relation }: Access,
): Promise<ScheduledMeeting> {
  const { meeting, pod, ...leadership } = await meetingSeenBy(database.db, meetingId, userId);
  const attends = pod
    ? isInPod(relation) || isStaff(relation)
    : membershipCan(relation, leadershipFacts(leadership)).viewLeaderMeetings;
  return presentMeeting(meeting, clock.now(), attends ? linkInForce(meeting, pod) : undefined);
}
