import { pathTo, paths } from '../../domain/links';
import type { Membership, Pod, WaitlistEntry } from '../../contract/entities.gen';
import { useListMyLeaderPodsQuery } from '../api/meetingsApi';
import { useListMyPodsQuery, useListMyWaitlistsQuery } from '../api/podsApi';
import { LeaderPodCard, useRefetchAfterMeeting } from '../meetings';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';
import { ListPage } from '../ui/ListPage';
import { QueryState } from '../ui/QueryState';
import { Section } from '../ui/Section';
import { CardsSkeleton } from '../ui/skeletons';
import { TextLink } from '../ui/TextLink';
import { PodCard } from './PodCard';
import classes from './pods.module.css';
import { UpNext } from './UpNext';
import { useMyMemberships } from './useMyMemberships';
import { WaitlistCard } from './WaitlistCard';
import { words } from './words';

/** /pods: what is next, then everything one is in or waits for. */
export function PodsPage() {
  const { data: memberships = [] } = useMyMemberships();
  const pods = useListMyPodsQuery();
  const leaderPods = useListMyLeaderPodsQuery();
  const waitlists = useListMyWaitlistsQuery();
  useRefetchAfterMeeting(
    [...(pods.data ?? []), ...(leaderPods.data ?? [])].map((one) => one.scheduledMeeting),
    () => {
      void pods.refetch();
      void leaderPods.refetch();
    },
  );
  return (
    <ListPage title={words.pods} actions={<PodsActions memberships={memberships} />}>
      <UpNext pods={pods.data ?? []} leaderPods={leaderPods.data ?? []} />
      <QueryState query={leaderPods} skeleton={null} isEmpty={(all) => all.length === 0}>
        {(all) => (
          <Section
            bare
            title={words.leaderPods}
            action={<TextLink to={paths.leaderPods}>{words.allLeaderPods}</TextLink>}
          >
            <ul className={classes.grid}>
              {all.map((one) => (
                <LeaderPodCard key={one.id} leaderPod={one} />
              ))}
            </ul>
          </Section>
        )}
      </QueryState>
      <Section bare title={words.myPods}>
        <QueryState
          query={pods}
          skeleton={<CardsSkeleton />}
          isEmpty={(all) => all.length === 0}
          empty={<NoPods memberships={memberships} waitlists={waitlists.data ?? []} />}
        >
          {(all) => <MyPods pods={all} />}
        </QueryState>
      </Section>
      <QueryState query={waitlists} skeleton={null} isEmpty={(all) => all.length === 0}>
        {(all) => (
          <Section bare title={words.myWaitlists}>
            <ul className={classes.grid}>
              {all.map((entry) => (
                <WaitlistCard key={entry.id} entry={entry} />
              ))}
            </ul>
          </Section>
        )}
      </QueryState>
    </ListPage>
  );
}

function MyPods({ pods }: { pods: readonly Pod[] }) {
  const soonest = ({ scheduledMeeting: { currentMeeting, nextMeeting } }: Pod) =>
    currentMeeting ?? nextMeeting ?? Infinity;
  const ordered = [...pods].sort((a, b) => soonest(a) - soonest(b) || a.name.localeCompare(b.name));
  return (
    <ul className={classes.grid}>
      {ordered.map((pod) => (
        <PodCard key={pod.id} pod={pod} />
      ))}
    </ul>
  );
}

/** Where one may add, or join: named in the address when there is but one, else chosen there. */
function soleId(memberships: readonly Membership[]): string | undefined {
  return memberships.length === 1 ? memberships[0]?.id : undefined;
}

/** Joining comes first for people who are in no pod; adding for people who run the membership. */
function PodsActions({ memberships }: { memberships: readonly Membership[] }) {
  const adding = memberships.filter(({ can }) => can.addPod);
  const joining = memberships.filter(({ can }) => can.joinPod);
  return (
    <>
      {adding.length > 0 && (
        <ButtonLink to={pathTo(paths.podsAdd, { membership: soleId(adding) })}>{words.add}</ButtonLink>
      )}
      {joining.length > 0 && (
        <ButtonLink
          to={pathTo(paths.podsJoin, { request: soleId(joining) })}
          variant={adding.length > 0 ? 'default' : 'filled'}
        >
          {words.join}
        </ButtonLink>
      )}
    </>
  );
}

function NoPods({
  memberships,
  waitlists,
}: {
  memberships: readonly Membership[];
  waitlists: readonly WaitlistEntry[];
}) {
  const isStaff = memberships.some(({ owner, admin }) => owner || admin);
  const why = waitlists.length > 0 ? words.noPodsWait : isStaff ? words.noPodsStaff : words.noPodsJoin;
  return <EmptyState title={words.noPods}>{why}</EmptyState>;
}
