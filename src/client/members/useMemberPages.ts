import type { Member } from '../../contract/entities.gen';
import type { LeaderStatus } from '../../domain/leadership/status';
import type { MemberSort } from '../../domain/members/sorts';
import { useMemberPagesInfiniteQuery } from '../api/membersApi';
import type { QueryLike } from '../ui/states/QueryState';
import { useListedPages } from '../ui/lists/useListedPages';
import type { NextPage } from '../ui/lists/useNextPage';
import type { MembersView } from './useMembersView';

export interface ListedMembers {
  members: readonly Member[];
  /** What these are sorted by. */
  sort: MemberSort;
  /** What they were searched for. */
  q: string | undefined;
  /** How far all of these are on the way to leading, where they were asked for by it. */
  leaderStatus: LeaderStatus | undefined;
  /** How many match in all, loaded or not. */
  total: number;
}

interface MemberPages {
  /** Those loaded so far; while another search or order is on its way, those of the last one. */
  query: QueryLike<ListedMembers>;
  rest: NextPage;
}

/** Who is in two pods is listed in each, where it goes by pods. */
const idOf = ({ id, listedPod }: Member) => `${id} ${listedPod?.id ?? ''}`;

/** The members of a membership as far as somebody has scrolled. */
export function useMemberPages(
  id: string,
  { asked, sort, leaderStatus }: Pick<MembersView, 'asked' | 'sort' | 'leaderStatus'>,
): MemberPages {
  const which = { id, sort, ...asked, ...(leaderStatus && { leaderStatus }) };
  // Nobody loses their place in a long list each time that the network was away.
  const answer = useMemberPagesInfiniteQuery(which, { refetchOnReconnect: false });
  const { query, rest } = useListedPages(answer, { idOf });
  const { currentData, ...state } = query;
  const listed = currentData && {
    members: currentData.items,
    sort: currentData.last.sort,
    q: currentData.last.q,
    leaderStatus: currentData.last.leaderStatus,
    total: currentData.last.total,
  };
  return { query: { ...state, currentData: listed }, rest };
}
