import { useSearchParams } from 'react-router-dom';
import { memberPanels, queryKeys, type MemberPanel } from '../../domain/links';
import { DEFAULT_MEMBER_SORT, MEMBER_SORTS, type MemberSort } from '../../domain/members/sorts';

/** What of a membership's people is shown: all of it stands in the address (rule platform.queryState). */
export interface MembersView {
  panel: MemberPanel;
  search: string;
  sort: MemberSort;
  setSearch: (search: string) => void;
  setSort: (sort: MemberSort) => void;
}

export function useMembersView(): MembersView {
  const [query, setQuery] = useSearchParams();
  const oneOf = <Name extends string>(names: readonly Name[], key: string, fallback: Name): Name =>
    names.find((name) => name === query.get(key)) ?? fallback;
  const set = (key: string, value: string | undefined) =>
    setQuery(
      (present) => {
        const changed = new URLSearchParams(present);
        if (value) changed.set(key, value);
        else changed.delete(key);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    panel: oneOf(memberPanels, queryKeys.panel, 'people'),
    search: query.get(queryKeys.search) ?? '',
    sort: oneOf(MEMBER_SORTS, queryKeys.sort, DEFAULT_MEMBER_SORT),
    setSearch: (search) => set(queryKeys.search, search),
    setSort: (sort) => set(queryKeys.sort, sort === DEFAULT_MEMBER_SORT ? undefined : sort),
  };
}
