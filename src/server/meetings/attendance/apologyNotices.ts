import { and, eq, ne, or, sql } from 'drizzle-orm';
import { meetingDate, timeWithZone } from '../../../domain/meetings/display';
import type { Occurrence } from '../../../domain/meetings/schedule';
import { notifyEach, withdrawSubjects } from '../../notifications';
import type { Act } from '../../platform/act';
import { podMembers, pods, users } from '../../platform/database/schema';
import { apologySubject, meetingNotifications } from '../notificationKinds';
import type { MeetingRow } from '../schedule';
import type { OccurrenceKey } from './storeAttendance';
import { DEFAULT_LANGUAGE } from '../../../domain/text/languages';

interface SentApology {
  meeting: MeetingRow;
  podId: string;
  occurrence: Occurrence;
  userId: string;
  note: string;
}

const runnersOf = ({ tx }: Act, podId: string, userId: string) =>
  tx
    .select({ userId: podMembers.userId, timezone: users.timezone, podName: pods.name })
    .from(podMembers)
    .innerJoin(pods, eq(pods.id, podMembers.podId))
    .innerJoin(users, eq(users.id, podMembers.userId))
    .where(
      and(
        eq(podMembers.podId, podId),
        ne(podMembers.userId, userId),
        or(
          eq(podMembers.role, 'leader'),
          sql`(${pods.assistantUserId} = ${podMembers.userId} and ${pods.assistantConfirmedAt} is not null)`,
        ),
      ),
    );

export async function notifyApology(
  act: Act,
  { meeting, podId, occurrence: { start, at }, userId, note }: SentApology,
): Promise<void> {
  const [person] = await act.tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  const runners = await runnersOf(act, podId, userId);
  const name = `${person?.firstName ?? ''} ${person?.lastName ?? ''}`;
  await notifyEach(act, {
    kind: meetingNotifications.apology,
    to: runners.map(({ userId: id, timezone, podName }) => {
      const zone = timezone ?? meeting.timezone;
      const when = `${meetingDate(at, zone, DEFAULT_LANGUAGE)}, ${timeWithZone(at, zone, DEFAULT_LANGUAGE)}`;
      const subject = apologySubject({ meetingId: meeting.id, start }, userId);
      return { userId: id, membershipId: meeting.membershipId, data: { name, podId, podName, when, note, subject } };
    }),
    people: [{ userId, name }],
  });
}

export const withdrawApologyNotices = (act: Act, all: readonly OccurrenceKey[], userId: string): Promise<void> =>
  withdrawSubjects(
    act,
    all.map((one) => apologySubject(one, userId)),
  );
