import type { WantedTimes } from '../../../domain/pods/wantedTimes';
import type { AppContext } from '../../platform/context';
import type { Page, PageRequest } from '../../platform/http/pages';
import { pageOfPodsInWeek } from './podsInWeek';
import { podFilter, type PodFilter } from './podFilter';

interface PodsToJoin extends PodFilter, PageRequest, WantedTimes {
  list: 'available' | 'waitlist';
  /** The person looking for a pod, whose clocks determine times of the week. */
  readerId: string;
}

/** Ids of one page of the pods a person may join or wait for (rule pods.lists). 400 for an invalid cursor. */
export async function podsToJoin({ database, clock }: AppContext, asked: PodsToJoin): Promise<Page<string>> {
  const { items, ...rest } = await pageOfPodsInWeek(database.db, {
    ...asked,
    which: podFilter(asked),
    now: clock.now(),
  });
  return { ...rest, items: items.map(({ id }) => id) };
}
