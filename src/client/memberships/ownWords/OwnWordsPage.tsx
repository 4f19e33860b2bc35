import type { Membership } from '../../../contract/entities.gen';
import { pathTo } from '../../../domain/links';
import { membershipPlaces } from '../../ui/places/places';
import { useGetOwnWordsQuery } from '../../api/membershipsApi';
import { FormPage } from '../../ui/pages/FormPage';
import { QueryState } from '../../ui/states/QueryState';
import { FieldsSkeleton } from '../../ui/states/skeletons';
import { membershipCrumbs } from '../membershipCrumbs';
import { WithMembership } from '../WithMembership';
import { OwnWordsForm } from './OwnWordsForm';
import { words as text } from './words.gen';

const skeleton = <FieldsSkeleton count={3} />;

/** Rule memberships.ownWords. */
export function OwnWordsPage() {
  return (
    <WithMembership can="edit" skeleton={skeleton}>
      {(membership) => <OwnWordsOf key={membership.id} membership={membership} />}
    </WithMembership>
  );
}

function OwnWordsOf({ membership }: { membership: Membership }) {
  const { id } = membership;
  const ownWords = useGetOwnWordsQuery({ id });
  const { name, path } = membershipPlaces.settings;
  const crumbs = membershipCrumbs(
    membership,
    { label: name, to: pathTo(path, { membership: id }) },
    { label: text.title },
  );
  return (
    <FormPage title={text.title} intro={text.intro} crumbs={crumbs}>
      <QueryState query={ownWords} skeleton={skeleton}>
        {(saved) => <OwnWordsForm membership={membership} saved={saved} />}
      </QueryState>
    </FormPage>
  );
}
