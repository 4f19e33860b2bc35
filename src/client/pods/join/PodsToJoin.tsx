import type { Membership, Pod } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { membershipPlaces } from '../../ui/places/places';
import { useListMyPodsQuery } from '../../api/podsApi';
import { statusOf } from '../../api/problem';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/states/EmptyState';
import { ListEnd } from '../../ui/lists/ListEnd';
import { ListPage } from '../../ui/pages/ListPage';
import { NotFoundNotice } from '../../ui/states/NotFoundNotice';
import { QueryState } from '../../ui/states/QueryState';
import { Section } from '../../ui/pages/Section';
import { CardsSkeleton } from '../../ui/states/skeletons';
import type { NextPage } from '../../ui/lists/useNextPage';
import { MembershipSelect } from '../MembershipSelect';
import classes from '../pods.module.css';
import { words } from '../words.gen';
import { JoinablePodCard } from './JoinablePodCard';
import { NoSuchPod, PodFilterFields } from './PodFilterFields';
import { usePodFilter } from './usePodFilter';
import { usePodPages, type ListedPods } from './usePodPages';

const text = words.list;

export const joinPodHeader = {
  title: text.title,
  crumbs: [{ label: membershipPlaces.pods.name, to: paths.pods }, { label: text.title }],
};

const skeleton = <CardsSkeleton count={4} />;

interface PodsToJoinProps {
  membershipId: string;
  memberships: readonly Membership[];
}

/** May switch to another pod in the membership, but not join one (rule pods.oneSeat). */
const isTakingPart = ({ myRole }: Pod) => myRole === 'participant' || myRole === 'assistant';

export function PodsToJoin({ membershipId, memberships }: PodsToJoinProps) {
  const filter = usePodFilter();
  const myPods = useListMyPodsQuery();
  const available = usePodPages({ id: membershipId, filter: 'available', ...filter.asked });
  const waitlists = usePodPages({ id: membershipId, filter: 'waitlist', ...filter.asked });
  const joinable = memberships.filter(({ can, id }) => can.joinPod || id === membershipId);
  if ([available, waitlists].some(({ query }) => statusOf(query.error) === 404)) return <NotFoundNotice />;
  return (
    <ListPage {...joinPodHeader}>
      <MembershipSelect memberships={joinable} chosen={membershipId} subject="request" />
      <PodFilterFields filter={filter} lists={[available, waitlists]} />
      <QueryState query={myPods} skeleton={skeleton}>
        {(pods) => (
          <QueryState query={available.query} skeleton={skeleton}>
            {(open) => (
              <QueryState query={waitlists.query} skeleton={skeleton}>
                {(full) => (
                  <ListedPods
                    mine={pods.find((pod) => pod.membershipId === membershipId && isTakingPart(pod))}
                    available={{ ...open, rest: available.rest }}
                    waitlists={{ ...full, rest: waitlists.rest }}
                    onClear={filter.clear}
                  />
                )}
              </QueryState>
            )}
          </QueryState>
        )}
      </QueryState>
    </ListPage>
  );
}

type PodList = ListedPods & { rest: NextPage };

interface ListedPodsProps {
  mine: Pod | undefined;
  available: PodList;
  waitlists: PodList;
  onClear: () => void;
}

function ListedPods({ mine, available, waitlists, onClear }: ListedPodsProps) {
  // While one of the lists still shows the previous filter's results, the totals don't belong together.
  const isNone = available.filterKey === waitlists.filterKey && available.total + waitlists.total === 0;
  // The waitlists show only once all available pods are loaded, so that loading more doesn't push them down.
  const isNext = available.rest.state !== 'more' && available.rest.state !== 'loading';
  return (
    <>
      {mine && (
        <EmptyState
          title={text.already}
          action={<ButtonLink to={pathTo(paths.podSwitch, { pod: mine.id })}>{text.switchInstead}</ButtonLink>}
        />
      )}
      {isNone && available.isFiltered && <NoSuchPod search={available.q} onClear={onClear} />}
      {isNone && !available.isFiltered && !mine && <EmptyState title={text.none}>{text.noneWhy}</EmptyState>}
      {!isNone && (
        <Section bare title={text.available}>
          {available.pods.length === 0 ? (
            <p className={classes.quiet}>{noneAvailable(available, mine)}</p>
          ) : (
            <JoinablePods list={available} canSwitch={mine?.can.switch} />
          )}
        </Section>
      )}
      {isNext && waitlists.pods.length > 0 && (
        <Section bare title={text.waitlists}>
          <p className={classes.quiet}>{text.waitlistText}</p>
          <JoinablePods list={waitlists} />
        </Section>
      )}
    </>
  );
}

function noneAvailable({ q, isFiltered }: ListedPods, mine: Pod | undefined): string {
  if (q !== undefined) return text.noneAvailableNamed({ search: q });
  if (isFiltered) return text.noneAvailableThen;
  return mine ? text.allFull : text.noneAvailable;
}

function JoinablePods({ list: { pods, rest }, canSwitch }: { list: PodList; canSwitch?: boolean }) {
  return (
    <>
      <ul className={classes.list}>
        {pods.map((pod) => (
          <JoinablePodCard key={pod.id} pod={pod} canSwitch={canSwitch} />
        ))}
      </ul>
      <ListEnd rest={rest} />
    </>
  );
}
