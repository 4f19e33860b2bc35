import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { Pod } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { useListMyPodsQuery } from '../../api/podsApi';
import { Badge } from '../../ui/Badge';
import { EmptyState } from '../../ui/states/EmptyState';
import { ListEnd } from '../../ui/lists/ListEnd';
import { ListPage } from '../../ui/pages/ListPage';
import { NoticePage } from '../../ui/pages/NoticePage';
import { QueryState } from '../../ui/states/QueryState';
import { Section } from '../../ui/pages/Section';
import { CardsSkeleton } from '../../ui/states/skeletons';
import { WithPod } from '../WithPod';
import { podCrumbs } from '../podCrumbs';
import classes from '../pods.module.css';
import { words } from '../words.gen';
import { NoSuchPod, PodFilterFields } from './PodFilterFields';
import { OpenPodCard } from './OpenPodCard';
import { usePodFilter } from './usePodFilter';
import { usePodPages } from './usePodPages';

const text = words.switchPod;

export function SwitchPodPage() {
  return (
    <WithPod isCandidate={({ can }) => can.switch}>
      {(pod) =>
        pod.can.switch ? (
          <SwitchFrom key={pod.membershipId} pod={pod} />
        ) : (
          <NoPodToSwitch membershipId={pod.membershipId} />
        )
      }
    </WithPod>
  );
}

/** Users who are in a pod, e.g. when going Back after switching, see its name. */
export function NoPodToSwitch({ membershipId }: { membershipId: string }) {
  const mine = useListMyPodsQuery();
  return (
    <QueryState query={mine} skeleton={<CardsSkeleton count={1} />}>
      {(pods) => {
        const present = pods.find((pod) => pod.membershipId === membershipId && pod.can.switch);
        return present ? <PresentPod pod={present} /> : <NotInAnyPod membershipId={membershipId} />;
      }}
    </QueryState>
  );
}

function PresentPod({ pod }: { pod: Pod }) {
  return (
    <NoticePage
      title={text.isIn({ pod: pod.name })}
      action={{ label: text.title, to: pathTo(paths.podSwitch, { pod: pod.id }) }}
    >
      <p>{text.isInWhy}</p>
    </NoticePage>
  );
}

function NotInAnyPod({ membershipId }: { membershipId: string }) {
  const action = { label: text.back, to: pathTo(paths.podsJoin, { request: membershipId }) };
  return (
    <NoticePage title={text.notIn} action={action}>
      <p>{text.notInWhy}</p>
    </NoticePage>
  );
}

function SwitchFrom({ pod }: { pod: Pod }) {
  const filter = usePodFilter();
  const options = usePodPages({ id: pod.membershipId, filter: 'available', ...filter.asked });
  const { isFiltered, q } = options.query.currentData ?? {};
  const none = isFiltered ? (
    <NoSuchPod search={q} onClear={filter.clear} />
  ) : (
    <EmptyState title={text.none}>{text.noneWhy}</EmptyState>
  );
  return (
    <ListPage title={text.title} crumbs={podCrumbs(pod, text.title)} intro={text.from({ pod: pod.name })}>
      <Alert variant="light" icon={<IconInfoCircle aria-hidden />}>
        {text.warning}
      </Alert>
      <PodFilterFields filter={filter} lists={[options]} />
      <QueryState
        query={options.query}
        skeleton={<CardsSkeleton />}
        isEmpty={({ pods }) => pods.length === 0}
        empty={none}
      >
        {({ pods }) => (
          <Section bare title={text.available}>
            <ul className={classes.list}>
              {pods.map((one) => (
                <SwitchOption key={one.id} pod={one} />
              ))}
            </ul>
            <ListEnd rest={options.rest} />
          </Section>
        )}
      </QueryState>
    </ListPage>
  );
}

function SwitchOption({ pod }: { pod: Pod }) {
  const to = pathTo(paths.podConfirmSwitch, { pod: pod.id });
  return (
    <OpenPodCard pod={pod} action={{ label: text.switch, to, variant: 'default' }}>
      <Badge tone="primary">{words.places({ count: pod.seatsAvailable })}</Badge>
    </OpenPodCard>
  );
}
