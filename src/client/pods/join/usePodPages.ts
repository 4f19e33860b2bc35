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
  /** How many there are in all, loaded or not. */
  total: number;
  /** What these were searched for. */
  q: string | undefined;
  /** Whether these were searched for, or asked for by when they meet. */
  isNarrowed: boolean;
  /** By what, as far as lists can be compared by it. */
  asked: string;
}

export interface PodPages {
  /** While another search or other times are on their way, the pods of the last ones. */
  query: QueryLike<ListedPods>;
  rest: NextPage;
}

const idOf = ({ id }: Pod) => id;

/** The pods of a membership as far as somebody has scrolled (rule platform.pages). */
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

/** Whether there are, or were, so many pods that a way to narrow them helps, or a narrowing came with the address. */
export function useAreMany(lists: readonly PodPages[], asked: PodFilter['asked']): boolean {
  return useStays(Object.keys(asked).length > 0 || totalOf(lists) >= MANY);
}

/** Whether all of them have answered the same; until then their totals don't add up. */
export const answerTheSame = (lists: readonly PodPages[]): boolean =>
  lists.every(({ query: { currentData } }) => currentData && currentData.asked === lists[0]?.query.currentData?.asked);

export const totalOf = (lists: readonly PodPages[]): number =>
  lists.reduce((sum, { query }) => sum + (query.currentData?.total ?? 0), 0);
