import { LEADER_STATUSES, type LeaderStatus } from '../../domain/leadership/status';
import { memberPanels, queryKeys, type MemberPanel } from '../../domain/links';
import { DEFAULT_MEMBER_SORT, MEMBER_SORTS, type MemberSort } from '../../domain/members/sorts';
import { useAddressQuery } from '../ui/lists/useAddressQuery';
import { useAddressSearch, type AddressSearch } from '../ui/lists/useAddressSearch';

/** Kept in the address (rule platform.queryState). */
export interface MembersView extends AddressSearch {
  panel: MemberPanel;
  sort: MemberSort;
  setSort: (sort: MemberSort) => void;
  leaderStatus: LeaderStatus | undefined;
  setLeaderStatus: (status: LeaderStatus | undefined) => void;
  withoutPod: boolean;
  setWithoutPod: (withoutPod: boolean) => void;
}

const IN_NONE = 'none';

export function useMembersView(): MembersView {
  const { query, change } = useAddressQuery();
  const search = useAddressSearch();
  const oneOf = <Name extends string>(names: readonly Name[], key: string) =>
    names.find((name) => name === query.get(key));
  return {
    ...search,
    panel: oneOf(memberPanels, queryKeys.panel) ?? 'people',
    sort: oneOf(MEMBER_SORTS, queryKeys.sort) ?? DEFAULT_MEMBER_SORT,
    setSort: (sort) => change({ [queryKeys.sort]: sort === DEFAULT_MEMBER_SORT ? undefined : sort }),
    leaderStatus: oneOf(LEADER_STATUSES, queryKeys.leaderStatus),
    setLeaderStatus: (status) => change({ [queryKeys.leaderStatus]: status }),
    withoutPod: query.get(queryKeys.inPods) === IN_NONE,
    setWithoutPod: (withoutPod) => change({ [queryKeys.inPods]: withoutPod ? IN_NONE : undefined }),
    clear: () => {
      search.field.current?.focus();
      change({
        [queryKeys.search]: undefined,
        [queryKeys.leaderStatus]: undefined,
        [queryKeys.inPods]: undefined,
      });
    },
  };
}

export function useMemberFilters(): Record<string, string | undefined> {
  const { query } = useAddressQuery();
  const keys = [queryKeys.search, queryKeys.leaderStatus, queryKeys.inPods];
  return Object.fromEntries(keys.map((key) => [key, query.get(key) ?? undefined]));
}
