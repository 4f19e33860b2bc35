import type { Business } from '../../contract/entities.gen';
import { paths } from '../../domain/links';
import { useGetMyUserQuery } from '../api/sessionApi';
import { WithBusiness } from '../session';
import { ButtonLink } from '../ui/ButtonLink';
import { DisabledNotices } from '../ui/states/DisabledNotices';
import { EmptyState } from '../ui/states/EmptyState';
import { ListPage } from '../ui/pages/ListPage';
import { LoadError } from '../ui/states/LoadError';
import { QueryState } from '../ui/states/QueryState';
import { CardsSkeleton } from '../ui/states/skeletons';
import { membershipWords as words } from '../memberships';
import { MembershipCard } from './MembershipCard';
import { useHome } from './useHome';

const skeleton = <CardsSkeleton count={2} />;

/** Home: the user's memberships in the selected business, each with what comes next in it. */
export function MembershipsPage() {
  return (
    <WithBusiness
      skeleton={<ListPage title={words.title}>{skeleton}</ListPage>}
      none={
        <ListPage title={words.title}>
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
  // Without a membership, the next thing to do is to add one; afterwards the cards show what comes next.
  const isFirst = query.currentData?.length === 0;
  const add = can.addMembership && (
    <ButtonLink to={paths.membershipsAdd} variant={isFirst ? 'filled' : 'default'}>
      {words.add}
    </ButtonLink>
  );
  return (
    <ListPage title={words.title} actions={add}>
      <QueryState
        query={query}
        skeleton={skeleton}
        isEmpty={(list) => list.length === 0}
        empty={
          can.addMembership ? <EmptyState title={words.empty.title}>{words.empty.staff}</EmptyState> : <NoMembership />
        }
      >
        {(cards) => (
          <>
            {failed && <LoadError error={failed.error} onRetry={failed.retry} title={words.partlyLoaded} />}
            {cards.map((card) => (
              <MembershipCard key={card.membership.id} card={card} />
            ))}
            <DisabledNotices />
          </>
        )}
      </QueryState>
    </ListPage>
  );
}

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
