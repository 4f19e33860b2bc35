import { eq } from 'drizzle-orm';
import type { MeetingInput } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { users } from '../platform/database/schema';
import { checkMeeting, type CheckedMeeting, type MeetingCheckContext } from './checkMeeting';
import { chooseLink, type MeetingLink, type ShownMeeting } from './links/meetingLink';

export type PreparedMeeting = CheckedMeeting & {
  /** Absent if the meeting keeps the link that it has when saved. */
  newLink: MeetingLink | undefined;
};

export interface Scheduling {
  businessId: string;
  /** The user who schedules the meeting, whose zone is the meeting's default (rule meetings.wallClock). */
  userId: string;
  input: MeetingInput;
  name: string;
  prefix: MeetingCheckContext['prefix'];
  existing?: ShownMeeting;
}

/** Validates a meeting's form, before the transaction that saves it. 400 for an invalid field. */
export async function prepareMeeting(context: AppContext, scheduling: Scheduling): Promise<PreparedMeeting> {
  const { businessId, userId, input, prefix, existing } = scheduling;
  const { db } = context.database;
  const [scheduler] = await db.select({ timezone: users.timezone }).from(users).where(eq(users.id, userId));
  const fallback = { name: scheduling.name, timezone: scheduler?.timezone ?? 'UTC' };
  const checked = checkMeeting(input, { now: context.clock.now(), prefix, fallback, existing: existing?.meeting });
  return { ...checked, newLink: await chooseLink(db, { businessId, input, prefix, existing }) };
}
