import { eq } from 'drizzle-orm';
import type { Act } from '../platform/act';
import { meetings } from '../platform/database/schema';
import { releaseLink } from './meetingLink';
import type { PreparedMeeting } from './prepareMeeting';
import { scheduleOfRow, type MeetingRow } from './schedule';

/** Stores a new meeting. */
export async function createMeeting(act: Act, membershipId: string, prepared: PreparedMeeting): Promise<MeetingRow> {
  const [row] = await act.tx
    .insert(meetings)
    .values({ ...prepared, membershipId, createdAt: act.now })
    .returning();
  if (!row) throw new Error('A meeting was not stored');
  return row;
}

const NO_PAUSE = { pausedFrom: null, pausedTo: null };

/** All that is said of a meeting, to be compared; a pause that is over says nothing any more. */
function contentOf({ name, link, thirdPartyMeetingId, ...row }: PreparedMeeting | MeetingRow, now: Date): string {
  const isPauseOver = row.pausedTo !== null && row.pausedTo <= now;
  const schedule = scheduleOfRow(isPauseOver ? { ...row, ...NO_PAUSE } : row);
  return JSON.stringify([name, link, thirdPartyMeetingId, schedule]);
}

/** Stores what has changed, and frees a link that is given up; undefined when nothing has changed. */
export async function replaceMeeting(
  act: Act,
  businessId: string,
  before: MeetingRow,
  after: PreparedMeeting,
): Promise<MeetingRow | undefined> {
  if (contentOf(before, act.now) === contentOf(after, act.now)) return undefined;
  const [row] = await act.tx.update(meetings).set(after).where(eq(meetings.id, before.id)).returning();
  if (before.thirdPartyMeetingId !== after.thirdPartyMeetingId) releaseLink(act, businessId, before);
  return row;
}

/** Gives a meeting a link that was not made at Zoom, and frees the one that is given up. */
export async function replaceLink(act: Act, businessId: string, meeting: MeetingRow, link: string): Promise<void> {
  if (link === meeting.link) return;
  await act.tx.update(meetings).set({ link, thirdPartyMeetingId: null }).where(eq(meetings.id, meeting.id));
  releaseLink(act, businessId, meeting);
}

/** Deletes a meeting, whose pod or leader meeting is gone, and frees its link. */
export async function deleteMeeting(act: Act, businessId: string, meeting: MeetingRow): Promise<void> {
  await act.tx.delete(meetings).where(eq(meetings.id, meeting.id));
  releaseLink(act, businessId, meeting);
}
