import { useMemo } from 'react';
import type { AvailablePod } from '../../../contract/entities.gen';
import { useInvitePagesInfiniteQuery } from '../../api/membershipsApi';
import { useListedPages } from '../../ui/lists/useListedPages';
import type { NextPage } from '../../ui/lists/useNextPage';

const idOf = ({ id }: AvailablePod) => id;

interface PodChoices {
  /** Those loaded so far, page by page, each once; while another search is on its way, those of the last one. */
  pages: readonly (readonly AvailablePod[])[];
  /** How many there are in all, loaded or not; unknown while a search is on its way. */
  total: number | undefined;
  /** Whether there are more without a search than came at first. */
  isSearchable: boolean;
  rest: NextPage;
  /** Why a search could not be answered. */
  error: unknown;
  retry: () => unknown;
}

/** The pods of an invite that may be chosen, as far as somebody has looked, by words in their names. */
export function usePodChoices(code: string, search: string): PodChoices {
  const q = search.trim();
  const { data: all } = useInvitePagesInfiniteQuery({ code });
  const answer = useInvitePagesInfiniteQuery({ code, ...(q && { q }) });
  const { query, rest } = useListedPages(answer, { idOf });
  const { items, pages } = query.currentData ?? {};
  return {
    pages: useMemo(() => {
      const once = new Set(items);
      return (pages ?? []).map((page) => page.items.filter((pod) => once.has(pod)));
    }, [items, pages]),
    total: answer.currentData?.pages.at(-1)?.total,
    isSearchable: all?.pages[0]?.next !== undefined,
    rest,
    error: query.error,
    retry: query.refetch,
  };
}
