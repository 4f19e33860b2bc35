import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useRef } from 'react';
import { listCount } from '../ui/lists/listCount';
import { MEMBER_BULK_KINDS } from '../../domain/bulk/kinds';
import { newAnnouncementPath } from '../../domain/links';
import { isPodSort } from '../../domain/members/sorts';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/states/EmptyState';
import { ResultCount } from '../ui/lists/ResultCount';
import { NoMatch } from '../ui/states/NoMatch';
import { QueryState } from '../ui/states/QueryState';
import { PeopleSkeleton, RowsSkeleton } from '../ui/states/skeletons';
import { usePodPagesInfiniteQuery } from '../api/podsApi';
import type { Pod } from '../../contract/entities.gen';
import { bulkWords, RunningBulkAction, SelectionBar, useSelection } from '../bulk';
import { ShowMore } from '../ui/lists/ListEnd';
import { useListedPages } from '../ui/lists/useListedPages';
import { MemberFilters } from './MemberFilters';
import { MemberHeads } from './MemberHeads';
import { MemberList } from './MemberList';
import classes from './members.module.css';
import { useMemberPages, type ListedMembers } from './useMemberPages';
import { useMemberFilters, type MembersView } from './useMembersView';
import { words } from './words.gen';
import { PodHeading } from './PodHeading';

const text = words.list;

export function PeoplePanel({ membershipId, view }: { membershipId: string; view: MembersView }) {
  const { query, rest } = useMemberPages(membershipId, view);
  const filters = useMemberFilters();
  const top = useRef<HTMLDivElement>(null);
  const selection = useSelection(JSON.stringify(filters));
  const listed = query.currentData;
  const hasHeads = listed ? !isNobody(listed) : query.error === undefined;
  return (
    <>
      <MemberFilters view={view} top={top} onChange={() => startAtTop(top.current)} />
      <RunningBulkAction membershipId={membershipId} />
      <div className={classes.count}>
        <ResultCount>{listed && text.people(listCount(listed.total))}</ResultCount>
        <Button variant="subtle" size="sm" onClick={selection.isActive ? selection.end : selection.start}>
          {selection.isActive ? bulkWords.select.end : bulkWords.select.start}
        </Button>
      </div>
      <div>
        {hasHeads && (
          <MemberHeads
            sort={view.sort}
            isSelecting={selection.isActive}
            onSort={(sort) => {
              startAtTop(top.current);
              view.setSort(sort);
            }}
          />
        )}
        <QueryState
          query={query}
          skeleton={<PeopleSkeleton />}
          isEmpty={isNobody}
          empty={<Nobody listed={listed} onClear={view.clear} />}
        >
          {(loaded) => (
            <MemberList
              key={`${loaded.sort} ${loaded.leaderStatus ?? ''} ${loaded.withoutPod} ${loaded.q ?? ''}`}
              membershipId={membershipId}
              listed={loaded}
              rest={rest}
              selection={selection}
            />
          )}
        </QueryState>
      </div>
      {listed && !isNobody(listed) && (
        <>
          {isPodSort(listed.sort) && !isNarrowed(listed) && rest.state === 'complete' && (
            <EmptyPods membershipId={membershipId} />
          )}
          {selection.isActive && (
            <SelectionBar
              selection={selection}
              membershipId={membershipId}
              total={listed.total}
              kinds={MEMBER_BULK_KINDS}
              filters={filters}
            >
              {(!selection.isAll || !isNarrowed(listed)) && (
                <ButtonLink
                  size="sm"
                  variant="default"
                  to={newAnnouncementPath(membershipId)}
                  state={selection.isAll ? { everyone: true } : { memberIds: selection.ids }}
                >
                  {text.write}
                </ButtonLink>
              )}
            </SelectionBar>
          )}
        </>
      )}
    </>
  );
}

const nothing = () => {};

export function PeoplePanelSkeleton({ view }: { view: MembersView }) {
  const top = useRef<HTMLDivElement>(null);
  return (
    <>
      <MemberFilters view={view} top={top} onChange={nothing} />
      <div className={classes.count}>
        <ResultCount>{undefined}</ResultCount>
        <Button variant="subtle" size="sm">
          {bulkWords.select.start}
        </Button>
      </div>
      <div>
        <MemberHeads sort={view.sort} isSelecting={false} onSort={nothing} />
        <PeopleSkeleton />
      </div>
    </>
  );
}

const isNobody = ({ members }: ListedMembers) => members.length === 0;

/** Runs while the previous list is still mounted, since a new list renders according to the scroll position. */
function startAtTop(top: HTMLElement | null) {
  if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView({ block: 'start' });
}

const isNarrowed = ({ q, leaderStatus, withoutPod }: ListedMembers) =>
  q !== undefined || leaderStatus !== undefined || withoutPod;

const isOnlyWithoutPod = ({ q, leaderStatus }: ListedMembers) => q === undefined && leaderStatus === undefined;

function Nobody({ listed, onClear }: { listed: ListedMembers | undefined; onClear: () => void }) {
  const icon = <IconUsers size={32} stroke={1.5} aria-hidden />;
  if (listed?.withoutPod) {
    return (
      <NoMatch
        icon={icon}
        title={text.noneWithoutPod}
        why={isOnlyWithoutPod(listed) ? text.noneWithoutPodWhy : text.notFoundWhyFilters}
        label={text.everybody}
        onClear={onClear}
      />
    );
  }
  if (listed?.leaderStatus !== undefined) {
    return (
      <NoMatch
        icon={icon}
        title={listed.q === undefined ? text.noneOfStatus : text.noneOfStatusFound({ search: listed.q })}
        why={text.noneOfStatusWhy}
        label={text.everybody}
        onClear={onClear}
      />
    );
  }
  if (listed?.q !== undefined) {
    return <NoMatch icon={icon} title={text.notFound({ search: listed.q })} why={text.notFoundWhy} onClear={onClear} />;
  }
  return (
    <EmptyState icon={icon} title={text.none}>
      {text.noneWhy}
    </EmptyState>
  );
}

const idOf = ({ id }: Pod) => id;

function EmptyPods({ membershipId }: { membershipId: string }) {
  const { query, rest } = useListedPages(usePodPagesInfiniteQuery({ id: membershipId, filter: 'empty' }), { idOf });
  return (
    <QueryState
      query={query}
      skeleton={<RowsSkeleton count={1} />}
      isEmpty={({ items }) => items.length === 0}
      empty={null}
    >
      {({ items }) => (
        <>
          <ul className={classes.emptyPods}>
            {items.map((pod) => (
              <li key={pod.id}>
                <PodHeading pod={{ ...pod, memberCount: pod.members.length }} />
              </li>
            ))}
          </ul>
          <ShowMore rest={rest} />
        </>
      )}
    </QueryState>
  );
}
