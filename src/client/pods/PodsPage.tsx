import { skipToken } from '@reduxjs/toolkit/query';
import { pathTo, paths } from '../../domain/links';
import { membershipPlaces } from '../ui/places/places';
import type { Membership, Pod, WaitlistEntry, LeaderPod } from '../../contract/entities.gen';
import { compareNames } from '../../domain/text/compareNames';
import { useListMyLeaderPodsQuery } from '../api/meetingsApi';
import { useGetMembershipQuery } from '../api/membershipsApi';
import { useListMyPodsQuery, useListMyWaitlistsQuery } from '../api/podsApi';
import { statusOf } from '../api/problem';
import { LeaderPodCard, useRefetchAfterMeeting, NextMeeting, soonest, withPagePaths } from '../meetings';
import { useMyMemberships } from '../memberships';
import { DisabledNotices } from '../ui/states/DisabledNotices';
import { EmptyState } from '../ui/states/EmptyState';
import { NoPodsDrawing } from '../ui/illustrations/NoPodsDrawing';
import { ListPage } from '../ui/pages/ListPage';
import { NotFoundNotice } from '../ui/states/NotFoundNotice';
import { QueryState, LoadingState, type QueryLike } from '../ui/states/QueryState';
import { Section } from '../ui/pages/Section';
import { CardsSkeleton } from '../ui/states/skeletons';
import { TextLink } from '../ui/TextLink';
import { useSubject } from '../ui/states/useSubject';
import { useNow } from '../ui/useNow';
import { MembershipPods } from './MembershipPods';
import { MembershipSelect } from './MembershipSelect';
import { meetingModePath } from './meeting/PodMeeting';
import { PodCard } from './PodCard';
import { PodsActions } from './PodsActions';
import classes from './pods.module.css';
import { WaitlistCard } from './join/WaitlistCard';
import { words } from './words.gen';

export function PodsPage() {
  const { id: chosen, unreadable } = useSubject('membership');
  const named = useGetMembershipQuery(chosen && !unreadable ? { id: chosen } : skipToken);
  if (unreadable || (chosen && statusOf(named.error) === 404)) return <NotFoundNotice />;
  return <Pods chosen={chosen} named={named} />;
}

interface PodsProps {
  chosen: string | undefined;
  named: QueryLike<Membership>;
}

function Pods({ chosen, named }: PodsProps) {
  const mine = useMyMemberships();
  const memberships = mine.currentData ?? [];
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
  // All parts together, since later parts would push the rest down.
  const queries = [mine, pods, leaderPods, waitlists, ...(chosen ? [named] : [])];
  const isWaiting = queries.some((one) => one.currentData === undefined && !one.error);
  const inChosen = <One extends { membershipId: string }>(all: readonly One[]) =>
    all.filter(({ membershipId }) => chosen === undefined || membershipId === chosen);
  const acting = named.currentData ? [named.currentData] : memberships;
  const allPods = (
    <AllPods query={chosen ? { ...named, currentData: named.currentData && [named.currentData] } : mine} />
  );
  if (isWaiting) {
    return (
      <ListPage title={membershipPlaces.pods.name} intro={named.currentData?.name}>
        <LoadingState skeleton={<CardsSkeleton />} />
      </ListPage>
    );
  }
  const inNone = pods.data && inChosen(pods.data).length === 0;
  return (
    <ListPage
      title={membershipPlaces.pods.name}
      intro={named.currentData?.name}
      actions={<PodsActions memberships={acting} />}
    >
      <MembershipSelect memberships={memberships} chosen={chosen} subject="membership" all={words.all.everything} />
      <UpNext pods={inChosen(pods.data ?? [])} leaderPods={inChosen(leaderPods.data ?? [])} />
      <QueryState query={leaderPods} skeleton={null} isEmpty={(all) => inChosen(all).length === 0}>
        {(all) => (
          <Section
            bare
            title={words.leaderPods}
            action={<TextLink to={pathTo(paths.leaderPods, { membership: chosen })}>{words.allLeaderPods}</TextLink>}
          >
            <ul className={classes.grid}>
              {inChosen(all).map((one) => (
                <LeaderPodCard key={one.id} leaderPod={one} />
              ))}
            </ul>
          </Section>
        )}
      </QueryState>
      {inNone && allPods}
      <Section bare title={words.myPods}>
        <QueryState
          query={pods}
          skeleton={<CardsSkeleton />}
          isEmpty={(all) => inChosen(all).length === 0}
          empty={<NoPods memberships={acting} waitlists={inChosen(waitlists.data ?? [])} />}
        >
          {(all) => (
            <>
              <MyPods pods={inChosen(all)} />
              {!chosen && <DisabledNotices />}
            </>
          )}
        </QueryState>
      </Section>
      <QueryState query={waitlists} skeleton={null} isEmpty={(all) => inChosen(all).length === 0}>
        {(all) => (
          <Section bare title={words.myWaitlists}>
            <ul className={classes.grid}>
              {inChosen(all).map((entry) => (
                <WaitlistCard key={entry.id} entry={entry} />
              ))}
            </ul>
          </Section>
        )}
      </QueryState>
      {!inNone && allPods}
    </ListPage>
  );
}

function AllPods({ query }: { query: QueryLike<Membership[]> }) {
  return (
    <QueryState query={query} skeleton={null}>
      {(all) => {
        const run = all.filter(({ can }) => can.edit);
        return run.map((one) => <MembershipPods key={one.id} membership={one} isOneOfSeveral={run.length > 1} />);
      }}
    </QueryState>
  );
}

function MyPods({ pods }: { pods: readonly Pod[] }) {
  const soonest = ({ scheduledMeeting: { currentMeeting, nextMeeting } }: Pod) =>
    currentMeeting ?? nextMeeting ?? Infinity;
  const ordered = [...pods].sort((a, b) => soonest(a) - soonest(b) || compareNames(a.name, b.name));
  return (
    <ul className={classes.grid}>
      {ordered.map((pod) => (
        <PodCard key={pod.id} pod={pod} />
      ))}
    </ul>
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
  return (
    <DisabledNotices
      hasAccessElsewhere={memberships.length > 0}
      otherwise={
        <EmptyState icon={<NoPodsDrawing />} title={words.noPods}>
          {why}
        </EmptyState>
      }
    />
  );
}

interface UpNextProps {
  pods: readonly Pod[];
  leaderPods: readonly LeaderPod[];
}

/** A single meeting already shows on its card. */
function UpNext({ pods, leaderPods }: UpNextProps) {
  const now = useNow();
  const all = withPagePaths(pods, leaderPods);
  const next = soonest(all, now);
  if (!next || all.length < 2) return null;
  return (
    <Section title={words.upNext}>
      <div className={classes.card}>
        <strong className={classes.next}>
          <TextLink to={next.to}>{next.name}</TextLink>
        </strong>
        <NextMeeting
          meeting={next.scheduledMeeting}
          editTo={next.editTo}
          meetingModeTo={next.pod && meetingModePath(next.pod)}
          meetingName={next.name}
        />
      </div>
    </Section>
  );
}
