import { and, eq, isNull, notInArray } from 'drizzle-orm';
import { attendanceSince } from '../../domain/meetings/attendance';
import { meetingsBefore, unstoredMeetings } from '../../domain/meetings/heldMeetings';
import { isSeriesStart, type OccurrenceChange } from '../../domain/meetings/schedule';
import { settleSubject, settleSubjects } from '../notifications';
import { secondsOf } from '../platform/clock';
import type { Act } from '../platform/act';
import { meetings, occurrences } from '../platform/database/schema';
import { storeHeld } from './heldRows';
import { isSameLink, linkAfterSave, typedLink } from './links/meetingLink';
import { linkSubject, reminderSubject, timeSubject } from './notificationKinds';
import type { PreparedMeeting } from './prepareMeeting';
import {
  checkChangedAt,
  instantOfSeconds,
  meetingColumns,
  scheduleOfRow,
  seriesOfRow,
  type MeetingRow,
  type SeriesColumns,
} from './schedule';
import { releaseLink, requestLink } from './links/linkQueues';

/** Stores a new meeting; requests an empty link from Zoom after the act commits. */
export async function createMeeting(
  act: Act,
  { membershipId, businessId }: { membershipId: string; businessId: string },
  { newLink, ...prepared }: PreparedMeeting,
): Promise<MeetingRow> {
  if (!newLink) throw new Error('A new meeting has no link to keep');
  const [row] = await act.tx
    .insert(meetings)
    .values({ ...prepared, ...newLink, membershipId, checkAt: act.now, createdAt: act.now })
    .returning(meetingColumns);
  if (!row) throw new Error('A meeting was not stored');
  await requestLink(act, businessId, row);
  return row;
}

const NO_PAUSE = { pausedFrom: null, pausedTo: null };

type Content = SeriesColumns & Pick<MeetingRow, 'name'>;

/** A meeting's name and series, for comparison; ignores its link, and a pause that is over. */
function contentOf({ name, ...row }: Content, now: Date): string {
  const isPauseOver = row.pausedTo !== null && row.pausedTo <= now;
  // Changes to single dates have their own notices.
  const schedule = seriesOfRow({ ...row, ...(isPauseOver && NO_PAUSE) });
  return JSON.stringify([name, schedule]);
}

const isSameContent = (act: Act, before: Content, after: Content): boolean =>
  contentOf(before, act.now) === contentOf(after, act.now);

async function releasePreviousLink(act: Act, businessId: string, before: MeetingRow): Promise<void> {
  if (before.thirdPartyMeetingId) await releaseLink(act, { businessId, zoomMeetingId: before.thirdPartyMeetingId });
  await settleSubject(act, linkSubject(before.id));
}

/** Drops changes to dates that a series no longer has (rule meetings.occurrences). */
async function removeObsoleteChanges(act: Act, meeting: MeetingRow): Promise<OccurrenceChange[]> {
  const { changes } = meeting;
  const schedule = scheduleOfRow(meeting);
  const isOver = ({ start, movedTo = start }: OccurrenceChange) => Math.max(start, movedTo) <= secondsOf(act.now);
  const kept = changes.filter((one) => isOver(one) || (meeting.recurring && isSeriesStart(schedule, one.start)));
  if (kept.length === changes.length) return changes;
  const starts = kept.map(({ start }) => instantOfSeconds(start));
  await act.tx
    .delete(occurrences)
    .where(
      and(
        eq(occurrences.meetingId, meeting.id),
        notInArray(occurrences.startsAt, starts),
        isNull(occurrences.heldUntil),
      ),
    );
  return kept;
}

/**
 * Stores the latest meetings of a series that is about to change (rule meetings.held), and returns the columns that
 * record the meeting's past.
 */
async function closePast(act: Act, before: MeetingRow): Promise<Pick<MeetingRow, 'seriesSince' | 'heldBefore'>> {
  const now = secondsOf(act.now);
  const schedule = scheduleOfRow(before);
  const held = unstoredMeetings(schedule, attendanceSince(now), now);
  await storeHeld(act.tx, { meetingId: before.id, held, now: act.now });
  return { seriesSince: instantOfSeconds(now), heldBefore: meetingsBefore(schedule, now + 1) };
}

export async function replaceMeeting(
  act: Act,
  businessId: string,
  before: MeetingRow,
  { newLink, ...prepared }: PreparedMeeting,
): Promise<MeetingRow | undefined> {
  const after = { ...prepared, ...linkAfterSave(before, newLink) };
  const isSame = isSameContent(act, before, after);
  if (isSame && isSameLink(before, after)) return undefined;
  // A pause that is over is dropped even if nothing else changes.
  const isSameSeries = JSON.stringify(seriesOfRow(before)) === JSON.stringify(seriesOfRow(after));
  // Changing only the link doesn't affect reminders that are due.
  const changed = {
    ...(!isSameSeries && (await closePast(act, before))),
    ...(!isSame && { checkAt: checkChangedAt(act.now) }),
  };
  const [row] = await act.tx
    .update(meetings)
    .set({ ...after, ...changed })
    .where(eq(meetings.id, before.id))
    .returning(meetingColumns);
  if (!row) throw new Error('A locked meeting is gone');
  row.changes = await removeObsoleteChanges(act, row);
  if (row.link === before.link && row.linkRequest === before.linkRequest) return row;
  await releasePreviousLink(act, businessId, before);
  await requestLink(act, businessId, row);
  return row;
}

/**
 * Gives a meeting a typed link, and releases the previous one if Zoom created it. An assistant's link stays in use.
 * Returns the resulting meeting.
 */
export async function replaceLink(
  act: Act,
  { businessId, meeting }: { businessId: string; meeting: MeetingRow },
  link: string,
): Promise<MeetingRow> {
  if (link === meeting.link && meeting.linkRequest === null) return meeting;
  const typed = typedLink(link);
  await act.tx.update(meetings).set(typed).where(eq(meetings.id, meeting.id));
  await releasePreviousLink(act, businessId, meeting);
  return { ...meeting, ...typed };
}

/** Deletes a meeting whose pod or leader meeting is gone, withdraws notices of its time, and releases its link. */
export async function deleteMeeting(act: Act, businessId: string, meeting: MeetingRow): Promise<void> {
  await settleSubjects(act, [timeSubject(meeting.id), reminderSubject(meeting.id)]);
  await act.tx.delete(meetings).where(eq(meetings.id, meeting.id));
  await releasePreviousLink(act, businessId, meeting);
}
