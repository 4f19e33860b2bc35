import type { JoinedMeeting, MeetingToJoin } from '../../../contract/entities.gen';
import { currentOccurrence, lastEnd } from '../../../domain/meetings/schedule';
import { isInPod, type Relation } from '../../../domain/permissions';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { conflict, notFound } from '../../platform/http/problem';
import { lockMeeting } from '../lockMeeting';
import { presentMeeting } from '../presenter';
import { attendedMeeting } from '../reads';
import { scheduleOfRow, secondsOf } from '../schedule';
import { storeAttendance } from './storeAttendance';

/** Which meeting, and who joins it. */
interface JoinRequest {
  businessId: string;
  meetingId: string;
  userId: string;
  relation: Relation;
}

/** A meeting for who waits to join it (rule meetings.joinLink): one statement. 404 for who doesn't attend it. */
export async function meetingToJoin(
  { database, clock }: AppContext,
  { meetingId, userId, relation }: JoinRequest,
): Promise<MeetingToJoin> {
  const { meeting, name, podId, leaderPodId, seen } = await attendedMeeting(database.db, meetingId, userId, relation);
  const ended = lastEnd(scheduleOfRow(meeting), secondsOf(clock.now()));
  return {
    name,
    ...(podId && { podId }),
    ...(leaderPodId && { leaderPodId }),
    scheduledMeeting: presentMeeting(meeting, clock.now(), seen),
    ...(ended !== undefined && { ended }),
  };
}

const notOn = () => conflict('meeting_not_on', 'You can join from 15 minutes before the meeting starts until it ends.');

/** That somebody in the pod came to its meeting; another one may have been made of it meanwhile. */
async function noteCame(act: Act, { businessId, meetingId, userId }: JoinRequest): Promise<void> {
  const locked = await lockMeeting(act, { businessId, meetingId });
  const on = locked && currentOccurrence(scheduleOfRow(locked.meeting), secondsOf(act.now));
  if (!on) throw notOn();
  // Who was removed in the same moment has come to nothing.
  if (!locked.attendees.includes(userId)) throw notFound();
  await storeAttendance(act.tx, { meetingId, start: on.start }, [{ userId, status: 'CAME' }], act.now);
}

/**
 * Where a meeting that is on takes place, for who attends it, and notes of people in the pod that they came, whatever was
 * recorded of them before (rule meetings.joinLink). 404 for anybody else, 409 while it is not on, and while it has no link.
 */
export async function joinMeeting(context: AppContext, request: JoinRequest): Promise<JoinedMeeting> {
  const { meetingId, userId, relation } = request;
  const { meeting, podId, seen } = await attendedMeeting(context.database.db, meetingId, userId, relation);
  if (!currentOccurrence(scheduleOfRow(meeting), secondsOf(context.clock.now()))) throw notOn();
  if (seen.link === '') throw conflict('no_meeting_link', 'There isn’t a meeting link yet.');
  if (podId && isInPod(relation)) await context.act((act) => noteCame(act, request));
  return { link: seen.link };
}
