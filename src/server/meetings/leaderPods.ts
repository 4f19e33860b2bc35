import { eq } from 'drizzle-orm';
import type { LeaderPod, MeetingInput } from '../../contract/entities.gen';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import type { Queryable } from '../platform/database/client';
import { leaderPods, meetings, memberships } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';
import { notify } from '../notifications';
import { releaseLink } from './meetingLink';
import { meetingMail, type MeetingSubject } from './meetingMail';
import { leaderMeetingName, presentLeaderPod } from './presenter';
import { leaderAudience, leaderPodById } from './reads';
import type { MeetingRow } from './schedule';
import { createMeeting, prepareMeeting } from './prepareMeeting';
import { tellMeeting } from './notices';
import { meetingNotifications } from './notificationKinds';

interface Scheduling {
  membershipId: string;
  businessId: string;
  userId: string;
  input: MeetingInput;
}

/** A membership as its mails name it. */
export async function membershipWords(db: Queryable, membershipId: string) {
  const [row] = await db
    .select({ membershipName: memberships.name, supportEmail: memberships.supportEmail })
    .from(memberships)
    .where(eq(memberships.id, membershipId));
  if (!row) throw notFound();
  return row;
}

type MembershipWords = Awaited<ReturnType<typeof membershipWords>>;

/** A leader meeting as its mails tell of it. */
export const leaderMeetingSubject = (
  words: MembershipWords,
  leaderPodId: string,
  meeting: MeetingRow,
): MeetingSubject => ({
  ...words,
  meeting,
  link: meeting.link,
  podName: leaderMeetingName(words.membershipName),
  path: `/leader-pod?d=${leaderPodId}`,
});

/** Schedules a meeting of a membership's leaders, who are told by mail with its calendar and by notification. */
export async function createLeaderPod(context: AppContext, scheduling: Scheduling): Promise<LeaderPod> {
  const { membershipId, businessId, userId, input } = scheduling;
  const { db } = context.database;
  const words = await membershipWords(db, membershipId);
  const name = leaderMeetingName(words.membershipName);
  const prepared = await prepareMeeting(context, { businessId, userId, input, name, prefix: '' });
  const id = await context.act(async (act) => {
    const meeting = await createMeeting(act, membershipId, prepared);
    const leaderPodId = await store(act, membershipId, meeting.id);
    const userIds = await leaderAudience(act.tx, membershipId);
    const subject = leaderMeetingSubject(words, leaderPodId, meeting);
    await tellMeeting(act, context, 'scheduled', subject, { userIds, by: userId });
    return leaderPodId;
  });
  const made = await leaderPodById(db, id, userId, context.clock.now());
  if (!made) throw notFound();
  return presentLeaderPod(made, context.clock.now());
}

async function store(act: Act, membershipId: string, meetingId: string): Promise<string> {
  const [row] = await act.tx
    .insert(leaderPods)
    .values({ membershipId, meetingId, createdAt: act.now })
    .returning({ id: leaderPods.id });
  if (!row) throw new Error('A leader meeting was not stored');
  return row.id;
}

/** Cancels and deletes a leader meeting; the leaders' calendars are told. 404 when it is gone. */
export async function deleteLeaderPod(
  context: AppContext,
  { leaderPodId, businessId, userId }: { leaderPodId: string; businessId: string; userId: string },
): Promise<void> {
  await context.act(async (act) => {
    const [row] = await act.tx
      .select({ membershipId: leaderPods.membershipId, meeting: meetings })
      .from(leaderPods)
      .innerJoin(meetings, eq(meetings.id, leaderPods.meetingId))
      .where(eq(leaderPods.id, leaderPodId))
      .for('update', { of: leaderPods });
    if (!row) throw notFound();
    const { membershipId, meeting } = row;
    const userIds = await leaderAudience(act.tx, membershipId);
    const subject = leaderMeetingSubject(await membershipWords(act.tx, membershipId), leaderPodId, meeting);
    await meetingMail(act, context, 'cancelled', userIds, subject);
    const others = userIds.filter((one) => one !== userId);
    await notify(act, {
      kind: meetingNotifications['meeting-cancelled'],
      userIds: others,
      data: { name: subject.podName },
      membershipId,
    });
    await act.tx.delete(leaderPods).where(eq(leaderPods.id, leaderPodId));
    await act.tx.delete(meetings).where(eq(meetings.id, meeting.id));
    releaseLink(act, context, businessId, meeting);
  });
}
