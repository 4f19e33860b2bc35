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
  sort: MemberSort;
  q: string | undefined;
  leaderStatus: LeaderStatus | undefined;
  withoutPod: boolean;
  total: number;
}

interface MemberPages {
  /** During another search or order, this holds the previous members. */
  query: QueryLike<ListedMembers>;
  rest: NextPage;
}

/** When grouped by pod, a member of two pods is listed in each. */
const idOf = ({ id, listedPod }: Member) => `${id} ${listedPod?.id ?? ''}`;

export function useMemberPages(
  id: string,
  { asked, sort, leaderStatus, withoutPod }: Pick<MembersView, 'asked' | 'sort' | 'leaderStatus' | 'withoutPod'>,
): MemberPages {
  const which = { id, sort, ...asked, ...(leaderStatus && { leaderStatus }), ...(withoutPod && { withoutPod }) };
  // Not refetched on reconnecting, so that nobody loses their position in a long list.
  const answer = useMemberPagesInfiniteQuery(which, { refetchOnReconnect: false });
  const { query, rest } = useListedPages(answer, { idOf });
  const { currentData, ...state } = query;
  const listed = currentData && {
    members: currentData.items,
    sort: currentData.lastPage.sort,
    q: currentData.lastPage.q,
    leaderStatus: currentData.lastPage.leaderStatus,
    withoutPod: currentData.lastPage.withoutPod,
    total: currentData.lastPage.total,
  };
  return { query: { ...state, currentData: listed }, rest };
}
