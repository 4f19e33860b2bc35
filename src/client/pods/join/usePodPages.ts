import type { Pod } from '../../../contract/entities.gen';
import { usePodPagesInfiniteQuery, type PodPagesArg } from '../../api/podsApi';
import type { QueryLike } from '../../ui/states/QueryState';
import { SEARCH_SHOWN_FROM_ITEMS, useListedPages } from '../../ui/lists/useListedPages';
import type { NextPage } from '../../ui/lists/useNextPage';
import { useHasBeenTrue } from '../../ui/useHasBeenTrue';
import type { PodFilter } from './usePodFilter';

export interface ListedPods {
  pods: readonly Pod[];
  total: number;
  q: string | undefined;
  isFiltered: boolean;
  filterKey: string;
}

export interface PodPages {
  /** During another search or filter, this holds the previous pods. */
  query: QueryLike<ListedPods>;
  rest: NextPage;
}

const idOf = ({ id }: Pod) => id;

export function usePodPages(asked: PodPagesArg): PodPages {
  const { query, rest } = useListedPages(usePodPagesInfiniteQuery(asked), { idOf });
  const { currentData, ...state } = query;
  const listed = currentData && {
    pods: currentData.items,
    total: currentData.lastPage.total,
    q: currentData.lastPage.q,
    isFiltered: currentData.lastPage.isFiltered,
    filterKey: currentData.lastPage.filterKey,
  };
  return { query: { ...state, currentData: listed }, rest };
}

/** There are or were many pods, or the address contains a filter. */
export function useNeedsFilter(lists: readonly PodPages[], asked: PodFilter['asked']): boolean {
  return useHasBeenTrue(Object.keys(asked).length > 0 || totalOf(lists) >= SEARCH_SHOWN_FROM_ITEMS);
}

/** Until all lists have responded to the same filters, their totals don't belong together. */
export const haveSameFilters = (lists: readonly PodPages[]): boolean =>
  lists.every(
    ({ query: { currentData } }) => currentData && currentData.filterKey === lists[0]?.query.currentData?.filterKey,
  );

export const totalOf = (lists: readonly PodPages[]): number =>
  lists.reduce((sum, { query }) => sum + (query.currentData?.total ?? 0), 0);
