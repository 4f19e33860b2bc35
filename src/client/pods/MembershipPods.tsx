import { Button } from '@mantine/core';
import type { Membership, PodOverview } from '../../contract/entities.gen';
import { listCount } from '../ui/lists/listCount';
import { pathTo, paths, queryKeys } from '../../domain/links';
import { membershipPlaces } from '../ui/places/places';
import { isFeatureOn } from '../../domain/memberships/settings';
import { usePodOverviewPagesInfiniteQuery } from '../api/podsApi';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/states/EmptyState';
import { NoPodsDrawing } from '../ui/illustrations/NoPodsDrawing';
import { ListSearch } from '../ui/lists/ListSearch';
import { NoMatch } from '../ui/states/NoMatch';
import { QueryState } from '../ui/states/QueryState';
import { Section } from '../ui/pages/Section';
import { TextLink } from '../ui/TextLink';
import { useAddressSearch } from '../ui/lists/useAddressSearch';
import { useListedPages } from '../ui/lists/useListedPages';
import { WindowList } from '../ui/lists/WindowList';
import { bulkWords, RunningBulkAction, SelectionBar, SelectRow, useSelection } from '../bulk';
import { PodRowsSkeleton } from './overview/PodRowsSkeleton';
import { PodTableHeader } from './overview/PodTableHeader';
import { PodTableRow } from './overview/PodTableRow';
import { usePodOrder } from './overview/usePodOrder';
import classes from './pods.module.css';
import { words } from './words.gen';

const text = words.all;

/** Pixels, on a desktop. */
const ROW_HEIGHT = 72;
const GAP = 8;

const idOf = ({ podId }: PodOverview) => podId;

interface MembershipPodsProps {
  membership: Membership;
  /** Each table then has its membership's name and no search. */
  isOneOfSeveral?: boolean;
}

const noSearch = {};

const POD_KINDS = ['DELETE_PODS'] as const;

export function MembershipPods({ membership, isOneOfSeveral = false }: MembershipPodsProps) {
  const view = useAddressSearch();
  const order = usePodOrder(!isOneOfSeveral);
  const asked = isOneOfSeveral ? noSearch : view.asked;
  const answer = usePodOverviewPagesInfiniteQuery({
    id: membership.id,
    sort: order.sort,
    order: order.order,
    ...asked,
  });
  const { query, rest, isLong } = useListedPages(answer, { idOf });
  const listed = query.currentData;
  const { q, total } = listed?.lastPage ?? {};
  const selection = useSelection(q ?? '');
  const hasSteps = isFeatureOn('NextTinyStep', membership.features);
  const hasHeads = listed ? listed.items.length > 0 : query.error === undefined;
  return (
    <Section
      bare
      title={isOneOfSeveral ? text.of({ membership: membership.name }) : text.title}
      action={
        <span className={classes.sectionActs}>
          {listed !== undefined && listed.items.length > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={selection.isActive ? selection.end : selection.start}>
              {selection.isActive ? bulkWords.select.end : bulkWords.select.start}
            </Button>
          )}
          <TextLink to={pathTo(paths.membershipHealth, { membership: membership.id })}>
            {membershipPlaces.health.name}
          </TextLink>
        </span>
      }
    >
      <RunningBulkAction membershipId={membership.id} />
      {isLong && !isOneOfSeveral && (
        <ListSearch
          view={view}
          hint={text.searchHint}
          count={total === undefined ? undefined : words.count(listCount(total))}
        />
      )}
      <div>
        {hasHeads && <PodTableHeader order={order} hasSteps={hasSteps} />}
        <QueryState
          query={query}
          skeleton={<PodRowsSkeleton hasSteps={hasSteps} />}
          isEmpty={({ items }) => items.length === 0}
          empty={
            q === undefined ? (
              <NoPods membership={membership} />
            ) : (
              <NoMatch title={text.notFound({ search: q })} why={text.notFoundWhy} onClear={view.clear} />
            )
          }
        >
          {({ items, lastPage: last }) => (
            <div>
              <WindowList
                key={last.listKey}
                rows={items}
                keyOf={idOf}
                rowHeight={ROW_HEIGHT}
                gap={GAP}
                total={last.total}
                rest={rest}
              >
                {(pod) =>
                  selection.isActive ? (
                    <SelectRow selection={selection} id={pod.podId} name={pod.name}>
                      <PodTableRow pod={pod} hasSteps={hasSteps} isPlain />
                    </SelectRow>
                  ) : (
                    <PodTableRow pod={pod} hasSteps={hasSteps} />
                  )
                }
              </WindowList>
              {selection.isActive && (
                <SelectionBar
                  selection={selection}
                  membershipId={membership.id}
                  total={last.total}
                  kinds={POD_KINDS}
                  filters={{ [queryKeys.search]: q }}
                />
              )}
            </div>
          )}
        </QueryState>
      </div>
    </Section>
  );
}

function NoPods({ membership: { id, can } }: { membership: Membership }) {
  const addFirst = (
    <ButtonLink to={pathTo(paths.podsAdd, { membership: id })} variant="default">
      {text.addFirst}
    </ButtonLink>
  );
  return (
    <EmptyState icon={<NoPodsDrawing />} title={text.none} action={can.addPod && addFirst}>
      {text.noneWhy}
    </EmptyState>
  );
}
