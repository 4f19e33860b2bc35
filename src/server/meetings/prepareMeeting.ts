import { eq } from 'drizzle-orm';
import { isPaused, nextMeeting } from '../../domain/meetings/schedule';
import type { MeetingInput } from '../../contract/entities.gen';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { meetings, users, type pods } from '../platform/database/schema';
import { checkMeeting, type CheckedMeeting, type InputSetting } from './meetingInput';
import { resolveLink, type MeetingLink } from './meetingLink';
import { scheduleOfRow, secondsOf, type MeetingRow } from './schedule';

export { releaseLink } from './meetingLink';
export { meetingMail, type MeetingSubject } from './meetingMail';
export { presentMeeting } from './presenter';
export { scheduleOfRow, type MeetingRow } from './schedule';

/** Start of the next occurrence outside a pause, in epoch seconds; undefined when there is none. */
export const nextStart = (meeting: MeetingRow, now: Date): number | undefined =>
  nextMeeting(scheduleOfRow(meeting), secondsOf(now));

/** Whether the meeting's pause is on at this instant. */
export const isPausedNow = (meeting: MeetingRow, now: Date): boolean =>
  isPaused(scheduleOfRow(meeting), secondsOf(now));

type Assistance = Pick<typeof pods.$inferSelect, 'assistantConfirmedAt' | 'assistantLink'>;

/** A confirmed assistant's link overrides the pod's own (decision 25). */
export const linkInForce = (meeting: MeetingRow, pod: Assistance | null): string =>
  (pod?.assistantConfirmedAt && pod.assistantLink) || meeting.link;

/** A meeting that has passed every check and has its link. */
export type PreparedMeeting = CheckedMeeting & MeetingLink;

interface Scheduling {
  businessId: string;
  /** Who schedules: their zone is the meeting's unless it says another (decision 35). */
  userId: string;
  input: MeetingInput;
  /** For a meeting without a name of its own. */
  name: string;
  prefix: InputSetting['prefix'];
  existing?: MeetingRow;
}

/**
 * Checks a meeting's form and gets its link, from Zoom when it is left empty; before the transaction that saves it.
 * 400 at the field that is wrong, 409 when Zoom fails.
 */
export async function prepareMeeting(context: AppContext, scheduling: Scheduling): Promise<PreparedMeeting> {
  const { businessId, userId, input, prefix, existing } = scheduling;
  const [scheduler] = await context.database.db
    .select({ timezone: users.timezone })
    .from(users)
    .where(eq(users.id, userId));
  const otherwise = { name: scheduling.name, timezone: scheduler?.timezone ?? 'UTC' };
  const checked = checkMeeting(input, { now: context.clock.now(), prefix, otherwise, existing });
  const link = await resolveLink(context, { businessId, link: checked.link, topic: checked.name, prefix, existing });
  return { ...checked, ...link };
}

/** Stores a prepared meeting. */
export async function createMeeting(act: Act, membershipId: string, prepared: PreparedMeeting): Promise<MeetingRow> {
  const [row] = await act.tx
    .insert(meetings)
    .values({ ...prepared, membershipId, createdAt: act.now })
    .returning();
  if (!row) throw new Error('A meeting was not stored');
  return row;
}
