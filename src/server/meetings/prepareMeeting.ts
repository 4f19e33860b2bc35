import { eq } from 'drizzle-orm';
import type { MeetingInput } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { users } from '../platform/database/schema';
import { checkMeeting, type CheckedMeeting, type InputSetting } from './meetingInput';
import { resolveLink, type MeetingLink } from './meetingLink';
import type { MeetingRow } from './schedule';

/** A meeting that has passed every check and has its link. */
export type PreparedMeeting = CheckedMeeting & MeetingLink;

/** A form of a meeting, who sent it and where. */
export interface Scheduling {
  businessId: string;
  /** Who schedules: their zone is the meeting's unless it says another (rule meetings.wallClock). */
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
  const fallback = { name: scheduling.name, timezone: scheduler?.timezone ?? 'UTC' };
  const checked = checkMeeting(input, { now: context.clock.now(), prefix, fallback, existing });
  const link = await resolveLink(context, { businessId, link: checked.link, topic: checked.name, prefix, existing });
  return { ...checked, ...link };
}
