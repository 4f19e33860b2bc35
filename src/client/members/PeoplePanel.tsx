import { NativeSelect } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useRef } from 'react';
import { isPodSort, MEMBER_SORTS } from '../../domain/members/sorts';
import { EmptyState } from '../ui/EmptyState';
import { FoundCount } from '../ui/FoundCount';
import { NoMatch } from '../ui/NoMatch';
import { QueryState } from '../ui/QueryState';
import { SearchField } from '../ui/SearchField';
import { RowsSkeleton } from '../ui/skeletons';
import { EmptyPods } from './EmptyPods';
import { MemberList } from './MemberList';
import classes from './members.module.css';
import { useMemberPages } from './useMemberPages';
import type { MembersView } from './useMembersView';
import { words } from './words';

const text = words.list;

/** Everybody in a membership, searched and sorted, of whom only those in view are drawn. */
export function PeoplePanel({ membershipId, view }: { membershipId: string; view: MembersView }) {
  const { search, sort, setSearch, setSort, clear, field } = view;
  const { query, rest } = useMemberPages(membershipId, view);
  const top = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={top} role="search" className={classes.filters}>
        <SearchField
          ref={field}
          hint={text.searchHint}
          value={search}
          onChange={(words) => {
            startAtTop(top.current);
            setSearch(words);
          }}
        />
        <NativeSelect
          label={text.sort}
          value={sort}
          onChange={({ target }) => {
            startAtTop(top.current);
            setSort(MEMBER_SORTS.find((one) => one === target.value) ?? sort);
          }}
          data={MEMBER_SORTS.map((value) => ({ value, label: text.sorts[value] }))}
        />
      </div>
      <FoundCount>{query.currentData && text.people(query.currentData.total)}</FoundCount>
      <QueryState
        query={query}
        skeleton={<RowsSkeleton />}
        isEmpty={({ members }) => members.length === 0}
        empty={<Nobody search={query.currentData?.q} onClear={clear} />}
      >
        {(listed) => (
          <>
            <MemberList
              key={`${listed.sort} ${listed.q ?? ''}`}
              membershipId={membershipId}
              listed={listed}
              rest={rest}
            />
            {isPodSort(listed.sort) && listed.q === undefined && rest.state === 'complete' && (
              <EmptyPods membershipId={membershipId} />
            )}
          </>
        )}
      </QueryState>
    </>
  );
}

/**
 * What is chosen is shown from its top, however far down the list before it was scrolled. At once, while that one is still
 * there: a list that is drawn for the first time goes by where the window is.
 */
function startAtTop(top: HTMLElement | null) {
  if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView({ block: 'start' });
}

function Nobody({ search, onClear }: { search: string | undefined; onClear: () => void }) {
  const icon = <IconUsers size={32} stroke={1.5} aria-hidden />;
  if (search !== undefined) {
    return <NoMatch icon={icon} title={text.notFound(search)} why={text.notFoundWhy} onClear={onClear} />;
  }
  return (
    <EmptyState icon={icon} title={text.none}>
      {text.noneWhy}
    </EmptyState>
  );
}
