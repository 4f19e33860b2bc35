import { useMemo } from 'react';
import type { Member } from '../../contract/entities.gen';
import { useMemberPagesInfiniteQuery } from '../api/membersApi';
import type { QueryLike } from '../ui/QueryState';
import type { MembersView } from './useMembersView';

/** What of a list is not loaded yet. */
export interface Rest {
  state: 'none' | 'more' | 'loading' | 'failed';
  load: () => void;
}

interface MemberPages {
  /** Those loaded so far; while another search or order is on its way, those of the last one. */
  query: QueryLike<Member[]>;
  /** How many match in all; undefined until it is known. */
  total: number | undefined;
  rest: Rest;
}

/** The members of a membership as far as somebody has scrolled. */
export function useMemberPages(id: string, { search, sort }: Pick<MembersView, 'search' | 'sort'>): MemberPages {
  const q = search.trim();
  const answer = useMemberPagesInfiniteQuery({ id, sort, ...(q && { q }) });
  const { data, currentData, error, refetch, fetchNextPage } = answer;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = answer;
  const shown = error ? currentData : (currentData ?? data);
  const members = useMemo(() => shown?.pages.flatMap(({ items }) => items), [shown]);
  const rest = useMemo<Rest>(() => {
    const load = () => void fetchNextPage();
    if (isFetchingNextPage) return { state: 'loading', load };
    if (isFetchNextPageError) return { state: 'failed', load };
    return { state: hasNextPage ? 'more' : 'none', load };
  }, [fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError]);
  return {
    // A page that could not be loaded says so in its own place.
    query: { currentData: members, error: isFetchNextPageError ? undefined : error, refetch },
    total: shown?.pages.at(-1)?.total,
    rest,
  };
}
