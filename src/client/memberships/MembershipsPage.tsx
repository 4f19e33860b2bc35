import type { Business } from '../../contract/entities.gen';
import { paths } from '../../domain/links';
import { useListMyMembershipsQuery } from '../api/membershipsApi';
import { WithBusiness } from '../session';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';
import { ListPage } from '../ui/ListPage';
import { QueryState } from '../ui/QueryState';
import { CardsSkeleton } from '../ui/skeletons';
import { MembershipCard } from './MembershipCard';
import { words } from './words';

const waiting = <CardsSkeleton count={2} />;

/** The memberships of the selected business that one has to do with, by name: where one arrives after login. */
export function MembershipsPage() {
  return (
    <WithBusiness
      skeleton={<ListPage title={words.title}>{waiting}</ListPage>}
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

function MembershipsOf({ business: { id, can } }: { business: Business }) {
  const memberships = useListMyMembershipsQuery({ id });
  const add = can.addMembership && <ButtonLink to={paths.membershipsAdd}>{words.add}</ButtonLink>;
  return (
    <ListPage title={words.title} actions={add}>
      <QueryState
        query={memberships}
        skeleton={waiting}
        isEmpty={(list) => list.length === 0}
        empty={
          can.addMembership ? <EmptyState title={words.empty.title}>{words.empty.staff}</EmptyState> : <NoMembership />
        }
      >
        {(list) => list.map((membership) => <MembershipCard key={membership.id} membership={membership} />)}
      </QueryState>
    </ListPage>
  );
}

/** Who is in none may want nothing more of the product (specification, section 2). */
function NoMembership() {
  return (
    <EmptyState
      title={words.empty.title}
      action={
        <ButtonLink variant="default" to={paths.deleteAccount}>
          {words.empty.deleteAccount}
        </ButtonLink>
      }
    >
      {words.empty.others}
    </EmptyState>
  );
}
