import { IconDownload } from '@tabler/icons-react';
import type { Membership, PodHealth } from '../../../contract/entities.gen';
import { listCount } from '../../ui/lists/listCount';
import { apiLinks, mySettingsPath, pathTo, paths } from '../../../domain/links';
import { membershipPlaces } from '../../ui/places/places';
import { useDriftingPagesInfiniteQuery, usePodHealthPagesInfiniteQuery } from '../../api/membershipsApi';
import { ButtonLink } from '../../ui/ButtonLink';
import { Downloads } from '../../ui/Downloads';
import { EmptyState } from '../../ui/states/EmptyState';
import { NoPodsDrawing } from '../../ui/illustrations/NoPodsDrawing';
import { ListPage } from '../../ui/pages/ListPage';
import { ListSearch } from '../../ui/lists/ListSearch';
import { NoMatch } from '../../ui/states/NoMatch';
import { QueryState } from '../../ui/states/QueryState';
import { Section } from '../../ui/pages/Section';
import { CardsSkeleton, ListPageSkeleton } from '../../ui/states/skeletons';
import { TextLink } from '../../ui/TextLink';
import { useAddressSearch } from '../../ui/lists/useAddressSearch';
import { useListedPages } from '../../ui/lists/useListedPages';
import { WindowList } from '../../ui/lists/WindowList';
import { membershipCrumbs } from '../membershipCrumbs';
import { WithMembership } from '../WithMembership';
import { DriftingSection, driftingIdOf } from './DriftingSection';
import classes from './health.module.css';
import { words } from './healthWords.gen';
import { PodHealthCard } from './PodHealthCard';

/** Pixels, on a desktop. */
const CARD_HEIGHT = 212;
const GAP = 16;

const idOf = ({ podId }: PodHealth) => podId;

const skeleton = (
  <ListPageSkeleton>
    <CardsSkeleton />
  </ListPageSkeleton>
);

export function PodHealthPage() {
  return (
    <WithMembership can="edit" skeleton={skeleton}>
      {(membership) => <Health key={membership.id} membership={membership} />}
    </WithMembership>
  );
}

const downloadIcon = <IconDownload size="1.25rem" aria-hidden />;

function Health({ membership }: { membership: Membership }) {
  const { id } = membership;
  const drifting = useListedPages(useDriftingPagesInfiniteQuery({ id }), { idOf: driftingIdOf });
  const { currentData, error } = drifting.query;
  return (
    <ListPage
      title={membershipPlaces.health.name}
      crumbs={membershipCrumbs(membership, { label: membershipPlaces.health.name })}
      intro={words.intro}
      actions={<Downloads files={[{ label: words.download, path: apiLinks.podHealthCsv(id), icon: downloadIcon }]} />}
    >
      <p className={classes.links}>
        <TextLink to={mySettingsPath('notifications')}>{words.byMail}</TextLink>
      </p>
      <DriftingSection membershipId={id} drifting={drifting} />
      <Pods membership={membership} hasPlace={Boolean(currentData ?? error)} />
    </ListPage>
  );
}

interface PodsProps {
  membership: Membership;
  /** The content above has its final height, so the list won't move once visible. */
  hasPlace: boolean;
}

function Pods({ membership: { id, can }, hasPlace }: PodsProps) {
  const view = useAddressSearch();
  const { query, rest, isLong } = useListedPages(usePodHealthPagesInfiniteQuery({ id, ...view.asked }), { idOf });
  const { q, total } = query.currentData?.lastPage ?? {};
  const addPod = can.addPod && <ButtonLink to={pathTo(paths.podsAdd, { membership: id })}>{words.addPod}</ButtonLink>;
  if (!hasPlace) return null;
  return (
    <Section bare title={words.pods}>
      {isLong && (
        <ListSearch
          view={view}
          hint={words.searchHint}
          count={total === undefined ? undefined : words.count(listCount(total))}
        />
      )}
      <QueryState
        query={query}
        skeleton={<CardsSkeleton />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          q === undefined ? (
            <EmptyState icon={<NoPodsDrawing />} title={words.none} action={addPod}>
              {words.noneWhy}
            </EmptyState>
          ) : (
            <NoMatch title={words.notFound({ q })} why={words.notFoundWhy} onClear={view.clear} />
          )
        }
      >
        {({ items, lastPage: last }) => (
          <WindowList
            key={last.q ?? ''}
            rows={items}
            keyOf={idOf}
            rowHeight={CARD_HEIGHT}
            gap={GAP}
            total={last.total}
            rest={rest}
          >
            {(pod) => <PodHealthCard pod={pod} />}
          </WindowList>
        )}
      </QueryState>
    </Section>
  );
}
