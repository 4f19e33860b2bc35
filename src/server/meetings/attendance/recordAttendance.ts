import { and, eq, sql } from 'drizzle-orm';
import type { AttendanceInput, MeetingAttendance } from '../../../contract/entities.gen';
import { attendanceSince, RECORDING_DAYS, recordingObstacle } from '../../../domain/meetings/attendance';
import { findMeeting } from '../../../domain/meetings/occurrences';
import { occurrenceOf, type Occurrence } from '../../../domain/meetings/schedule';
import { secondsOf } from '../../platform/clock';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import type { Queryable } from '../../platform/database/client';
import { isDisabledMember } from '../../platform/database/isDisabledMember';
import { attendance } from '../../platform/database/schema';
import { conflict, invalidField, notFound } from '../../platform/http/problem';
import type { OccurrenceRequest } from '../changeOccurrence';
import { lockMeeting } from '../lockMeeting';
import { publishRoundChange } from '../openMeeting';
import { instantOfSeconds } from '../schedule';
import { scheduleSince } from '../scheduleSince';
import { presentAttendance } from './attendancePresenter';
import { deleteAttendance, storeAttendance, type OccurrenceKey } from './storeAttendance';
import { refusals } from '../refusals';

export const recordedMarks = (db: Queryable, { meetingId, start }: OccurrenceKey) =>
  db
    .select({
      userId: attendance.userId,
      status: attendance.status,
      apology: attendance.apology,
      isDisabled: isDisabledMember(
        sql`(select membership_id from meetings where id = ${meetingId})`,
        sql`${attendance.userId}`,
      ),
    })
    .from(attendance)
    .where(and(eq(attendance.meetingId, meetingId), eq(attendance.startsAt, instantOfSeconds(start))))
    .orderBy(attendance.userId);

const obstacles = {
  skipped: () => conflict('meeting_skipped', refusals.meetingSkipped),
  ahead: () => conflict('meeting_ahead', refusals.meetingAhead),
  over: () => conflict('meeting_long_over', refusals.meetingLongOver({ days: RECORDING_DAYS })),
};

async function lockRecordableMeeting(act: Act, { businessId, meetingId, start }: OccurrenceRequest) {
  const locked = await lockMeeting(act, { businessId, meetingId });
  if (!locked?.podId) throw notFound();
  const schedule = await scheduleSince(act.tx, locked.meeting, attendanceSince(secondsOf(act.now)));
  const before = await recordedMarks(act.tx, { meetingId, start });
  // A date with recorded attendance remains a meeting of the pod when the series changes.
  const occurrence: Occurrence | undefined =
    findMeeting(schedule, start) ?? (before.length > 0 ? occurrenceOf(schedule, start) : undefined);
  if (!occurrence) throw notFound();
  const obstacle = recordingObstacle(occurrence, secondsOf(act.now));
  if (obstacle) throw obstacles[obstacle]();
  return {
    podId: locked.podId,
    occurrence,
    known: new Set([...locked.attendees, ...before.map(({ userId }) => userId)]),
  };
}

/**
 * Records attendance of a pod's meeting (rule meetings.attendance), only for the given people; a missing status clears
 * the record. 400 for a person who is neither in the pod nor recorded; 404 if it isn't a meeting of a pod; 409 before
 * it begins, later than 14 days after it, or if it was skipped.
 */
export async function recordAttendance(
  context: AppContext,
  request: OccurrenceRequest,
  { people }: AttendanceInput,
): Promise<MeetingAttendance> {
  const { meetingId, start, userId } = request;
  return context.act(async (act) => {
    const { podId, occurrence, known } = await lockRecordableMeeting(act, request);
    const stranger = people.findIndex((person) => !known.has(person.userId));
    if (stranger >= 0) throw invalidField(`people.${stranger}.userId`, refusals.notInPod);
    // If a person has several statuses in the request, the last one counts.
    const given = [...new Map(people.map((person) => [person.userId, person.status])).entries()];
    const marks = given.flatMap(([id, status]) => (status ? [{ userId: id, status }] : []));
    await storeAttendance(act.tx, { meetingId, start }, marks, act.now);
    const forgotten = given.flatMap(([id, status]) => (status ? [] : [id]));
    await deleteAttendance(act.tx, { meetingId, start }, forgotten);
    await publishRoundChange(act, podId, { start });
    const recorded = await recordedMarks(act.tx, { meetingId, start });
    const hidden = new Set(recorded.filter((mark) => mark.isDisabled).map((mark) => mark.userId));
    return presentAttendance(occurrence, recorded, { userId, runsMeetings: true, hidden, now: act.now });
  });
}
