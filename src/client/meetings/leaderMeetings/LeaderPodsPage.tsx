import { skipToken } from '@reduxjs/toolkit/query';
import { IconCalendarEvent } from '@tabler/icons-react';
import type { LeaderPod, Membership } from '../../../contract/entities.gen';
import { paths, pathTo } from '../../../domain/links';
import { membershipPlaces, homePlace } from '../../ui/places/places';
import { useListLeaderPodsQuery, useListMyLeaderPodsQuery } from '../../api/meetingsApi';
import { useGetMembershipQuery } from '../../api/membershipsApi';
import { useMyMemberships } from '../../memberships';
import { ButtonLink } from '../../ui/ButtonLink';
import { DisabledNotices } from '../../ui/states/DisabledNotices';
import { EmptyState } from '../../ui/states/EmptyState';
import { ListPage } from '../../ui/pages/ListPage';
import { NotFoundNotice } from '../../ui/states/NotFoundNotice';
import { QueryState, type QueryLike } from '../../ui/states/QueryState';
import { CardsSkeleton } from '../../ui/states/skeletons';
import { useSubject } from '../../ui/states/useSubject';
import classes from '../meetings.module.css';
import { useRefetchAfterMeeting } from '../joining/useRefetchAfterMeeting';
import { LeaderPodCard } from './LeaderPodCard';
import { leaderPodsTrail } from './leaderPodCrumbs';
import { words as text } from './leaderPodWords.gen';

const skeleton = <CardsSkeleton count={2} />;

/** In the membership of the address, otherwise in all memberships whose leader meetings the user attends. */
export function LeaderPodsPage() {
  const { id, unreadable } = useSubject('membership');
  const membership = useGetMembershipQuery(id ? { id } : skipToken);
  if (unreadable) return <NotFoundNotice />;
  if (!id) return <MyLeaderPods />;
  return (
    <QueryState
      query={membership}
      skeleton={<ListPage title={membershipPlaces.leaderMeetings.name}>{skeleton}</ListPage>}
    >
      {(one) => (one.can.viewLeaderMeetings ? <LeaderPodsOf membership={one} /> : <NotFoundNotice />)}
    </QueryState>
  );
}

function LeaderPodsOf({ membership }: { membership: Membership }) {
  const { id, name, can } = membership;
  const leaderPods = useListLeaderPodsQuery({ id });
  const before = leaderPodsTrail({ id, name }, can.manageLeaderMeetings);
  return (
    <ListPage
      title={membershipPlaces.leaderMeetings.name}
      crumbs={[...before, { label: membershipPlaces.leaderMeetings.name }]}
      intro={text.intro}
      actions={<AddLeaderPods memberships={[membership]} />}
    >
      <LeaderPodList query={leaderPods} mayAdd={can.manageLeaderMeetings} hasAccess />
    </ListPage>
  );
}

function MyLeaderPods() {
  const leaderPods = useListMyLeaderPodsQuery();
  const memberships = useMyMemberships().currentData ?? [];
  const managed = memberships.some(isManaged);
  return (
    <ListPage
      title={membershipPlaces.leaderMeetings.name}
      crumbs={[
        managed ? { label: homePlace.name, to: homePlace.path } : { label: membershipPlaces.pods.name, to: paths.pods },
        { label: membershipPlaces.leaderMeetings.name },
      ]}
      intro={text.intro}
      actions={<AddLeaderPods memberships={memberships} />}
    >
      <LeaderPodList query={leaderPods} mayAdd={managed} hasAccess={memberships.length > 0} />
    </ListPage>
  );
}

const isManaged = ({ can }: Membership) => can.manageLeaderMeetings;

/** A leader meeting belongs to one membership, so users who run several must choose one. */
function AddLeaderPods({ memberships }: { memberships: readonly Membership[] }) {
  const managed = memberships.filter(isManaged);
  const pathOf = ({ id }: Membership) => pathTo(paths.leaderPodsAdd, { membership: id });
  const [only] = managed;
  if (only && managed.length === 1) return <ButtonLink to={pathOf(only)}>{text.add}</ButtonLink>;
  if (!only) return null;
  return (
    <div className={classes.adding}>
      <span aria-hidden>{text.addWhere}</span>
      {managed.map((one) => (
        <ButtonLink
          key={one.id}
          to={pathOf(one)}
          variant="default"
          size="sm"
          aria-label={text.addIn({ membership: one.name })}
        >
          {one.name}
        </ButtonLink>
      ))}
    </div>
  );
}

interface LeaderPodListProps {
  query: QueryLike<LeaderPod[]>;
  mayAdd: boolean;
  hasAccess: boolean;
}

function LeaderPodList({ query, mayAdd, hasAccess }: LeaderPodListProps) {
  const meetings = (query.currentData ?? []).map(({ scheduledMeeting }) => scheduledMeeting);
  useRefetchAfterMeeting(meetings, query.refetch);
  return (
    <QueryState
      query={query}
      skeleton={skeleton}
      isEmpty={(all) => all.length === 0}
      empty={
        <DisabledNotices
          hasAccessElsewhere={hasAccess}
          otherwise={
            <EmptyState icon={<IconCalendarEvent aria-hidden />} title={text.none}>
              {mayAdd ? text.noneStaff : text.noneWhy}
            </EmptyState>
          }
        />
      }
    >
      {(all) => (
        <ul className={classes.grid}>
          {all.map((one) => (
            <LeaderPodCard key={one.id} leaderPod={one} />
          ))}
        </ul>
      )}
    </QueryState>
  );
}
