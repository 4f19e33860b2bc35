import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { Membership } from '../../contract/entities.gen';
import { useGetMembershipQuery, useListMyMembershipsQuery } from '../api/membershipsApi';
import { paths } from '../app/paths';
import { useSubject } from '../app/subject';
import { useSelectedBusiness } from '../session';
import { NotFoundNotice } from '../ui/NotFoundNotice';
import { QueryState } from '../ui/QueryState';
import { FieldsSkeleton } from '../ui/skeletons';

/** The membership that the screen is about: the one named, else the only one there is, else the list of them (decision 9). */
export function MembershipOf({ children }: { children: (membership: Membership) => ReactNode }) {
  const { id, unreadable } = useSubject('membership');
  const { business } = useSelectedBusiness();
  const { currentData: candidates } = useListMyMembershipsQuery(
    { id: business?.id ?? '' },
    { skip: !business || id !== undefined },
  );
  const membershipId = id ?? (candidates?.length === 1 ? candidates[0]?.id : undefined);
  const membership = useGetMembershipQuery({ id: membershipId ?? '' }, { skip: membershipId === undefined });
  if (unreadable) return <NotFoundNotice />;
  if (membershipId === undefined && candidates) return <Navigate to={paths.memberships} replace />;
  return (
    <QueryState query={membership} skeleton={<FieldsSkeleton />}>
      {children}
    </QueryState>
  );
}
