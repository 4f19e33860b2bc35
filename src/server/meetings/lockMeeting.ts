import { eq } from 'drizzle-orm';
import { pageLinks } from '../../domain/links';
import { staffOf } from '../businesses';
import { publishChannelChange, publishLeaderChannelChange } from '../chat';
import { lockMembership } from '../memberships';
import type { Act } from '../platform/act';
import { leaderPods, meetings, pods } from '../platform/database/schema';
import { lockPods, overrideAssistantLink, podPlace } from '../pods';
import { leaderMeetingAudience } from './leaderMeetings/audience';
import { announcedLeaderMeeting, lockLeaderMeeting } from './leaderMeetings/leaderMeeting';
import type { MeetingPlace } from './links/linkNotices';
import type { LinkRequest } from './links/linkQueues';
import { linkInForce } from './links/meetingLink';
import type { MeetingRow } from './schedule';

/** A locked meeting, of a pod or of leaders, and the people concerned. */
export interface LockedMeeting extends MeetingPlace {
  /** The meeting's pod; absent for a leader meeting. */
  podId?: string;
  /** The link people would use for this meeting; empty while there is none. */
  linkInForce: (meeting: MeetingRow) => string;
  /** People with the meeting in their calendar. */
  attendees: string[];
  /** Makes the pod's own link apply; a leader meeting has no other. */
  endAssistantLink: () => Promise<void>;
  /** Notifies open pages of the change. */
  publish: () => Promise<void>;
}

async function lockPodMeeting(
  act: Act,
  membershipId: string,
  podId: string,
  staff: string[],
): Promise<LockedMeeting | undefined> {
  const [locked] = await lockPods(act, membershipId, [podId]);
  if (!locked) return undefined;
  const attendees = locked.people.map(({ userId }) => userId);
  return {
    ...podPlace(locked, staff),
    podId,
    linkInForce: (row) => linkInForce(row, locked.pod),
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
): Promise<LockedMeeting> {
  const membership = await lockMembership(act, membershipId);
  const { meeting } = await lockLeaderMeeting(act, eq(leaderPods.id, leaderPodId));
  const attendees = await leaderMeetingAudience(act.tx, membershipId);
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

/** Locks a meeting, in the order of all acts; undefined if it is gone. */
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
  if (podId) return lockPodMeeting(act, membershipId, podId, staff);
  return leaderPodId ? lockLeadersMeeting(act, membershipId, leaderPodId, staff) : undefined;
}

/** Same, for the meeting of a link request; undefined if it no longer waits for it. */
export async function lockWaiting(act: Act, asked: LinkRequest): Promise<LockedMeeting | undefined> {
  const locked = await lockMeeting(act, asked);
  return locked?.meeting.linkRequest === asked.request ? locked : undefined;
}
