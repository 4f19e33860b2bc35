import type { Pod } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { notFound } from '../platform/http/problem';
import { podsOf, podsSeenBy, podsWithId } from './podRows';
import { presentPod } from './presenter';

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
