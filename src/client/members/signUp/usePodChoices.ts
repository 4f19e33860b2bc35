import { useMemo } from 'react';
import type { AvailablePod } from '../../../contract/entities.gen';
import { useInvitePagesInfiniteQuery } from '../../api/membershipsApi';
import { useListedPages } from '../../ui/lists/useListedPages';
import type { NextPage } from '../../ui/lists/useNextPage';

const idOf = ({ id }: AvailablePod) => id;

interface PodChoices {
  /** Those loaded so far, in pages, each once; during another search, the previous ones. */
  pages: readonly (readonly AvailablePod[])[];
  /** The total, loaded or not; unknown during a search. */
  total: number | undefined;
  /** Whether there are more pods without a search than load at first. */
  isSearchable: boolean;
  rest: NextPage;
  /** The error of a failed search. */
  error: unknown;
  retry: () => unknown;
}

/** The pods of an invite to choose from, as far as loaded, by words in their names. */
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
