import type { Membership, Pod } from '../../contract/entities.gen';
import { isListedToJoin, podListOrder } from '../../domain/pods/seats';
import { pathTo, paths } from '../../domain/links';
import { useListPodsQuery } from '../api/podsApi';
import { useGetMyUserQuery } from '../api/sessionApi';
import { useMyMemberships } from '../memberships';
import { useSubject } from '../ui/useSubject';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';
import { ListPage } from '../ui/ListPage';
import { NotFoundNotice } from '../ui/NotFoundNotice';
import { QueryState } from '../ui/QueryState';
import { Section } from '../ui/Section';
import { CardsSkeleton } from '../ui/skeletons';
import { useReaderZone } from '../ui/readerZone';
import { useNow } from '../ui/useNow';
import { JoinablePodCard } from './JoinablePodCard';
import { MembershipSelect } from './MembershipSelect';
import classes from './pods.module.css';
import { words } from './words';

const text = words.list;
const skeleton = <CardsSkeleton count={4} />;
const crumbs = [{ label: words.pods, to: paths.pods }, { label: text.title }];

/** /pods/join: pods with places by weekday then time, full ones as waitlists (rule pods.lists). */
export function JoinPodPage() {
  const memberships = useMyMemberships();
  const { id, unreadable } = useSubject('request');
  if (unreadable) return <NotFoundNotice />;
  return (
    <ListPage title={text.title} crumbs={crumbs}>
      {id ? (
        <PodsToJoin key={id} membershipId={id} memberships={memberships.currentData ?? []} />
      ) : (
        <QueryState query={memberships} skeleton={<CardsSkeleton />}>
          {(all) => {
            const first = all.find(({ can }) => can.joinPod);
            return first ? (
              <PodsToJoin key={first.id} membershipId={first.id} memberships={all} />
            ) : (
              <NoMembershipToJoin />
            );
          }}
        </QueryState>
      )}
    </ListPage>
  );
}

function PodsToJoin({ membershipId, memberships }: { membershipId: string; memberships: readonly Membership[] }) {
  const pods = useListPodsQuery({ id: membershipId, filter: 'all' });
  const me = useGetMyUserQuery();
  const joinable = memberships.filter(({ can, id }) => can.joinPod || id === membershipId);
  return (
    <>
      <MembershipSelect memberships={joinable} chosen={membershipId} subject="request" />
      <QueryState query={me} skeleton={skeleton}>
        {(user) => (
          <QueryState query={pods} skeleton={skeleton}>
            {(all) => <ListedPods all={all} userId={user.id} />}
          </QueryState>
        )}
      </QueryState>
    </>
  );
}

/** Who takes part in a pod here can't join another, but switch to it (rule pods.onePlace). */
function ListedPods({ all, userId }: { all: readonly Pod[]; userId: string }) {
  const zone = useReaderZone();
  const now = useNow();
  const mine = all.find(({ myRole }) => myRole === 'participant' || myRole === 'assistant');
  const listed = all.filter((pod) => isListedToJoin(pod, userId, now));
  const { available, waitlists } = podListOrder(listed, zone);
  return (
    <>
      {mine && (
        <EmptyState
          title={text.already}
          action={<ButtonLink to={pathTo(paths.podSwitch, { pod: mine.id })}>{text.switchInstead}</ButtonLink>}
        />
      )}
      {listed.length === 0 && !mine && <EmptyState title={text.none}>{text.noneWhy}</EmptyState>}
      {listed.length > 0 && (
        <Section bare title={text.available}>
          {available.length === 0 ? (
            <p className={classes.quiet}>{mine ? text.allFull : text.noneAvailable}</p>
          ) : (
            <JoinablePods pods={available} canSwitch={mine?.can.switch} />
          )}
        </Section>
      )}
      {waitlists.length > 0 && (
        <Section bare title={text.waitlists}>
          <p className={classes.quiet}>{text.waitlistText}</p>
          <JoinablePods pods={waitlists} />
        </Section>
      )}
    </>
  );
}

function JoinablePods({ pods, canSwitch }: { pods: readonly Pod[]; canSwitch?: boolean }) {
  return (
    <ul className={classes.list}>
      {pods.map((pod) => (
        <JoinablePodCard key={pod.id} pod={pod} canSwitch={canSwitch} />
      ))}
    </ul>
  );
}

function NoMembershipToJoin() {
  return (
    <EmptyState title={text.nowhere} action={<ButtonLink to={paths.pods}>{text.toPods}</ButtonLink>}>
      {text.nowhereWhy}
    </EmptyState>
  );
}
