import { and, eq, notInArray } from 'drizzle-orm';
import { isSeriesStart, type OccurrenceChange } from '../../domain/meetings/schedule';
import { settle, settleAll } from '../notifications';
import type { Act } from '../platform/act';
import { meetings, occurrences } from '../platform/database/schema';
import { isSameLink, linkAfter, typedLink } from './links/meetingLink';
import { linkSubject, reminderSubject, timeSubject } from './notificationKinds';
import type { PreparedMeeting } from './prepareMeeting';
import {
  instantOfSeconds,
  meetingColumns,
  scheduleOfRow,
  secondsOf,
  type MeetingRow,
  type SeriesColumns,
} from './schedule';
import { freeLink, requestLink } from './links/linkQueues';

/** Stores a new meeting; Zoom is asked for a link that was left empty once the act is committed. */
export async function createMeeting(
  act: Act,
  { membershipId, businessId }: { membershipId: string; businessId: string },
  { newLink, ...prepared }: PreparedMeeting,
): Promise<MeetingRow> {
  if (!newLink) throw new Error('A new meeting has no link to keep');
  const [row] = await act.tx
    .insert(meetings)
    .values({ ...prepared, ...newLink, membershipId, lookAt: act.now, createdAt: act.now })
    .returning(meetingColumns);
  if (!row) throw new Error('A meeting was not stored');
  await requestLink(act, businessId, row);
  return row;
}

const NO_PAUSE = { pausedFrom: null, pausedTo: null };

type Content = SeriesColumns & Pick<MeetingRow, 'name'>;

/** What a form says of a meeting but for its link, to be compared; a pause that is over says nothing any more. */
function contentOf({ name, ...row }: Content, now: Date): string {
  const isPauseOver = row.pausedTo !== null && row.pausedTo <= now;
  // What is different about single dates is told by itself.
  const schedule = scheduleOfRow({ ...row, ...(isPauseOver && NO_PAUSE), changes: [] });
  return JSON.stringify([name, schedule]);
}

const isSameContent = (act: Act, before: Content, after: Content): boolean =>
  contentOf(before, act.now) === contentOf(after, act.now);

/** When a meeting's link makes room for another, a meeting at Zoom is freed, and nobody is asked to enter one any more. */
async function endLink(act: Act, businessId: string, before: MeetingRow): Promise<void> {
  if (before.thirdPartyMeetingId) await freeLink(act, { businessId, zoomMeetingId: before.thirdPartyMeetingId });
  await settle(act, linkSubject(before.id));
}

/** What was different about dates that a series no longer has falls away with them (rule meetings.occurrences). */
async function keepChanges(act: Act, meeting: MeetingRow): Promise<OccurrenceChange[]> {
  const { changes } = meeting;
  const schedule = scheduleOfRow(meeting);
  const isOver = ({ start, movedTo = start }: OccurrenceChange) => Math.max(start, movedTo) <= secondsOf(act.now);
  const kept = changes.filter((one) => isOver(one) || (meeting.recurring && isSeriesStart(schedule, one.start)));
  if (kept.length === changes.length) return changes;
  const starts = kept.map(({ start }) => instantOfSeconds(start));
  await act.tx
    .delete(occurrences)
    .where(and(eq(occurrences.meetingId, meeting.id), notInArray(occurrences.startsAt, starts)));
  return kept;
}

/** Stores what has changed, with what follows for its link; undefined when nothing has changed. */
export async function replaceMeeting(
  act: Act,
  businessId: string,
  before: MeetingRow,
  { newLink, ...prepared }: PreparedMeeting,
): Promise<MeetingRow | undefined> {
  const after = { ...prepared, ...linkAfter(before, newLink) };
  const isSame = isSameContent(act, before, after);
  if (isSame && isSameLink(before, after)) return undefined;
  const [row] = await act.tx
    .update(meetings)
    // Another link alone leaves what is due.
    .set({ ...after, ...(!isSame && { lookAt: act.now }) })
    .where(eq(meetings.id, before.id))
    .returning(meetingColumns);
  if (!row) throw new Error('A locked meeting is gone');
  row.changes = await keepChanges(act, row);
  if (row.link === before.link && row.linkRequest === before.linkRequest) return row;
  // A link that is entered is in force, an assistant's no more.
  await endLink(act, businessId, before);
  await requestLink(act, businessId, row);
  return row;
}

/**
 * Gives a meeting a link that was not made at Zoom, with what follows for the one that is given up; an assistant's stays
 * in force. Gives the meeting as it is then.
 */
export async function replaceLink(
  act: Act,
  { businessId, meeting }: { businessId: string; meeting: MeetingRow },
  link: string,
): Promise<MeetingRow> {
  if (link === meeting.link && meeting.linkRequest === null) return meeting;
  const typed = typedLink(link);
  await act.tx.update(meetings).set(typed).where(eq(meetings.id, meeting.id));
  await endLink(act, businessId, meeting);
  return { ...meeting, ...typed };
}

/** Deletes a meeting, whose pod or leader meeting is gone, with what people were told of its time; its link is freed. */
export async function deleteMeeting(act: Act, businessId: string, meeting: MeetingRow): Promise<void> {
  await settleAll(act, [timeSubject(meeting.id), reminderSubject(meeting.id)]);
  await act.tx.delete(meetings).where(eq(meetings.id, meeting.id));
  await endLink(act, businessId, meeting);
}
