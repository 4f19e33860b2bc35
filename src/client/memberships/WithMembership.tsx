import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { Membership } from '../../contract/entities.gen';
import { paths } from '../../domain/links';
import { useGetMembershipQuery, useListMyMembershipsQuery } from '../api/membershipsApi';
import { useSubject } from '../ui/useSubject';
import { WithBusiness } from '../session';
import { NotFoundNotice } from '../ui/NotFoundNotice';
import { showMessage } from '../ui/showMessage';
import { QueryState } from '../ui/QueryState';
import { FieldsSkeleton } from '../ui/skeletons';
import { words } from './words';

interface WithMembershipProps {
  /** The permission that the screen needs; without it the page is not found. */
  can: keyof Membership['can'];
  children: (membership: Membership) => ReactNode;
}

const skeleton = <FieldsSkeleton />;

/**
 * The membership that the screen is about: the one named, else the only one it can be, else the list of them
 * (rule platform.subjects).
 */
export function WithMembership({ can, children }: WithMembershipProps) {
  const { id, unreadable } = useSubject('membership');
  if (unreadable) return <NotFoundNotice />;
  if (id)
    return (
      <NamedMembership
        id={id}
        then={(membership) => (membership.can[can] ? children(membership) : <NotFoundNotice />)}
      />
    );
  return (
    <WithBusiness skeleton={skeleton} none={<BackToMemberships />}>
      {(business) => <OnlyMembership businessId={business.id} isCandidate={(one) => one.can[can]} then={children} />}
    </WithBusiness>
  );
}

function NamedMembership({ id, then }: { id: string; then: WithMembershipProps['children'] }) {
  const membership = useGetMembershipQuery({ id });
  return (
    <QueryState query={membership} skeleton={skeleton}>
      {then}
    </QueryState>
  );
}

interface OnlyMembershipProps {
  businessId: string;
  isCandidate: (membership: Membership) => boolean;
  then: WithMembershipProps['children'];
}

function OnlyMembership({ businessId, isCandidate, then }: OnlyMembershipProps) {
  const memberships = useListMyMembershipsQuery({ id: businessId });
  return (
    <QueryState query={memberships} skeleton={skeleton}>
      {(mine) => {
        const [only, ...others] = mine.filter(isCandidate);
        return only && others.length === 0 ? then(only) : <BackToMemberships />;
      }}
    </QueryState>
  );
}

function BackToMemberships() {
  useEffect(() => showMessage(words.choose), []);
  return <Navigate to={paths.memberships} replace />;
}
