import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { channelChanged } from '../chat';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { members, users } from '../platform/database/schema';
import { meetingMail, scheduleOfRow } from '../meetings';
import { notify } from '../notifications';
import { freeSeats, leaderOf, meetingSubjectOf, type LockedPod } from './lock';
import { podData } from './notices';
import { podNotifications } from './notificationKinds';
import { podMails } from './mails';

/** Who looks for a pod: asked to be told of new ones, or waits and agreed to join a new one (decisions 16 and 32). */
function seekers(act: Act, { pod }: LockedPod) {
  const inMembership = sql`of.membership_id = ${members.membershipId} and of.user_id = ${members.userId}`;
  return act.tx
    .select({ id: users.id, email: users.email, firstName: users.firstName, timezone: users.timezone })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(
      and(
        eq(members.membershipId, pod.membershipId),
        isNull(members.disabledAt),
        isNull(users.disabledAt),
        or(
          eq(members.contactWhenNewPod, true),
          sql`exists (select from waitlist_entries of where ${inMembership} and of.consent_join_new_pod)`,
        ),
        sql`not exists (select from pod_members of
          where ${inMembership} and (of.role = 'participant' or of.pod_id = ${pod.id}))`,
      ),
    );
}

async function tellSeekers(act: Act, { config }: AppContext, locked: LockedPod): Promise<void> {
  const { pod, meeting, membershipName, supportEmail } = locked;
  const seats = freeSeats(locked);
  if (seats === 0) return;
  const people = await seekers(act, locked);
  const link = `${config.publicUrl}/pods/confirm-join-pod?p=${pod.id}`;
  const told = { podName: pod.name, membershipName, supportEmail, link, seats, schedule: scheduleOfRow(meeting) };
  for (const { email: to, firstName, timezone } of people) {
    const data = { ...told, firstName, timezone: timezone ?? meeting.timezone };
    act.mail({ to, template: podMails['pod-with-seats'], data });
  }
  const { membershipId } = pod;
  const userIds = people.map(({ id }) => id);
  await notify(act, {
    kind: podNotifications['pod-with-seats'],
    userIds,
    data: { ...podData(locked), membershipId },
    membershipId,
  });
}

/** Tells the leader of a new pod, with its calendar, and who looks for one. `by` is who added it. */
export async function tellOpened(act: Act, context: AppContext, locked: LockedPod, by: string): Promise<void> {
  const { pod } = locked;
  const leaderId = leaderOf(locked);
  if (leaderId) {
    await channelChanged(act, pod.id, leaderId, 'added');
    await meetingMail(act, context, 'scheduled', [leaderId], meetingSubjectOf(locked));
  }
  if (leaderId && leaderId !== by) {
    const { membershipId } = pod;
    await notify(act, {
      kind: podNotifications['pod-created'],
      userIds: [leaderId],
      data: podData(locked),
      membershipId,
    });
  }
  await tellSeekers(act, context, locked);
}
