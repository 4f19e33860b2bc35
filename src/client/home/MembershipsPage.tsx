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
import { MembershipCard } from './MembershipCard';
import { useHome } from './useHome';
import { membershipWords as words } from '../memberships';

const skeleton = <CardsSkeleton count={2} />;

/** Home: the memberships of the selected business that one has to do with, by name, each with what is next there. */
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
  // The first one is what is next; once there is one, that is on its card.
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

/** Somebody who is in none may want nothing more of the product. */
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
