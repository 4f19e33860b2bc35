import type { JoinedMeeting, MeetingToJoin } from '../../../contract/entities.gen';
import { currentOccurrence, lastEnd } from '../../../domain/meetings/heldMeetings';
import { isInPod, type Relation } from '../../../domain/permissions';
import { secondsOf } from '../../platform/clock';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { conflict, notFound } from '../../platform/http/problem';
import { lockMeeting } from '../lockMeeting';
import { publishRoundChange } from '../openMeeting';
import { leaderMeetingName, presentMeeting } from '../presenter';
import { attendedMeeting } from '../reads';
import { scheduleOfRow } from '../schedule';
import { storeAttendance } from './storeAttendance';
import { refusals } from '../refusals';
import type { Language } from '../../../domain/text/languages';

interface JoinRequest {
  businessId: string;
  meetingId: string;
  userId: string;
  relation: Relation;
}

/**
 * A meeting for a person waiting to join it (rule meetings.joinLink), in one statement. 404 for people who don't attend
 * it.
 */
export async function meetingToJoin(
  { database, clock }: AppContext,
  { meetingId, userId, relation, language }: JoinRequest & { language: Language },
): Promise<MeetingToJoin> {
  const found = await attendedMeeting(database.db, meetingId, userId, relation);
  const { meeting, podId, leaderPodId, ownWords, seen } = found;
  const ended = lastEnd(scheduleOfRow(meeting), secondsOf(clock.now()));
  return {
    name: found.podName ?? leaderMeetingName(found.membershipName, language),
    ...(podId && { podId }),
    ...(leaderPodId && { leaderPodId }),
    scheduledMeeting: presentMeeting(meeting, clock.now(), seen),
    ...(ended !== undefined && { ended }),
    ...(ownWords && { ownWords }),
  };
}

const notOn = () => conflict('meeting_not_on', refusals.meetingNotOn);

/** Records that a person in the pod came to its meeting, which may have changed since it was read. */
async function recordArrival(act: Act, { businessId, meetingId, userId }: JoinRequest): Promise<void> {
  const locked = await lockMeeting(act, { businessId, meetingId });
  const on = locked && currentOccurrence(scheduleOfRow(locked.meeting), secondsOf(act.now));
  if (!on) throw notOn();
  // A person who was removed a moment ago doesn't count as attending.
  if (!locked.attendees.includes(userId)) throw notFound();
  await storeAttendance(act.tx, { meetingId, start: on.start }, [{ userId, status: 'CAME' }], act.now);
  if (locked.podId) await publishRoundChange(act, locked.podId, { start: on.start, arrived: [userId] });
}

/**
 * Returns the link of the current meeting to an attendee, and records that people in the pod came, overriding earlier
 * records (rule meetings.joinLink). 404 for anyone else, 409 if no meeting is current or it has no link.
 */
export async function joinMeeting(context: AppContext, request: JoinRequest): Promise<JoinedMeeting> {
  const { meetingId, userId, relation } = request;
  const { meeting, podId, seen } = await attendedMeeting(context.database.db, meetingId, userId, relation);
  if (!currentOccurrence(scheduleOfRow(meeting), secondsOf(context.clock.now()))) throw notOn();
  if (seen.link === '') throw conflict('no_meeting_link', refusals.noMeetingLink);
  if (podId && isInPod(relation)) await context.act((act) => recordArrival(act, request));
  return { link: seen.link };
}
