import { and, eq, or, sql } from 'drizzle-orm';
import { pageLinks } from '../../domain/links';
import { mailMeeting, scheduleOfRow } from '../meetings';
import { notify } from '../notifications';
import type { Act } from '../platform/act';
import { members, users } from '../platform/database/schema';
import { mayTakeSeatIn } from './join/eligibility';
import { announcedPodMeeting, freeSeats, leaderOf, type LockedPod } from './lockPod';
import { podMails } from './mails';
import { podData } from './notices';
import { podNotifications } from './notificationKinds';
import { publishPodChangeTo } from './publishPodChange';

/**
 * People looking for a pod: they asked for news of new pods, or are on a waitlist and agreed to join a new pod (rules
 * members.contactWhenNewPod and pods.waitlist). Consent given in the waitlist from which the pod was formed doesn't
 * count.
 */
function podSeekers(act: Act, { pod }: LockedPod, formedFromId: string | undefined) {
  const elsewhere = formedFromId === undefined ? sql`` : sql`and entry.pod_id <> ${formedFromId}::uuid`;
  const agreedToNewPod = sql`exists (select from waitlist_entries entry
    where entry.membership_id = ${members.membershipId} and entry.user_id = ${members.userId}
      and entry.consent_join_new_pod ${elsewhere})`;
  const isLooking = or(eq(members.contactWhenNewPod, true), agreedToNewPod);
  return act.tx
    .select({ id: users.id, email: users.email, firstName: users.firstName, timezone: users.timezone })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.membershipId, pod.membershipId), isLooking, mayTakeSeatIn(pod.id)));
}

/**
 * Mails and notifies people looking for a pod about this pod, if it has seats. Excludes people left in the waitlist of
 * `formedFromId`, about whom staff have just decided.
 */
export async function notifySeekers(act: Act, locked: LockedPod, formedFromId?: string): Promise<void> {
  const { pod, meeting, membershipName, supportEmail } = locked;
  const seats = freeSeats(locked);
  if (seats === 0) return;
  const seekers = await podSeekers(act, locked, formedFromId);
  const link = act.url(pageLinks.confirmJoinPod(pod.id));
  const common = { podName: pod.name, membershipName, supportEmail, link, seats, schedule: scheduleOfRow(meeting) };
  for (const { email: to, firstName, timezone } of seekers) {
    const data = { ...common, firstName, timezone: timezone ?? meeting.timezone };
    act.mail({ to, template: podMails['pod-with-seats'], data });
  }
  const { membershipId } = pod;
  const userIds = seekers.map(({ id }) => id);
  const data = { ...podData(locked), membershipId };
  await notify(act, { kind: podNotifications['pod-with-seats'], userIds, data, membershipId });
}

export async function announcePod(act: Act, locked: LockedPod, by: string): Promise<void> {
  const { pod } = locked;
  const leaderId = leaderOf(locked);
  if (leaderId) {
    await publishPodChangeTo(act, pod.id, leaderId, 'added');
    await mailMeeting(act, 'scheduled', [leaderId], announcedPodMeeting(locked));
  }
  if (leaderId && leaderId !== by) {
    const { membershipId } = pod;
    const data = podData(locked);
    await notify(act, { kind: podNotifications['pod-created'], userIds: [leaderId], data, membershipId });
  }
  await notifySeekers(act, locked);
}
