import { eq } from 'drizzle-orm';
import type { MeetingInput } from '../../contract/entities.gen';
import { podChanged } from '../chat';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { leaderPods, meetings, pods } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';
import { lockPod, meetingSubjectOf, promoteWaiting } from '../pods';
import { releaseLink } from './meetingLink';
import type { MeetingSubject } from './meetingMail';
import { leaderMeetingName } from './presenter';
import { leaderAudience, meetingSeenBy } from './reads';
import { leaderMeetingSubject, membershipWords } from './leaderPods';
import { scheduleOfRow, type MeetingRow } from './schedule';
import { linkInForce, prepareMeeting, type PreparedMeeting } from './prepareMeeting';
import { tellMeeting } from './notices';

export interface MeetingUpdate {
  meetingId: string;
  membershipId: string;
  businessId: string;
  /** The pod whose meeting it is; absent for a leader meeting. */
  podId?: string;
  userId: string;
  input: MeetingInput;
}

/**
 * Replaces a schedule. When something changed, everybody in it gets a calendar update and is told; a repeat changes
 * and tells nothing. 400 at the field that is wrong, 409 when Zoom fails.
 */
export async function updateMeeting(context: AppContext, update: MeetingUpdate): Promise<void> {
  const { meetingId, membershipId, businessId, userId, podId } = update;
  const { db } = context.database;
  const seen = await meetingSeenBy(db, meetingId, userId);
  if (!seen) throw notFound();
  const { meeting: existing, pod } = seen;
  const name = pod?.name ?? leaderMeetingName((await membershipWords(db, membershipId)).membershipName);
  // A form sends back the link it was shown: an assistant's, which is not to become the pod's own (decision 25).
  const shown = linkInForce(existing, pod);
  const sent = update.input.thirdPartyMeetingLink.trim();
  const input = sent === shown ? { ...update.input, thirdPartyMeetingLink: existing.link } : update.input;
  const prepared = await prepareMeeting(context, { businessId, userId, input, name, prefix: '', existing });
  await context.act((act) =>
    podId
      ? updatePodMeeting(act, context, { ...update, podId }, prepared)
      : updateLeaderMeeting(act, context, update, prepared),
  );
}

const told = ({ name, link, thirdPartyMeetingId, ...row }: PreparedMeeting | MeetingRow) =>
  JSON.stringify([name, link, thirdPartyMeetingId, scheduleOfRow(row)]);

const hasPause = ({ pausedFrom }: PreparedMeeting | MeetingRow) => pausedFrom !== null;

/** Paused is told when a pause is set or moved; everything else is a change. */
function changeOf(before: MeetingRow, after: PreparedMeeting): 'changed' | 'paused' {
  const pauseMoved =
    before.pausedFrom?.getTime() !== after.pausedFrom?.getTime() ||
    before.pausedTo?.getTime() !== after.pausedTo?.getTime();
  return hasPause(after) && pauseMoved ? 'paused' : 'changed';
}

/** Stores what has changed; undefined when nothing has. */
async function store(
  act: Act,
  context: AppContext,
  businessId: string,
  before: MeetingRow,
  after: PreparedMeeting,
): Promise<MeetingRow | undefined> {
  if (told(before) === told(after)) return undefined;
  const [row] = await act.tx.update(meetings).set(after).where(eq(meetings.id, before.id)).returning();
  if (before.thirdPartyMeetingId !== after.thirdPartyMeetingId) releaseLink(act, context, businessId, before);
  return row;
}

async function updatePodMeeting(
  act: Act,
  context: AppContext,
  { membershipId, businessId, podId, userId }: MeetingUpdate & { podId: string },
  prepared: PreparedMeeting,
): Promise<void> {
  const locked = await lockPod(act, membershipId, podId);
  const before = locked.meeting;
  const meeting = await store(act, context, businessId, before, prepared);
  if (!meeting) return;
  locked.meeting = meeting;
  if (meeting.link !== before.link && locked.pod.assistantLink !== null) {
    // What was typed is what is in force from now on.
    await act.tx.update(pods).set({ assistantLink: null }).where(eq(pods.id, podId));
    locked.pod.assistantLink = null;
  }
  const subject: MeetingSubject = { ...meetingSubjectOf(locked), before: scheduleOfRow(before) };
  const userIds = locked.people.map((place) => place.userId);
  await tellMeeting(act, context, changeOf(before, prepared), subject, { userIds, by: userId });
  await podChanged(act, podId);
  await promoteWaiting(act, context, locked);
}

async function updateLeaderMeeting(
  act: Act,
  context: AppContext,
  { meetingId, membershipId, businessId, userId }: MeetingUpdate,
  prepared: PreparedMeeting,
): Promise<void> {
  const [row] = await act.tx
    .select({ leaderPodId: leaderPods.id, meeting: meetings })
    .from(meetings)
    .innerJoin(leaderPods, eq(leaderPods.meetingId, meetings.id))
    .where(eq(meetings.id, meetingId))
    .for('update', { of: meetings });
  if (!row) throw notFound();
  const meeting = await store(act, context, businessId, row.meeting, prepared);
  if (!meeting) return;
  const words = await membershipWords(act.tx, membershipId);
  const subject = leaderMeetingSubject(words, row.leaderPodId, meeting);
  const userIds = await leaderAudience(act.tx, membershipId);
  const before = scheduleOfRow(row.meeting);
  await tellMeeting(act, context, changeOf(row.meeting, prepared), { ...subject, before }, { userIds, by: userId });
}
