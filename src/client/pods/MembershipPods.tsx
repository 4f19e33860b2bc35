import type { Membership, Pod } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { Badge } from '../ui/Badge';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';
import { ListEnd } from '../ui/ListEnd';
import { ListSearch } from '../ui/ListSearch';
import { NoMatch } from '../ui/NoMatch';
import { QueryState } from '../ui/QueryState';
import { Section } from '../ui/Section';
import { CardsSkeleton } from '../ui/skeletons';
import { useAddressSearch } from '../ui/useAddressSearch';
import { OpenPodCard } from './OpenPodCard';
import classes from './pods.module.css';
import { useAreMany, usePodPages } from './usePodPages';
import { words } from './words';

const text = words.all;

/** Every pod of a membership, paused ones too, for its owner and admins: by name, and searched where there are many. */
export function MembershipPods({ membership }: { membership: Membership }) {
  const view = useAddressSearch();
  const all = usePodPages({ id: membership.id, filter: 'all', ...view.asked });
  const isLong = useAreMany([all], view.asked);
  const { q, total } = all.query.currentData ?? {};
  return (
    <Section bare title={text.title}>
      {isLong && (
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
        {({ pods }) => (
          <>
            <ul className={classes.list}>
              {pods.map((pod) => (
                <ManagedPod key={pod.id} pod={pod} />
              ))}
            </ul>
            <ListEnd rest={all.rest} />
          </>
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
    <EmptyState title={text.none} action={can.addPod && addFirst}>
      {text.noneWhy}
    </EmptyState>
  );
}

function ManagedPod({ pod }: { pod: Pod }) {
  const here = { pod: pod.id };
  return (
    <OpenPodCard
      pod={pod}
      to={pathTo(paths.pod, here)}
      action={{ label: text.manage, to: pathTo(paths.podAdmin, here), variant: 'default' }}
    >
      <Badge tone={pod.seatsAvailable > 0 ? 'primary' : 'neutral'}>{words.places(pod.seatsAvailable)}</Badge>
      {pod.waitlist > 0 && <Badge tone="now">{words.waiting(pod.waitlist)}</Badge>}
    </OpenPodCard>
  );
}
