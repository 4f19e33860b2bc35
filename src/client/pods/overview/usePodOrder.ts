import { useState } from 'react';
import { queryKeys } from '../../../domain/links';
import {
  DEFAULT_POD_OVERVIEW_SORT,
  firstOrderOf,
  POD_OVERVIEW_SORTS,
  type PodOverviewSort,
  type SortOrder,
} from '../../../domain/pods/overviewSorts';
import { useAddressQuery } from '../../ui/lists/useAddressQuery';

interface Chosen {
  sort: PodOverviewSort;
  order: SortOrder;
}

export interface PodOrder extends Chosen {
  /** Choosing the current column reverses it. */
  choose: (sort: PodOverviewSort) => void;
}

/** In the address (rule platform.queryState), unless the page has several tables. */
export function usePodOrder(isInAddress: boolean): PodOrder {
  const { query, change } = useAddressQuery();
  const [own, setOwn] = useState<Chosen>(() => first(DEFAULT_POD_OVERVIEW_SORT));
  const present = isInAddress ? read(query) : own;
  const choose = (sort: PodOverviewSort) => {
    const next = sort === present.sort ? { sort, order: opposite(present.order) } : first(sort);
    if (!isInAddress) return setOwn(next);
    change({
      [queryKeys.sort]: next.sort === DEFAULT_POD_OVERVIEW_SORT ? undefined : next.sort,
      [queryKeys.order]: next.order === firstOrderOf(next.sort) ? undefined : next.order,
    });
  };
  return { ...present, choose };
}

const first = (sort: PodOverviewSort): Chosen => ({ sort, order: firstOrderOf(sort) });

const opposite = (order: SortOrder): SortOrder => (order === 'asc' ? 'desc' : 'asc');

function read(query: URLSearchParams): Chosen {
  const sort = POD_OVERVIEW_SORTS.find((one) => one === query.get(queryKeys.sort)) ?? DEFAULT_POD_OVERVIEW_SORT;
  const order = (['asc', 'desc'] as const).find((one) => one === query.get(queryKeys.order));
  return { sort, order: order ?? firstOrderOf(sort) };
}
