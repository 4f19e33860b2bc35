import type { Pod } from '../../../contract/entities.gen';
import type { WantedTimes } from '../../../domain/pods/wantedTimes';
import type { AppContext } from '../../platform/context';
import type { Page, PageRequest } from '../../platform/http/pages';
import { invalidField } from '../../platform/http/problem';
import { presentPod } from '../presenter';
import { type PodFilter, podFilter } from './podFilter';
import { podsSeenBy, podsWithIds } from './podRows';
import { pageOfPodsByName } from './podsByName';
import { pageOfPodsInWeek } from './podsInWeek';
import { refusals } from '../refusals';

interface PodsQuery extends PodFilter, PageRequest, WantedTimes {
  readerId: string;
  filter?: 'available' | 'waitlist' | 'mine' | 'all' | 'empty';
}

function podsOfPage(context: AppContext, { filter = 'all', ...asked }: PodsQuery): Promise<Page<string>> {
  if (filter === 'available' || filter === 'waitlist') return podsToJoin(context, { ...asked, list: filter });
  const { readerId, weekday, timeOfDay, ...named } = asked;
  if (weekday ?? timeOfDay) throw invalidField(weekday ? 'weekday' : 'timeOfDay', refusals.timesOnlyToJoin);
  return pageOfPodsByName(context.database.db, {
    ...named,
    ...(filter === 'mine' && { onlyOf: readerId }),
    isEmpty: filter === 'empty',
  });
}

/**
 * One page of a membership's pods as a user sees them, by name; pods to join and to wait for are sorted by weekday and
 * time on the reader's clocks (rules pods.lists and platform.pages). Reads display data only for the page, in a fixed
 * number of statements. 400 for an invalid cursor, or for a time filter on a list sorted by name.
 */
export async function listPods(context: AppContext, query: PodsQuery): Promise<Page<Pod>> {
  const { membershipId, readerId } = query;
  const { items: ids, ...rest } = await podsOfPage(context, query);
  const rows = await podsSeenBy(context.database.db, readerId, podsWithIds(membershipId, ids));
  const now = context.clock.now();
  const seen = new Map(rows.map((row) => [row.pod.id, presentPod(row, readerId, now)]));
  // Omits a pod that has been deleted since the first statement.
  return { ...rest, items: ids.flatMap((id) => seen.get(id) ?? []) };
}

interface PodsToJoin extends PodFilter, PageRequest, WantedTimes {
  list: 'available' | 'waitlist';
  readerId: string;
}

async function podsToJoin({ database, clock }: AppContext, asked: PodsToJoin): Promise<Page<string>> {
  const { items, ...rest } = await pageOfPodsInWeek(database.db, {
    ...asked,
    which: podFilter(asked),
    now: clock.now(),
  });
  return { ...rest, items: items.map(({ id }) => id) };
}
