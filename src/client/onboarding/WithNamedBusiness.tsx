import type { ReactNode } from 'react';
import { useGetMembershipQuery } from '../api/membershipsApi';
import { useSelectedBusiness, WithBusiness } from '../session';
import { NotFoundNotice } from '../ui/NotFoundNotice';
import { QueryState } from '../ui/QueryState';
import { useSubject } from '../ui/useSubject';

interface WithNamedBusinessProps {
  skeleton: ReactNode;
  children: (businessId: string) => ReactNode;
}

/** The business of the membership that the address names, when it is one of theirs; without a name, the selected one. */
export function WithNamedBusiness({ skeleton, children }: WithNamedBusinessProps) {
  const { id, unreadable } = useSubject('membership');
  if (unreadable) return <NotFoundNotice />;
  if (!id) return <WithBusiness skeleton={skeleton}>{(business) => children(business.id)}</WithBusiness>;
  return (
    <WithBusinessOf membershipId={id} skeleton={skeleton}>
      {children}
    </WithBusinessOf>
  );
}

function WithBusinessOf({ membershipId, skeleton, children }: WithNamedBusinessProps & { membershipId: string }) {
  const membership = useGetMembershipQuery({ id: membershipId });
  const { businesses } = useSelectedBusiness();
  return (
    <QueryState query={membership} skeleton={skeleton}>
      {({ businessId }) => (
        <WithBusiness skeleton={skeleton}>
          {() => (businesses.some(({ id }) => id === businessId) ? children(businessId) : <NotFoundNotice />)}
        </WithBusiness>
      )}
    </QueryState>
  );
}
