import { and, asc, eq, sql } from 'drizzle-orm';
import { mayFormAnotherPod } from '../../domain/pods/seats';
import type { WaitlistConsent } from '../../contract/entities.gen';
import { staffOf } from '../businesses';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { pods, users, waitlistEntries } from '../platform/database/schema';
import { notify } from '../notifications';
import type { LockedPod } from './lock';
import { podData } from './notices';
import { podNotifications } from './notificationKinds';
import { podMails } from './mails';

/** A person's place in the queue of a pod, from 1; undefined for who is not in it. */
export async function positionOf(act: Act, podId: string, userId: string): Promise<number | undefined> {
  const { rows } = await act.tx.execute<{ position: number }>(sql`
    select (select count(*)::int from waitlist_entries ahead where ahead.pod_id = mine.pod_id and ahead.id <= mine.id)
      as position
    from waitlist_entries mine where mine.pod_id = ${podId} and mine.user_id = ${userId}`);
  return rows[0]?.position;
}

async function waitingPeople(act: Act, podId: string) {
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

const noteTold = (act: Act, { pod }: LockedPod, waitlistToldAt: Date | null) =>
  act.tx.update(pods).set({ waitlistToldAt }).where(eq(pods.id, pod.id));

/**
 * Tells owner and admins once that enough people wait for another pod, with what each agreed to (decision 32). A queue
 * that begins anew counts anew.
 */
async function tellAtFour(act: Act, { config }: AppContext, locked: LockedPod, position: number): Promise<void> {
  const { pod, membershipName, businessId } = locked;
  if (position === 1 && pod.waitlistToldAt) await noteTold(act, locked, null);
  if (!mayFormAnotherPod(position) || pod.waitlistToldAt) return;
  await noteTold(act, locked, act.now);
  const people = await waitingPeople(act, pod.id);
  const staff = await staffOf(act.tx, businessId);
  const link = `${config.publicUrl}/pods/add?m=${pod.membershipId}&p=${pod.id}`;
  for (const { email: to, firstName } of staff) {
    act.mail({
      to,
      template: podMails['waitlist-four'],
      data: { firstName, podName: pod.name, membershipName, link, people },
    });
  }
  const data = { ...podData(locked), membershipId: pod.membershipId, membershipName, count: people.length };
  const userIds = staff.map(({ id }) => id);
  await notify(act, { kind: podNotifications['waitlist-four'], userIds, data, membershipId: pod.membershipId });
}

async function mailPlace(act: Act, { config }: AppContext, locked: LockedPod, userId: string, position: number) {
  const { pod, membershipName, supportEmail } = locked;
  const [person] = await act.tx
    .select({ to: users.email, firstName: users.firstName })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) return;
  const { to, firstName } = person;
  const link = `${config.publicUrl}/pods`;
  const data = { firstName, podName: pod.name, membershipName, supportEmail, link, position };
  act.mail({ to, template: podMails['waitlist-joined'], data });
}

/**
 * Gives a person the last place in the queue of a locked pod; who has a place keeps it, with the consents that are
 * given now. The place, from 1.
 */
export async function enqueue(
  act: Act,
  context: AppContext,
  locked: LockedPod,
  userId: string,
  consents?: WaitlistConsent,
): Promise<number> {
  const { pod } = locked;
  const kept = await positionOf(act, pod.id, userId);
  if (kept !== undefined) {
    const own = and(eq(waitlistEntries.podId, pod.id), eq(waitlistEntries.userId, userId));
    if (consents) await act.tx.update(waitlistEntries).set(consents).where(own);
    return kept;
  }
  const agreed = consents ?? { consentJoinNewPod: false, consentToBeNewPodLeader: false };
  const place = { podId: pod.id, membershipId: pod.membershipId, userId, createdAt: act.now };
  await act.tx.insert(waitlistEntries).values({ ...place, ...agreed });
  const position = (await positionOf(act, pod.id, userId)) ?? 1;
  await mailPlace(act, context, locked, userId, position);
  await tellAtFour(act, context, locked, position);
  return position;
}

/** Takes a person out of the queue of a pod; harmless for who is not in it. */
export async function dequeue(act: Act, podId: string, userId: string): Promise<void> {
  await act.tx.delete(waitlistEntries).where(and(eq(waitlistEntries.podId, podId), eq(waitlistEntries.userId, userId)));
}
