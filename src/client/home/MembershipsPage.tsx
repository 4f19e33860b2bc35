import { lazy, Suspense } from 'react';
import type { Business } from '../../contract/entities.gen';
import { paths } from '../../domain/links';
import { homePlace, membershipPlaces } from '../ui/places/places';
import { useGetMyUserQuery } from '../api/sessionApi';
import { WithBusiness } from '../session';
import { ButtonLink } from '../ui/ButtonLink';
import { DisabledNotices } from '../ui/states/DisabledNotices';
import { EmptyState } from '../ui/states/EmptyState';
import { ListPage } from '../ui/pages/ListPage';
import { LoadError } from '../ui/states/LoadError';
import { LoadingState, QueryState } from '../ui/states/QueryState';
import { useSubject } from '../ui/states/useSubject';
import { CardsSkeleton } from '../ui/states/skeletons';
import { membershipWords as words } from '../memberships';
import { MembershipCard } from './MembershipCard';
import classes from './MembershipCard.module.css';
import { isSettingUp, type HomeCard } from './homeCards';
import { useHome } from './useHome';

/** As high as a member's card: the meeting, the step, the pages. */
const skeleton = (
  <div className={classes.loading}>
    <CardsSkeleton count={3} />
  </div>
);

const SetupChecklist = lazy(async () => ({ default: (await import('./SetupChecklist')).SetupChecklist }));

export function MembershipsPage() {
  return (
    <WithBusiness
      skeleton={<ListPage title={homePlace.name}>{skeleton}</ListPage>}
      none={
        <ListPage title={homePlace.name}>
          <NoMembership />
        </ListPage>
      }
    >
      {(business) => <MembershipsOf business={business} />}
    </WithBusiness>
  );
}

function MembershipsOf({ business }: { business: Business }) {
  const { can } = business;
  const { query, failed } = useHome(business);
  const chosen = useChosenCard(query.currentData);
  const isNew = can.addMembership && query.currentData !== undefined && isSettingUp(query.currentData);
  const add = can.addMembership && query.currentData?.length !== 0 && (
    <ButtonLink to={paths.membershipsAdd} variant="default">
      {words.add}
    </ButtonLink>
  );
  return (
    <ListPage {...(chosen ? overviewHead(chosen) : { title: homePlace.name, actions: add })}>
      <QueryState
        query={query}
        skeleton={skeleton}
        isEmpty={(list) => list.length === 0 && !can.addMembership}
        empty={<NoMembership />}
      >
        {(cards) => (
          // The whole page appears at once, so that the checklist moves nothing.
          <Suspense fallback={<LoadingState skeleton={skeleton} />}>
            {failed && (
              <LoadError error={failed.error} onRetry={failed.retry} title={words.partlyLoaded} isBesideData />
            )}
            {isNew && <SetupChecklist business={business} cards={cards} />}
            {(chosen ? [chosen] : cards).map((card) => (
              <MembershipCard
                key={card.membership.id}
                card={card}
                isOnly={chosen !== undefined || cards.length === 1}
                hasChecklist={isNew && card === cards[0]}
              />
            ))}
            <DisabledNotices />
          </Suspense>
        )}
      </QueryState>
    </ListPage>
  );
}

/** With several memberships, the address may name one, whose overview Home then is (rule platform.places). */
function useChosenCard(cards: readonly HomeCard[] = []): HomeCard | undefined {
  const { id } = useSubject('membership');
  return cards.length > 1 ? cards.find(({ membership }) => membership.id === id) : undefined;
}

const overviewHead = ({ membership: { name } }: HomeCard) => ({
  title: membershipPlaces.overview.name,
  crumbs: [{ label: homePlace.name, to: paths.memberships }, { label: name }],
});

/** A user without a membership may want to delete their account. */
function NoMembership() {
  const toDeletion = (
    <ButtonLink variant="default" to={paths.deleteAccount}>
      {words.empty.deleteAccount}
    </ButtonLink>
  );
  const { data } = useGetMyUserQuery();
  const isDisabled = (data?.disabledIn ?? []).length > 0;
  const empty = (
    <EmptyState title={words.empty.title} action={toDeletion}>
      {words.empty.others}
    </EmptyState>
  );
  return (
    <>
      <DisabledNotices otherwise={empty} />
      {isDisabled && toDeletion}
    </>
  );
}
