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
  /** The order of this answer. */
  sort: MemberSort;
  /** The search that this answer is for. */
  q: string | undefined;
  /** The leader status that this answer is filtered by, if any. */
  leaderStatus: LeaderStatus | undefined;
  /** Whether this answer has only people without a pod. */
  withoutPod: boolean;
  /** The number of matches, loaded or not. */
  total: number;
}

interface MemberPages {
  /** The members loaded so far; during another search or order, those of the previous one. */
  query: QueryLike<ListedMembers>;
  rest: NextPage;
}

/** By pods, a member of two pods is listed in each. */
const idOf = ({ id, listedPod }: Member) => `${id} ${listedPod?.id ?? ''}`;

/** The members of a membership, as far as the user has scrolled. */
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
    sort: currentData.last.sort,
    q: currentData.last.q,
    leaderStatus: currentData.last.leaderStatus,
    withoutPod: currentData.last.withoutPod,
    total: currentData.last.total,
  };
  return { query: { ...state, currentData: listed }, rest };
}
