import { asc, eq } from 'drizzle-orm';
import { v5 } from 'uuid';
import { pageLinks } from '../../../domain/links';
import { mayFormAnotherPod } from '../../../domain/pods/seats';
import { staffOf } from '../../tenancy';
import { notify, settleSubject } from '../../notifications';
import type { Act } from '../../platform/act';
import { pods, users, waitlistEntries } from '../../platform/database/schema';
import type { LockedPod } from '../lockPod';
import { podMails, type WaitingPerson } from '../mails';
import { podData } from '../notices';
import { podNotifications, waitlistSubject } from '../notificationKinds';
import { countWaitlist } from './formationReads';
import { emitWebhookEvents } from '../../platform/webhooks/emitWebhookEvents';

async function waitingPeople(act: Act, podId: string): Promise<WaitingPerson[]> {
  const rows = await act.tx
    .select({ entry: waitlistEntries, firstName: users.firstName, lastName: users.lastName })
    .from(waitlistEntries)
    .innerJoin(users, eq(users.id, waitlistEntries.userId))
    .where(eq(waitlistEntries.podId, podId))
    .orderBy(asc(waitlistEntries.id));
  return rows.map(({ entry, firstName, lastName }) => ({
    name: `${firstName} ${lastName}`,
    consentJoinNewPod: entry.consentJoinNewPod,
    consentToBeNewPodLeader: entry.consentToBeNewPodLeader,
  }));
}

const setNotified = (act: Act, { pod }: LockedPod, waitlistNotifiedAt: Date | null) =>
  act.tx.update(pods).set({ waitlistNotifiedAt }).where(eq(pods.id, pod.id));

/**
 * Mails and notifies owner and admins once when enough people wait to form another pod, with each person's consents
 * (rule pods.waitlistOfFour). Counting starts over once a waitlist is empty. `position` is the position of the last
 * person added.
 */
export async function notifyStaffOfWaitlist(act: Act, locked: LockedPod, position: number): Promise<void> {
  const { pod, membershipName, supportEmail, businessId } = locked;
  const { membershipId, name: podName } = pod;
  if (position === 1 && pod.waitlistNotifiedAt) await setNotified(act, locked, null);
  if (!mayFormAnotherPod(position) || pod.waitlistNotifiedAt) return;
  await setNotified(act, locked, act.now);
  const people = await waitingPeople(act, pod.id);
  const staff = await staffOf(act.tx, businessId);
  const link = act.url(pageLinks.formPod(pod.id));
  for (const { email: to, firstName } of staff) {
    const data = { firstName, podName, membershipName, supportEmail, link, people };
    act.mail({ to, template: podMails['waitlist-four'], data });
  }
  const data = { ...podData(locked), membershipId, membershipName, count: people.length };
  const userIds = staff.map(({ id }) => id);
  await notify(act, { kind: podNotifications['waitlist-four'], userIds, data, membershipId });
  const details = { waiting: people.length };
  await emitWebhookEvents(act, [{ type: 'waitlist.ready', membershipId, podId: pod.id, details }]);
}

/**
 * Called after a pod has been formed from this waitlist. If few people are left, there is nothing for staff to
 * decide, and counting starts over (rule pods.waitlistOfFour).
 */
export async function resetWaitlistNotice(act: Act, locked: LockedPod): Promise<void> {
  const { pod } = locked;
  if (!pod.waitlistNotifiedAt || mayFormAnotherPod(await countWaitlist(act.tx, pod.id))) return;
  await setNotified(act, locked, null);
  await settleSubject(act, waitlistSubject(pod.id));
}

export async function mailWaitlistPosition(
  act: Act,
  { pod, membershipName, supportEmail }: LockedPod,
  userId: string,
  position: number,
): Promise<void> {
  const [person] = await act.tx
    .select({ to: users.email, firstName: users.firstName })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) return;
  const { to, firstName } = person;
  const link = act.url(pageLinks.pods());
  const data = { firstName, podName: pod.name, membershipName, supportEmail, link, position };
  const alternates = { subjectId: v5(`waitlist ${pod.id}`, userId), aspect: 'place', state: `${position}` };
  act.mail({ to, template: podMails['waitlist-joined'], data, alternates });
}
