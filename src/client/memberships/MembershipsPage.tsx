import { useListMyMembershipsQuery } from '../api/membershipsApi';
import { paths } from '../app/paths';
import { useSelectedBusiness } from '../session';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';
import { ListPage } from '../ui/ListPage';
import { QueryState } from '../ui/QueryState';
import { CardsSkeleton } from '../ui/skeletons';
import { MembershipCard } from './MembershipCard';
import { words } from './words';

/** The memberships of the selected business that one has to do with, by name: where one arrives after login. */
export function MembershipsPage() {
  const { business } = useSelectedBusiness();
  const memberships = useListMyMembershipsQuery({ id: business?.id ?? '' }, { skip: !business });
  const canAdd = business?.can.addMembership ?? false;
  const add = canAdd && <ButtonLink to={paths.membershipsAdd}>{words.add}</ButtonLink>;
  return (
    <ListPage title={words.title} actions={add}>
      <QueryState
        query={memberships}
        skeleton={<CardsSkeleton count={2} />}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyState title={words.empty.title}>{canAdd ? words.empty.staff : words.empty.others}</EmptyState>}
      >
        {(list) => list.map((membership) => <MembershipCard key={membership.id} membership={membership} />)}
      </QueryState>
    </ListPage>
  );
}
