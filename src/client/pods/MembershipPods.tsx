import { VisuallyHidden } from '@mantine/core';
import type { Membership, Pod } from '../../contract/entities.gen';
import { formPodPath, pathTo, paths } from '../../domain/links';
import { mayFormAnotherPod } from '../../domain/pods/seats';
import { Badge } from '../ui/Badge';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/states/EmptyState';
import { NoPodsDrawing } from '../ui/illustrations/NoPodsDrawing';
import { ListSearch } from '../ui/lists/ListSearch';
import { NoMatch } from '../ui/states/NoMatch';
import { QueryState } from '../ui/states/QueryState';
import { Section } from '../ui/pages/Section';
import { TextLink } from '../ui/TextLink';
import { CardsSkeleton } from '../ui/states/skeletons';
import { useAddressSearch } from '../ui/lists/useAddressSearch';
import { WindowList } from '../ui/lists/WindowList';
import { OpenPodCard } from './join/OpenPodCard';
import { useNeedsFilter, usePodPages } from './join/usePodPages';
import { words } from './words';

const text = words.all;

/** In pixels: a card's height on a desktop, and the space between two. */
const CARD_HEIGHT = 164;
const GAP = 16;

const keyOf = ({ id }: Pod) => id;

interface MembershipPodsProps {
  membership: Membership;
  /** Whether the page also shows other memberships' pods: each list then has its membership's name and no search. */
  isOneOfSeveral?: boolean;
}

const noFilter = {};

/**
 * All pods of a membership, including paused ones, for its owner and admins: by name, with a search if there are many.
 */
export function MembershipPods({ membership, isOneOfSeveral = false }: MembershipPodsProps) {
  const view = useAddressSearch();
  const asked = isOneOfSeveral ? noFilter : view.asked;
  const all = usePodPages({ id: membership.id, filter: 'all', ...asked });
  const areMany = useNeedsFilter([all], asked);
  const isSearched = areMany && !isOneOfSeveral;
  const { q, total } = all.query.currentData ?? {};
  return (
    <Section
      bare
      title={isOneOfSeveral ? text.of(membership.name) : text.title}
      action={<TextLink to={pathTo(paths.membershipHealth, { membership: membership.id })}>{text.health}</TextLink>}
    >
      {isSearched && (
        <ListSearch view={view} hint={text.searchHint} count={total === undefined ? undefined : words.count(total)} />
      )}
      <QueryState
        query={all.query}
        skeleton={<CardsSkeleton />}
        isEmpty={({ pods }) => pods.length === 0}
        empty={
          q === undefined ? (
            <NoPods membership={membership} />
          ) : (
            <NoMatch title={text.notFound(q)} why={text.notFoundWhy} onClear={view.clear} />
          )
        }
      >
        {(listed) => (
          <WindowList
            key={listed.filterKey}
            rows={listed.pods}
            keyOf={keyOf}
            rowHeight={CARD_HEIGHT}
            gap={GAP}
            total={listed.total}
            rest={all.rest}
          >
            {(pod) => <ManagedPod pod={pod} />}
          </WindowList>
        )}
      </QueryState>
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

function ManagedPod({ pod }: { pod: Pod }) {
  const here = { pod: pod.id };
  return (
    <OpenPodCard
      as="div"
      pod={pod}
      to={pathTo(paths.pod, here)}
      action={{ label: text.manage, to: pathTo(paths.podAdmin, here), variant: 'default' }}
    >
      <Badge tone={pod.seatsAvailable > 0 ? 'primary' : 'neutral'}>{words.places(pod.seatsAvailable)}</Badge>
      {pod.waitlist > 0 && <Badge tone="now">{words.waiting(pod.waitlist)}</Badge>}
      {mayFormAnotherPod(pod.waitlist) && (
        <TextLink to={formPodPath(pod.id)}>
          {text.formPod}
          {/* Screen readers need the pod's name to tell these links apart. */}
          <VisuallyHidden> ({pod.name})</VisuallyHidden>
        </TextLink>
      )}
    </OpenPodCard>
  );
}
