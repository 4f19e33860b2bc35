import type { Membership, Pod } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { useListPodsQuery } from '../api/podsApi';
import { Badge } from '../ui/Badge';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';
import { QueryState } from '../ui/QueryState';
import { Section } from '../ui/Section';
import { CardsSkeleton } from '../ui/skeletons';
import { OpenPodCard } from './OpenPodCard';
import classes from './pods.module.css';
import { words } from './words';

const text = words.all;

/** Every pod of a membership, paused ones too, for its owner and admins. */
export function MembershipPods({ membership }: { membership: Membership }) {
  const pods = useListPodsQuery({ id: membership.id, filter: 'all' });
  const addFirst = (
    <ButtonLink to={pathTo(paths.podsAdd, { membership: membership.id })} variant="default">
      {text.addFirst}
    </ButtonLink>
  );
  return (
    <Section bare title={text.title}>
      <QueryState
        query={pods}
        skeleton={<CardsSkeleton />}
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyState title={text.none} action={membership.can.addPod && addFirst}>
            {text.noneWhy}
          </EmptyState>
        }
      >
        {(all) => (
          <ul className={classes.list}>
            {all.map((pod) => (
              <ManagedPod key={pod.id} pod={pod} />
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
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
