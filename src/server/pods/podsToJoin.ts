import { joinListOf } from '../../domain/pods/seats';
import { isWantedTime, type WantedTimes } from '../../domain/pods/wantedTimes';
import type { AppContext } from '../platform/context';
import type { Page, PageRequest } from '../platform/http/pages';
import { pageInWeek, podsInWeek } from './placesInWeek';
import { podFilter, type PodFilter } from './podFilter';

interface PodsToJoin extends PodFilter, PageRequest, WantedTimes {
  list: 'available' | 'waitlist';
  /** Who looks for a pod: times of the week are those of their clocks. */
  readerId: string;
}

/** The ids of one page of the pods somebody may join, or wait for (rule pods.lists). 400 for a cursor that is none. */
export async function podsToJoin({ database, clock }: AppContext, asked: PodsToJoin): Promise<Page<string>> {
  const { list, readerId } = asked;
  const found = await podsInWeek(database.db, { which: podFilter(asked), now: clock.now(), readerId });
  const listed = found.filter((pod) => joinListOf(pod) === list && isWantedTime(pod.minute, asked));
  const { items, ...rest } = pageInWeek(listed, asked);
  return { ...rest, items: items.map(({ id }) => id) };
}
