import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { Pod } from '../../contract/entities.gen';
import { isSwitchOption, podListOrder } from '../../domain/pods/seats';
import { pathTo, paths } from '../../domain/links';
import { useListMyPodsQuery, useListPodsQuery } from '../api/podsApi';
import { useGetMyUserQuery } from '../api/sessionApi';
import { Badge } from '../ui/Badge';
import { EmptyState } from '../ui/EmptyState';
import { ListPage } from '../ui/ListPage';
import { NoticePage } from '../ui/NoticePage';
import { QueryState } from '../ui/QueryState';
import { useReaderZone } from '../ui/readerZone';
import { Section } from '../ui/Section';
import { CardsSkeleton } from '../ui/skeletons';
import { useNow } from '../ui/useNow';
import { WithPod } from './WithPod';
import { OpenPodCard } from './OpenPodCard';
import { podCrumbs } from './podCrumbs';
import classes from './pods.module.css';
import { words } from './words';

const text = words.switchPod;

/** /pod/switch: the pods with a place that one could move to. */
export function SwitchPodPage() {
  return (
    <WithPod isCandidate={({ can }) => can.switch}>
      {(pod) => (pod.can.switch ? <SwitchFrom pod={pod} /> : <NoPodToSwitch membershipId={pod.membershipId} />)}
    </WithPod>
  );
}

/** For who is in no pod of the membership; who is, by Back after having switched for example, is told in which. */
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
      title={text.isIn(pod.name)}
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
  const pods = useListPodsQuery({ id: pod.membershipId, filter: 'all' });
  const me = useGetMyUserQuery();
  const zone = useReaderZone();
  const now = useNow();
  const isOption = (one: Pod) => me.data !== undefined && isSwitchOption(one, me.data.id, now);
  return (
    <ListPage title={text.title} crumbs={podCrumbs(pod, text.title)} intro={text.from(pod.name)}>
      <Alert variant="light" icon={<IconInfoCircle aria-hidden />}>
        {text.warning}
      </Alert>
      <QueryState
        // Without knowing who asks, there would seem to be none.
        query={me.data ? pods : { ...me, currentData: undefined }}
        skeleton={<CardsSkeleton />}
        isEmpty={(all) => !all.some(isOption)}
        empty={<EmptyState title={text.none}>{text.noneWhy}</EmptyState>}
      >
        {(all) => (
          <Section bare title={text.available}>
            <ul className={classes.list}>
              {podListOrder(all.filter(isOption), zone).available.map((one) => (
                <SwitchOption key={one.id} pod={one} />
              ))}
            </ul>
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
      <Badge tone="primary">{words.placesAvailable(pod.seatsAvailable)}</Badge>
    </OpenPodCard>
  );
}
