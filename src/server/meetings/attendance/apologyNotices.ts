import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Occurrence } from '../../../domain/meetings/schedule';
import { notifyEach, withdrawSubjects } from '../../notifications';
import type { Act } from '../../platform/act';
import { podMembers, pods, users } from '../../platform/database/schema';
import { apologySubject, meetingNotifications } from '../notificationKinds';
import type { MeetingRow } from '../schedule';
import type { OccurrenceKey } from './storeAttendance';

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
  const named = { userId, name: `${person?.firstName ?? ''} ${person?.lastName ?? ''}` };
  const subject = apologySubject({ meetingId: meeting.id, start }, userId);
  await notifyEach(act, {
    kind: meetingNotifications.apology,
    to: runners.map(({ userId: id, timezone, podName }) => {
      const zone = timezone ?? meeting.timezone;
      const data = { person: named, podId, podName, at, zone, quote: note, subject };
      return { userId: id, membershipId: meeting.membershipId, data };
    }),
  });
}

export const withdrawApologyNotices = (act: Act, all: readonly OccurrenceKey[], userId: string): Promise<void> =>
  withdrawSubjects(
    act,
    all.map((one) => apologySubject(one, userId)),
  );
