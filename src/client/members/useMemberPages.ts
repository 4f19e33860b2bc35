import { useMemo } from 'react';
import type { Member } from '../../contract/entities.gen';
import type { MemberSort } from '../../domain/members/sorts';
import { useMemberPagesInfiniteQuery } from '../api/membersApi';
import type { QueryLike } from '../ui/QueryState';
import { useNextPage, type NextPage } from '../ui/useNextPage';
import type { MembersView } from './useMembersView';

export interface ListedMembers {
  members: readonly Member[];
  /** What these are sorted by. */
  sort: MemberSort;
  /** How many match in all, loaded or not. */
  total: number;
}

interface MemberPages {
  /** Those loaded so far; while another search or order is on its way, those of the last one. */
  query: QueryLike<ListedMembers>;
  rest: NextPage;
}

/** The members of a membership as far as somebody has scrolled. */
export function useMemberPages(id: string, { search, sort }: Pick<MembersView, 'search' | 'sort'>): MemberPages {
  const q = search.trim();
  // Nobody loses their place in a long list each time that the network was away.
  const answer = useMemberPagesInfiniteQuery({ id, sort, ...(q && { q }) }, { refetchOnReconnect: false });
  const { data, currentData, error, refetch, isFetchNextPageError } = answer;
  const shown = error ? currentData : (currentData ?? data);
  const listed = useMemo(() => {
    const last = shown?.pages.at(-1);
    return shown && last && { members: shown.pages.flatMap(({ items }) => items), sort: last.sort, total: last.total };
  }, [shown]);
  // A page that could not be loaded says so in its own place.
  const query = { currentData: listed, error: isFetchNextPageError ? undefined : error, refetch };
  return { query, rest: useNextPage(answer) };
}
