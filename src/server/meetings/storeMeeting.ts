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

/** All that is said of a meeting, to be compared. */
const contentOf = ({ name, link, thirdPartyMeetingId, ...row }: PreparedMeeting | MeetingRow) =>
  JSON.stringify([name, link, thirdPartyMeetingId, scheduleOfRow(row)]);

/** Stores what has changed, and frees a link that is given up; undefined when nothing has changed. */
export async function replaceMeeting(
  act: Act,
  businessId: string,
  before: MeetingRow,
  after: PreparedMeeting,
): Promise<MeetingRow | undefined> {
  if (contentOf(before) === contentOf(after)) return undefined;
  const [row] = await act.tx.update(meetings).set(after).where(eq(meetings.id, before.id)).returning();
  if (before.thirdPartyMeetingId !== after.thirdPartyMeetingId) releaseLink(act, businessId, before);
  return row;
}

/** Deletes a meeting, whose pod or leader meeting is gone, and frees its link. */
export async function deleteMeeting(act: Act, businessId: string, meeting: MeetingRow): Promise<void> {
  await act.tx.delete(meetings).where(eq(meetings.id, meeting.id));
  releaseLink(act, businessId, meeting);
}
