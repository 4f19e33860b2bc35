import type { Apologies } from '../../../contract/entities.gen';
import { apologyObstacle } from '../../../domain/meetings/apologies';
import { findMeeting } from '../../../domain/meetings/occurrences';
import type { Occurrence } from '../../../domain/meetings/schedule';
import type { Relation } from '../../../domain/permissions';
import { settleSubjectFor } from '../../notifications';
import { secondsOf } from '../../platform/clock';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { conflict, notFound } from '../../platform/http/problem';
import type { OccurrenceRequest } from '../changeOccurrence';
import { lockMeeting } from '../lockMeeting';
import { reminderSubject } from '../notificationKinds';
import { scheduleOfRow } from '../schedule';
import { apologiesFor, presentApologies } from './apologyReads';
import { notifyApology, withdrawApologyNotices } from './apologyNotices';
import { deleteAttendance, storeAttendance } from './storeAttendance';
import { refusals } from '../refusals';

export interface ApologyRequest extends OccurrenceRequest {
  relation: Relation;
}

const obstacles = {
  skipped: () => conflict('meeting_skipped', refusals.meetingSkipped),
  begun: () => conflict('meeting_begun', refusals.meetingBegun),
};

async function lockComingMeeting(act: Act, { businessId, meetingId, start, userId }: ApologyRequest) {
  const locked = await lockMeeting(act, { businessId, meetingId });
  if (!locked?.podId || !locked.attendees.includes(userId)) throw notFound();
  const occurrence = findMeeting(scheduleOfRow(locked.meeting), start);
  if (!occurrence) throw notFound();
  const obstacle = apologyObstacle(occurrence, secondsOf(act.now));
  if (obstacle) throw obstacles[obstacle]();
  return { locked, occurrence, podId: locked.podId };
}

async function apologiesSeenBy(act: Act, occurrence: Occurrence, { meetingId, userId, relation }: ApologyRequest) {
  const rows = await apologiesFor(act.tx, [{ meetingId, start: occurrence.start }]);
  const apologies = presentApologies(occurrence, rows, { userId, relation, now: act.now });
  if (!apologies) throw notFound();
  return { rows, apologies };
}

/**
 * Sends a person's apologies for a meeting of their pod, with an optional note (rule meetings.apologies). Notifies the
 * people who run the pod's meetings; a changed note replaces the first, without another push. 404 if it
 * isn't a meeting of the pod, 409 if it has begun or is skipped.
 */
export function sendApology(context: AppContext, request: ApologyRequest, note: string): Promise<Apologies> {
  const { meetingId, start, userId } = request;
  return context.act(async (act) => {
    const { locked, occurrence, podId } = await lockComingMeeting(act, request);
    const before = await apologiesSeenBy(act, occurrence, request);
    const said = before.rows.find((row) => row.userId === userId);
    if (said && (said.note ?? '') === note) return before.apologies;
    // Deletes the record first, so that no earlier note remains.
    await deleteAttendance(act.tx, { meetingId, start }, [userId]);
    const mark = { userId, status: 'APOLOGIES' as const, ...(note !== '' && { apology: note }) };
    await storeAttendance(act.tx, { meetingId, start }, [mark], act.now);
    if (!said) await settleSubjectFor(act, reminderSubject(meetingId), [userId]);
    await notifyApology(act, { meeting: locked.meeting, podId, occurrence, userId, note });
    await locked.publish();
    return (await apologiesSeenBy(act, occurrence, request)).apologies;
  });
}

/** Withdraws an apology; a repeat changes nothing. Throws 404 and 409 as `sendApology` does. */
export function withdrawApology(context: AppContext, request: ApologyRequest): Promise<Apologies> {
  const { meetingId, start, userId } = request;
  return context.act(async (act) => {
    const { locked, occurrence } = await lockComingMeeting(act, request);
    const before = await apologiesSeenBy(act, occurrence, request);
    if (!before.apologies.mine) return before.apologies;
    await deleteAttendance(act.tx, { meetingId, start }, [userId]);
    await withdrawApologyNotices(act, [{ meetingId, start }], userId);
    await locked.publish();
    return (await apologiesSeenBy(act, occurrence, request)).apologies;
  });
}
