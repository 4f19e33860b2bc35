import { eq } from 'drizzle-orm';
import { pageLinks } from '../../domain/links';
import { staffOf } from '../businesses';
import { publishChannelChange, publishLeaderChannelChange } from '../chat';
import { lockMembership } from '../memberships';
import type { Act } from '../platform/act';
import { leaderPods, meetings, pods } from '../platform/database/schema';
import { lockPods, overrideAssistantLink, podPlace } from '../pods';
import { leaderMeetingAudience } from './audience';
import { announcedLeaderMeeting, lockLeaderMeeting } from './leaderMeeting';
import type { MeetingPlace } from './linkNotices';
import type { LinkRequest } from './linkQueues';

/** A locked meeting that waits for its link, of a pod or of leaders, and whom that concerns. */
export interface WaitingMeeting extends MeetingPlace {
  /** Whose calendar it is in. */
  attendees: string[];
  /** The pod's own link is in force from now on; a leader meeting has no other. */
  endAssistantLink: () => Promise<void>;
  /** Tells open pages that it has changed. */
  publish: () => Promise<void>;
}

async function lockPodMeeting(
  act: Act,
  membershipId: string,
  podId: string,
  staff: string[],
): Promise<WaitingMeeting | undefined> {
  const [locked] = await lockPods(act, membershipId, [podId]);
  if (!locked) return undefined;
  const attendees = locked.people.map(({ userId }) => userId);
  return {
    ...podPlace(locked, staff),
    attendees,
    endAssistantLink: () => overrideAssistantLink(act, locked),
    // Staff who scheduled it may have its page open without being in the pod.
    publish: () => publishChannelChange(act, podId, [...new Set([...attendees, ...staff])], 'changed'),
  };
}

async function lockLeadersMeeting(
  act: Act,
  membershipId: string,
  leaderPodId: string,
  staff: string[],
): Promise<WaitingMeeting> {
  const membership = await lockMembership(act, membershipId);
  const { meeting } = await lockLeaderMeeting(act, eq(leaderPods.id, leaderPodId));
  const attendees = await leaderMeetingAudience(act.tx, membershipId);
  return {
    meeting,
    announce: (row) => announcedLeaderMeeting(membership, { leaderPodId, meeting: row }),
    attendees,
    staff,
    editPath: pageLinks.editLeaderMeeting(leaderPodId),
    endAssistantLink: () => Promise.resolve(),
    publish: () => publishLeaderChannelChange(act, membershipId, attendees, 'changed'),
  };
}

/** Locks the meeting that a link was asked for, in the order of all acts; undefined when it does not wait for it any more. */
export async function lockWaiting(
  act: Act,
  { businessId, meetingId, request }: LinkRequest,
): Promise<WaitingMeeting | undefined> {
  const [row] = await act.tx
    .select({ membershipId: meetings.membershipId, podId: pods.id, leaderPodId: leaderPods.id })
    .from(meetings)
    .leftJoin(pods, eq(pods.meetingId, meetings.id))
    .leftJoin(leaderPods, eq(leaderPods.meetingId, meetings.id))
    .where(eq(meetings.id, meetingId));
  if (!row) return undefined;
  const staff = (await staffOf(act.tx, businessId)).map(({ id }) => id);
  const { membershipId, podId, leaderPodId } = row;
  const ofLeaders = () => (leaderPodId ? lockLeadersMeeting(act, membershipId, leaderPodId, staff) : undefined);
  const waiting = podId ? await lockPodMeeting(act, membershipId, podId, staff) : await ofLeaders();
  return waiting?.meeting.linkRequest === request ? waiting : undefined;
}
