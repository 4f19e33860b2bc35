import { eq } from 'drizzle-orm';
import { pageLinks } from '../../domain/links';
import { staffOf, lockMembership } from '../tenancy';
import { publishLeaderChannelChange } from '../chat';
import type { Act } from '../platform/act';
import { leaderPods, meetings, pods } from '../platform/database/schema';
import { leaderMeetingAttendeeIds } from './leaderMeetings/attendees';
import { announcedLeaderMeeting, lockLeaderMeeting } from './leaderMeetings/leaderMeeting';
import type { LinkRequest } from './links/linkQueues';
import type { LockedMeeting } from './hooks';

async function lockMeetingOfLeaders(
  act: Act,
  membershipId: string,
  leaderPodId: string,
  staff: string[],
): Promise<LockedMeeting> {
  const membership = await lockMembership(act, membershipId);
  const { meeting } = await lockLeaderMeeting(act, eq(leaderPods.id, leaderPodId));
  const attendees = await leaderMeetingAttendeeIds(act.tx, membershipId);
  return {
    meeting,
    announce: (row) => announcedLeaderMeeting(membership, { leaderPodId, meeting: row }),
    linkInForce: (row) => row.link,
    attendees,
    staff,
    editPath: pageLinks.editLeaderMeeting(leaderPodId),
    endAssistantLink: () => Promise.resolve(),
    publish: () => publishLeaderChannelChange(act, membershipId, attendees, 'changed'),
  };
}

/** Locks a meeting, in the lock order that all acts use; undefined if the meeting is gone. */
export async function lockMeeting(
  act: Act,
  { businessId, meetingId }: { businessId: string; meetingId: string },
): Promise<LockedMeeting | undefined> {
  const [row] = await act.tx
    .select({ membershipId: meetings.membershipId, podId: pods.id, leaderPodId: leaderPods.id })
    .from(meetings)
    .leftJoin(pods, eq(pods.meetingId, meetings.id))
    .leftJoin(leaderPods, eq(leaderPods.meetingId, meetings.id))
    .where(eq(meetings.id, meetingId));
  if (!row) return undefined;
  const staff = (await staffOf(act.tx, businessId)).map(({ id }) => id);
  const { membershipId, podId, leaderPodId } = row;
  if (podId) return act.hooks.lockPodMeeting(act, { membershipId, podId, staff });
  return leaderPodId ? lockMeetingOfLeaders(act, membershipId, leaderPodId, staff) : undefined;
}

/** Locks the meeting of a link request; undefined if the meeting no longer waits for the link. */
export async function lockMeetingAwaitingLink(act: Act, asked: LinkRequest): Promise<LockedMeeting | undefined> {
  const locked = await lockMeeting(act, asked);
  return locked?.meeting.linkRequest === asked.request ? locked : undefined;
}
