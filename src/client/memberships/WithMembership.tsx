import type { ReactNode } from 'react';
import type { Membership } from '../../contract/entities.gen';
import { paths } from '../../domain/links';
import { useGetMembershipQuery, useListMyMembershipsQuery } from '../api/membershipsApi';
import { useSubject } from '../ui/states/useSubject';
import { WithBusiness } from '../session';
import { BackTo } from '../ui/pages/BackTo';
import { NotFoundNotice } from '../ui/states/NotFoundNotice';
import { FieldsSkeleton } from '../ui/states/skeletons';
import { SubjectState } from '../ui/states/SubjectState';
import { useFrozenSubject } from '../ui/states/useFrozenSubject';
import { words } from './membershipWords.gen';

interface WithMembershipProps {
  can?: keyof Membership['can'];
  cannot?: (membership: Membership) => ReactNode;
  skeleton?: ReactNode;
  children: (membership: Membership) => ReactNode;
}

type KnownProps = Required<Pick<WithMembershipProps, 'skeleton'>> & { then: WithMembershipProps['children'] };

const fields = <FieldsSkeleton />;
const backToMemberships = <BackTo to={paths.memberships} notice={words.choose} />;

/** The named membership, otherwise the only candidate, otherwise shows the list (rule platform.subjects). */
export function WithMembership({
  can,
  cannot = () => <NotFoundNotice />,
  skeleton = fields,
  children,
}: WithMembershipProps) {
  const { id, unreadable } = useSubject('membership');
  const isFor = (membership: Membership) => can === undefined || membership.can[can];
  if (unreadable) return <NotFoundNotice />;
  if (id)
    return (
      <NamedMembership
        key={id}
        id={id}
        skeleton={skeleton}
        then={(membership) => (isFor(membership) ? children(membership) : cannot(membership))}
      />
    );
  return (
    <WithBusiness skeleton={skeleton} none={backToMemberships}>
      {(business) => (
        <OnlyMembership
          key={business.id}
          businessId={business.id}
          isCandidate={isFor}
          skeleton={skeleton}
          then={children}
        />
      )}
    </WithBusiness>
  );
}

function NamedMembership({ id, skeleton, then }: KnownProps & { id: string }) {
  const holder = useFrozenSubject<Membership>();
  const membership = useGetMembershipQuery({ id }, { skip: holder.isEnding });
  return (
    <SubjectState frozenSubject={holder} query={membership} skeleton={skeleton}>
      {then}
    </SubjectState>
  );
}

interface OnlyMembershipProps extends KnownProps {
  businessId: string;
  isCandidate: (membership: Membership) => boolean;
}

function OnlyMembership({ businessId, isCandidate, skeleton, then }: OnlyMembershipProps) {
  const holder = useFrozenSubject<Membership[]>();
  const memberships = useListMyMembershipsQuery({ id: businessId });
  return (
    <SubjectState frozenSubject={holder} query={memberships} skeleton={skeleton}>
      {(mine) => {
        const [only, ...others] = mine.filter(isCandidate);
        return only && others.length === 0 ? then(only) : backToMemberships;
      }}
    </SubjectState>
  );
}
