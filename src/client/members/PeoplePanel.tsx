import { Button, NativeSelect } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { MEMBER_SORTS } from '../../domain/members/sorts';
import { EmptyState } from '../ui/EmptyState';
import { QueryState } from '../ui/QueryState';
import { RowsSkeleton } from '../ui/skeletons';
import { MemberList } from './MemberList';
import classes from './members.module.css';
import { SearchField } from './SearchField';
import { useMemberPages } from './useMemberPages';
import type { MembersView } from './useMembersView';
import { words } from './words';

const text = words.list;

/** Everybody in a membership, searched and sorted, of whom only those in view are drawn. */
export function PeoplePanel({ membershipId, view }: { membershipId: string; view: MembersView }) {
  const { search, sort, setSearch, setSort } = view;
  const { query, rest } = useMemberPages(membershipId, view);
  return (
    <>
      <div role="search" className={classes.filters}>
        <SearchField value={search} onChange={setSearch} />
        <NativeSelect
          label={text.sort}
          value={sort}
          onChange={({ target }) => setSort(MEMBER_SORTS.find((one) => one === target.value) ?? sort)}
          data={MEMBER_SORTS.map((value) => ({ value, label: text.sorts[value] }))}
        />
      </div>
      <p className={classes.total} role="status">
        {query.currentData && text.people(query.currentData.total)}
      </p>
      <QueryState
        query={query}
        skeleton={<RowsSkeleton />}
        isEmpty={({ members }) => members.length === 0}
        empty={<Nobody search={search} onClear={() => setSearch('')} />}
      >
        {(listed) => (
          <MemberList key={`${listed.sort} ${search}`} membershipId={membershipId} listed={listed} rest={rest} />
        )}
      </QueryState>
    </>
  );
}

function Nobody({ search, onClear }: { search: string; onClear: () => void }) {
  const icon = <IconUsers size={32} stroke={1.5} aria-hidden />;
  if (search.trim() === '') {
    return (
      <EmptyState icon={icon} title={text.none}>
        {text.noneWhy}
      </EmptyState>
    );
  }
  const clear = (
    <Button variant="default" onClick={onClear}>
      {text.clear}
    </Button>
  );
  return (
    <EmptyState icon={icon} title={text.notFound(search.trim())} action={clear}>
      {text.notFoundWhy}
    </EmptyState>
  );
}
