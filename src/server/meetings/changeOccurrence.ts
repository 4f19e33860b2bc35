import { and, eq } from 'drizzle-orm';
import type { OccurrenceInput } from '../../contract/entities.gen';
import {
  findOccurrence,
  isTimeTaken,
  MOVED_ONTO_ANOTHER,
  moveProblem,
  occurrenceActs,
} from '../../domain/meetings/occurrences';
import { occurrenceOf, type Occurrence, type OccurrenceChange } from '../../domain/meetings/schedule';
import { recordAct } from '../audit';
import { secondsOf } from '../platform/clock';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { attendance, meetings, occurrences } from '../platform/database/schema';
import { conflict, invalidField, notFound } from '../platform/http/problem';
import { deleteSubjects } from '../notifications';
import type { LockedMeeting } from './hooks';
import { lockMeeting } from './lockMeeting';
import { apologySubject } from './notificationKinds';
import { notifyOccurrenceChanged } from './notices';
import { checkChangedAt, instantOfSeconds, scheduleOfRow, type MeetingRow } from './schedule';
import { countAttempt } from '../platform/http/limits/attempts';
import { meetingsLimits } from './limits';
import { refusals } from './refusals';

export interface OccurrenceRequest {
  businessId: string;
  meetingId: string;
  userId: string;
  /** The date's start in the series; epoch seconds. */
  start: number;
}

interface LockedOccurrence extends LockedMeeting {
  occurrence: Occurrence;
}

async function lockOccurrence(act: Act, { start, ...which }: OccurrenceRequest): Promise<LockedOccurrence> {
  const locked = await lockMeeting(act, which);
  if (!locked) throw notFound();
  const schedule = scheduleOfRow(locked.meeting);
  if (!schedule.recurring) {
    throw conflict('not_recurring', refusals.notRecurring);
  }
  const occurrence = findOccurrence(schedule, start);
  if (!occurrence) throw notFound();
  return { ...locked, occurrence };
}

const tooLate = () => conflict('meeting_begun', refusals.begunNotChangeable);
const tooEarly = () => conflict('meeting_far_ahead', refusals.meetingFarAhead);

async function storeChange(
  act: Act,
  meeting: MeetingRow,
  start: number,
  change?: OccurrenceChange,
): Promise<MeetingRow> {
  const key = { meetingId: meeting.id, startsAt: instantOfSeconds(start) };
  await act.tx
    .update(meetings)
    .set({ checkAt: checkChangedAt(act.now) })
    .where(eq(meetings.id, meeting.id));
  // Deletes records of people who joined early or sent apologies, since the meeting is now off or at another time.
  const gone = await act.tx
    .delete(attendance)
    .where(and(eq(attendance.meetingId, key.meetingId), eq(attendance.startsAt, key.startsAt)))
    .returning({ userId: attendance.userId });
  await deleteSubjects(
    act,
    gone.map(({ userId }) => apologySubject({ meetingId: meeting.id, start }, userId)),
  );
  const others = meeting.changes.filter((one) => one.start !== start);
  if (!change) {
    await act.tx
      .delete(occurrences)
      .where(and(eq(occurrences.meetingId, key.meetingId), eq(occurrences.startsAt, key.startsAt)));
    return { ...meeting, changes: others };
  }
  const movedTo = change.movedTo === undefined ? null : instantOfSeconds(change.movedTo);
  const set = { skipped: movedTo === null, movedTo };
  await act.tx
    .insert(occurrences)
    .values({ ...key, ...set, createdAt: act.now })
    .onConflictDoUpdate({ target: [occurrences.meetingId, occurrences.startsAt], set });
  return { ...meeting, changes: [...others, change].sort((one, other) => one.start - other.start) };
}

async function applyChange(
  act: Act,
  { occurrence, ...locked }: LockedOccurrence,
  userId: string,
  change?: OccurrenceChange,
): Promise<Occurrence> {
  const { start } = occurrence;
  const meeting = await storeChange(act, locked.meeting, start, change);
  const changed = occurrenceOf(scheduleOfRow(meeting), start);
  const announced = { ...locked.announce(meeting), before: scheduleOfRow(locked.meeting), occurrence: changed };
  await notifyOccurrenceChanged(act, announced, { userIds: locked.attendees, by: userId });
  await locked.publish();
  const { podId } = locked;
  if (podId) await recordAct(act, 'POD_CHANGED', { podId, fields: ['meeting'] });
  else await recordAct(act, 'LEADER_MEETING_CHANGED', { membershipId: meeting.membershipId });
  return changed;
}

/** The change of a date; undefined if it is moved to its original time. */
const changeTo = (start: number, { change, movedTo }: OccurrenceInput): OccurrenceChange | undefined => {
  if (change === 'SKIPPED') return { start };
  return movedTo === start ? undefined : { start, movedTo };
};

/**
 * Skips or moves one date of a recurring meeting (rule meetings.occurrences): mails all its attendees a calendar
 * update, and notifies everyone except the person who makes the change. A repeat changes nothing and notifies nobody.
 * 404 if it isn't a date of the meeting, 409 once it has begun, 400 for `movedTo` if it can't be moved to that time.
 */
export async function changeOccurrence(
  context: AppContext,
  request: OccurrenceRequest,
  input: OccurrenceInput,
): Promise<Occurrence> {
  await countAttempt(context, meetingsLimits.meetingChange(request.userId));
  return context.act(async (act) => {
    const locked = await lockOccurrence(act, request);
    const { occurrence, meeting } = locked;
    const now = secondsOf(act.now);
    const isThere = input.change === 'MOVED' && !occurrence.skipped && occurrence.at === input.movedTo;
    if (isThere || (input.change === 'SKIPPED' && occurrence.skipped)) return occurrence;
    if (!occurrenceActs(occurrence, now).change) throw occurrence.at <= now ? tooLate() : tooEarly();
    const problem =
      input.movedTo === undefined || input.change === 'SKIPPED'
        ? undefined
        : moveProblem(scheduleOfRow(meeting), occurrence, input.movedTo, now);
    if (problem !== undefined) throw invalidField('movedTo', problem);
    return applyChange(act, locked, request.userId, changeTo(request.start, input));
  });
}

/**
 * Restores a skipped or moved date, with the same mails and notifications. A repeat, or an unchanged date, changes
 * nothing and notifies nobody. 404 if it isn't a date of the meeting, 409 once it would have begun, or if another date
 * has been moved to its time.
 */
export async function restoreOccurrence(context: AppContext, request: OccurrenceRequest): Promise<Occurrence> {
  await countAttempt(context, meetingsLimits.meetingChange(request.userId));
  return context.act(async (act) => {
    const locked = await lockOccurrence(act, request);
    const { occurrence, meeting } = locked;
    if (!occurrence.skipped && occurrence.at === occurrence.start) return occurrence;
    if (!occurrenceActs(occurrence, secondsOf(act.now)).restore) throw tooLate();
    if (isTimeTaken(scheduleOfRow(meeting), occurrence)) throw conflict('meeting_replaced', MOVED_ONTO_ANOTHER);
    return applyChange(act, locked, request.userId);
  });
}
