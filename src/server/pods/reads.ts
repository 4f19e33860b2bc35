import { podListOrder } from '../../domain/pods/seats';
import type { Pod } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { notFound } from '../platform/http/problem';
import { podsOf, podsOfMembership, podsSeenBy, podsWithId } from './podRows';
import { presentPod } from './presenter';

type PodFilter = 'available' | 'waitlist' | 'mine' | 'all';

/**
 * Pods of a membership as somebody sees them, by name. Available are pods with seats, waitlist the full ones, both by
 * weekday and time on the reader's clocks, without paused pods and those the reader is in (rule pods.lists).
 */
export async function listPods(
  { database, clock }: AppContext,
  membershipId: string,
  userId: string,
  filter: PodFilter,
): Promise<Pod[]> {
  const rows = await podsSeenBy(database.db, userId, podsOfMembership(membershipId));
  const now = clock.now();
  const pods = rows.map((row) => presentPod(row, userId, now));
  if (filter === 'all') return pods;
  if (filter === 'mine') return pods.filter((pod) => pod.myRole !== undefined);
  const open = pods.filter((pod) => pod.myRole === undefined && !pod.scheduledMeeting.paused);
  const { available, waitlists } = podListOrder(open, rows[0]?.readerZone ?? 'UTC');
  return filter === 'available' ? available : waitlists;
}

/** Pods somebody leads, assists or takes part in, in every membership, by name. */
export async function listMyPods({ database, clock }: AppContext, userId: string): Promise<Pod[]> {
  const rows = await podsOf(database, userId);
  return rows.map((row) => presentPod(row, userId, clock.now()));
}

/** A pod as somebody sees it; 404 when it is gone. */
export async function podSeenBy({ database, clock }: AppContext, podId: string, userId: string): Promise<Pod> {
  const [row] = await podsSeenBy(database.db, userId, podsWithId(podId));
  if (!row) throw notFound();
  return presentPod(row, userId, clock.now());
}
