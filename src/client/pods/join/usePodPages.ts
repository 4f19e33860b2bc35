import type { Pod } from '../../../contract/entities.gen';
import { usePodPagesInfiniteQuery, type PodPagesArg } from '../../api/podsApi';
import type { QueryLike } from '../../ui/states/QueryState';
import { MANY, useListedPages } from '../../ui/lists/useListedPages';
import type { NextPage } from '../../ui/lists/useNextPage';
import { useStays } from '../../ui/useStays';
import type { PodFilter } from './usePodFilter';

export interface ListedPods {
  /** Those loaded so far, each once. */
  pods: readonly Pod[];
  /** The total, loaded or not. */
  total: number;
  /** The search of this answer. */
  q: string | undefined;
  /** Whether this answer is filtered by a search or by meeting times. */
  isNarrowed: boolean;
  /** The filters as a string, to compare lists. */
  asked: string;
}

export interface PodPages {
  /** During another search or filter, the previous pods. */
  query: QueryLike<ListedPods>;
  rest: NextPage;
}

const idOf = ({ id }: Pod) => id;

/** The pods of a membership, as far as the user has scrolled (rule platform.pages). */
export function usePodPages(asked: PodPagesArg): PodPages {
  const { query, rest } = useListedPages(usePodPagesInfiniteQuery(asked), { idOf });
  const { currentData, ...state } = query;
  const listed = currentData && {
    pods: currentData.items,
    total: currentData.last.total,
    q: currentData.last.q,
    isNarrowed: currentData.last.isNarrowed,
    asked: currentData.last.asked,
  };
  return { query: { ...state, currentData: listed }, rest };
}

/** Whether filters are useful: there are or were many pods, or the address has a filter. */
export function useAreMany(lists: readonly PodPages[], asked: PodFilter['asked']): boolean {
  return useStays(Object.keys(asked).length > 0 || totalOf(lists) >= MANY);
}

/** Whether all lists have answered the same filters; until then their totals don't add up. */
export const answerTheSame = (lists: readonly PodPages[]): boolean =>
  lists.every(({ query: { currentData } }) => currentData && currentData.asked === lists[0]?.query.currentData?.asked);

export const totalOf = (lists: readonly PodPages[]): number =>
  lists.reduce((sum, { query }) => sum + (query.currentData?.total ?? 0), 0);
