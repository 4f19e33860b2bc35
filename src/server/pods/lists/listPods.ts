import type { Pod } from '../../../contract/entities.gen';
import type { WantedTimes } from '../../../domain/pods/wantedTimes';
import type { AppContext } from '../../platform/context';
import type { Page, PageRequest } from '../../platform/http/pages';
import { invalidField } from '../../platform/http/problem';
import type { PodFilter } from './podFilter';
import { podsSeenBy, podsWithIds } from './podRows';
import { pageOfPodsByName } from './podsByName';
import { podsToJoin } from './podsToJoin';
import { presentPod } from '../presenter';

interface PodsQuery extends PodFilter, PageRequest, WantedTimes {
  readerId: string;
  filter?: 'available' | 'waitlist' | 'mine' | 'all' | 'empty';
}

/** The ids of the pods of a page, in their order. */
function podsOfPage(context: AppContext, { filter = 'all', ...asked }: PodsQuery): Promise<Page<string>> {
  if (filter === 'available' || filter === 'waitlist') return podsToJoin(context, { ...asked, list: filter });
  const { readerId, weekday, timeOfDay, ...named } = asked;
  if (weekday ?? timeOfDay)
    throw invalidField(weekday ? 'weekday' : 'timeOfDay', 'Only pods to join are narrowed by when they meet');
  return pageOfPodsByName(context.database.db, {
    ...named,
    ...(filter === 'mine' && { onlyOf: readerId }),
    isEmpty: filter === 'empty',
  });
}

/**
 * One page of the pods of a membership as somebody sees them, by name; those to join and to wait for by weekday and time
 * on the reader's clocks (rules pods.lists and platform.pages). What is shown of pods is read for those of the page only,
 * in a number of statements that does not depend on how many there are. 400 for a cursor that is none, and for times of
 * the week by which a list by name would be narrowed.
 */
export async function listPods(context: AppContext, query: PodsQuery): Promise<Page<Pod>> {
  const { membershipId, readerId } = query;
  const { items: ids, ...rest } = await podsOfPage(context, query);
  const rows = await podsSeenBy(context.database.db, readerId, podsWithIds(membershipId, ids));
  const now = context.clock.now();
  const seen = new Map(rows.map((row) => [row.pod.id, presentPod(row, readerId, now)]));
  // One that was deleted meanwhile is left out.
  return { ...rest, items: ids.flatMap((id) => seen.get(id) ?? []) };
}
