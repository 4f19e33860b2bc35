import { and, eq } from 'drizzle-orm';
import type { PodPlace, WaitlistConsent } from '../../contract/entities.gen';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { members, podMembers } from '../platform/database/schema';
import { conflict, notFound } from '../platform/http/problem';
import { promoteWaiting, seat } from './seats';
import { freeSeats, isPodPaused, lockPod, lockPods, roleIn, type LockedPod } from './lock';
import { dequeue, enqueue, positionOf } from './waitlist';

/** Who takes a place, and in which pod. Staff without a place in the membership get one (`isStaff`). */
export interface Joining {
  membershipId: string;
  podId: string;
  userId: string;
  isStaff?: boolean;
}

/** A seat, or a place in the queue from 1. */
export type Place = { result: PodPlace['result']; position?: number };

export const podIsPaused = () => conflict('pod_paused', 'This pod is paused at the moment.');

/** Holds the person's membership for the act: nobody but an enabled member has places; staff become one. */
export async function lockMember(act: Act, { membershipId, userId, isStaff }: Omit<Joining, 'podId'>): Promise<void> {
  if (isStaff) await act.tx.insert(members).values({ membershipId, userId, joinedAt: act.now }).onConflictDoNothing();
  const [member] = await act.tx
    .select({ disabledAt: members.disabledAt })
    .from(members)
    .where(and(eq(members.membershipId, membershipId), eq(members.userId, userId)))
    .for('key share');
  if (!member || member.disabledAt) throw notFound();
}

export async function participatesIn(act: Act, membershipId: string, userId: string): Promise<string | undefined> {
  const [place] = await act.tx
    .select({ podId: podMembers.podId })
    .from(podMembers)
    .where(
      and(eq(podMembers.membershipId, membershipId), eq(podMembers.userId, userId), eq(podMembers.role, 'participant')),
    );
  return place?.podId;
}

async function refuseSecondPlace(act: Act, { membershipId, userId }: Joining): Promise<void> {
  if ((await participatesIn(act, membershipId, userId)) === undefined) return;
  throw conflict('already_in_pod', 'You are already in a pod of this membership. Leave it or switch from it.');
}

/** A pod for somebody who comes to it: locked, with its free seats given to who waited for them before. */
async function lockPodForJoin(act: Act, context: AppContext, joining: Joining): Promise<LockedPod> {
  const locked = await lockPod(act, joining.membershipId, joining.podId);
  await lockMember(act, joining);
  await promoteWaiting(act, context, locked);
  return locked;
}

/**
 * Takes a seat, or the next place in the queue of a full pod (specification 4). Who has a place already keeps it. 409
 * for a paused pod, and for who is participant of another pod of the membership.
 */
export async function join(act: Act, context: AppContext, joining: Joining): Promise<Place> {
  const { userId } = joining;
  const locked = await lockPodForJoin(act, context, joining);
  if (roleIn(locked, userId)) return { result: 'member' };
  const waiting = await positionOf(act, joining.podId, userId);
  if (waiting !== undefined) return { result: 'waitlist', position: waiting };
  if (isPodPaused(locked, act.now)) throw podIsPaused();
  await refuseSecondPlace(act, joining);
  if (freeSeats(locked) === 0) return { result: 'waitlist', position: await enqueue(act, context, locked, userId) };
  await seat(act, context, locked, [userId], 'joined');
  return { result: 'member' };
}

/**
 * Waits for a seat of a full pod; a repeat keeps the place and renews the consents. 409 while a seat is free, while the
 * pod is paused, and for who is participant of a pod of the membership (decision 31).
 */
export async function joinWaitlist(
  act: Act,
  context: AppContext,
  joining: Joining,
  consents: WaitlistConsent,
): Promise<void> {
  const locked = await lockPodForJoin(act, context, joining);
  if (roleIn(locked, joining.userId)) throw conflict('already_in_pod', 'You are in this pod.');
  const waiting = await positionOf(act, joining.podId, joining.userId);
  if (waiting === undefined) {
    if (isPodPaused(locked, act.now)) throw podIsPaused();
    await refuseSecondPlace(act, joining);
    if (freeSeats(locked) > 0) throw conflict('seat_free', 'This pod has a free place. You can join it now.');
  }
  await enqueue(act, context, locked, joining.userId, consents);
}

/** Leaves the queue of a pod: under its lock, so that nobody is seated after they have left. Harmless for who is not in it. */
export async function leaveWaitlist(
  act: Act,
  { membershipId, podId, userId }: Omit<Joining, 'isStaff'>,
): Promise<void> {
  await lockPod(act, membershipId, podId);
  await dequeue(act, podId, userId);
}

/**
 * The pod somebody chose when they signed up, once their address is proven: a seat, else the queue, for a paused pod
 * too (decision 16). Undefined when the pod is gone, or they are participant of another one.
 */
export async function takePreferredPlace(
  act: Act,
  context: AppContext,
  joining: Omit<Joining, 'isStaff'>,
): Promise<Place | undefined> {
  const [locked] = await lockPods(act, joining.membershipId, [joining.podId]);
  if (!locked) return undefined;
  if (roleIn(locked, joining.userId)) return { result: 'member' };
  if (await participatesIn(act, joining.membershipId, joining.userId)) return undefined;
  await lockMember(act, joining);
  await promoteWaiting(act, context, locked);
  const mustWait = freeSeats(locked) === 0 || isPodPaused(locked, act.now);
  if (mustWait) return { result: 'waitlist', position: await enqueue(act, context, locked, joining.userId) };
  await seat(act, context, locked, [joining.userId], 'joined');
  return { result: 'member' };
}
