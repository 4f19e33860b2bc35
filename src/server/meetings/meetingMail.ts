import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Schedule } from '../../domain/meetings/schedule';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { meetings, members, users } from '../platform/database/schema';
import { meetingUid } from '../platform/mail/invitation';
import type { MeetingReason } from './mails';
import { scheduleOfRow, type MeetingRow } from './schedule';
import { meetingMails } from './mails';

/** A meeting as its mails tell of it. */
export interface MeetingSubject {
  meeting: MeetingRow;
  /** The link in force. */
  link: string;
  /** The pod's name, or the leader meeting's. */
  podName: string;
  membershipName: string;
  supportEmail: string;
  /** The page's path in the client, with its query. */
  path: string;
  /** The schedule as it was, when it has changed. */
  before?: Schedule;
}

/** Makes this message newer than every one before it, so that calendars take it (RFC 5545 SEQUENCE). */
async function nextSequence(act: Act, meetingId: string): Promise<number> {
  const [row] = await act.tx
    .update(meetings)
    .set({ sequence: sql`${meetings.sequence} + 1` })
    .where(eq(meetings.id, meetingId))
    .returning({ sequence: meetings.sequence });
  return row?.sequence ?? 0;
}

/** Addresses of people; disabled members get no mail (decision 56). */
function readers(act: Act, membershipId: string, userIds: string[]) {
  return act.tx
    .select({ email: users.email, firstName: users.firstName, timezone: users.timezone })
    .from(users)
    .leftJoin(members, and(eq(members.userId, users.id), eq(members.membershipId, membershipId)))
    .where(and(inArray(users.id, userIds), isNull(members.disabledAt), isNull(users.disabledAt)))
    .orderBy(asc(users.id));
}

/**
 * E-mails people what became of a meeting, or of their place in it, with what keeps their calendars right (decision
 * 38). Two statements, however many people.
 */
export async function meetingMail(
  act: Act,
  { config }: AppContext,
  reason: MeetingReason,
  userIds: string[],
  subject: MeetingSubject,
): Promise<void> {
  if (userIds.length === 0) return;
  const { meeting, link, path, ...told } = subject;
  const sequence = await nextSequence(act, meeting.id);
  for (const { email: to, firstName, timezone } of await readers(act, meeting.membershipId, userIds)) {
    act.mail({
      to,
      template: meetingMails.meeting,
      data: {
        ...told,
        reason,
        firstName,
        timezone: timezone ?? meeting.timezone,
        schedule: scheduleOfRow(meeting),
        link,
        podLink: config.publicUrl + path,
        sequence,
        uid: meetingUid(meeting.id),
      },
    });
  }
}
