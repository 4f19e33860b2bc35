import { eq } from 'drizzle-orm';
import type { MeetingInput } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { users } from '../platform/database/schema';
import { checkMeeting, type CheckedMeeting, type InputSetting } from './meetingInput';
import { chooseLink, type MeetingLink, type ShownMeeting } from './links/meetingLink';

/** A meeting that has passed every check. */
export type PreparedMeeting = CheckedMeeting & {
  /** Absent when the meeting keeps the link it has by the time it is saved. */
  newLink: MeetingLink | undefined;
};

/** A form of a meeting, who sent it and where. */
export interface Scheduling {
  businessId: string;
  /** Who schedules: their zone is the meeting's unless it says another (rule meetings.wallClock). */
  userId: string;
  input: MeetingInput;
  /** For a meeting without a name of its own. */
  name: string;
  prefix: InputSetting['prefix'];
  /** The meeting that is changed. */
  existing?: ShownMeeting;
}

/** Checks a meeting's form, before the transaction that saves it. 400 at the field that is wrong. */
export async function prepareMeeting(context: AppContext, scheduling: Scheduling): Promise<PreparedMeeting> {
  const { businessId, userId, input, prefix, existing } = scheduling;
  const { db } = context.database;
  const [scheduler] = await db.select({ timezone: users.timezone }).from(users).where(eq(users.id, userId));
  const fallback = { name: scheduling.name, timezone: scheduler?.timezone ?? 'UTC' };
  const checked = checkMeeting(input, { now: context.clock.now(), prefix, fallback, existing: existing?.meeting });
  return { ...checked, newLink: await chooseLink(db, { businessId, input, prefix, existing }) };
}
