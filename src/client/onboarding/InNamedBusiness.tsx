import { useEffect, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useGetMembershipQuery } from '../api/membershipsApi';
import { selectBusiness, useSelectedBusiness, WithBusiness } from '../session';
import { NotFoundNotice } from '../ui/NotFoundNotice';
import { QueryState } from '../ui/QueryState';
import { useSubject } from '../ui/useSubject';

interface InNamedBusinessProps {
  skeleton: ReactNode;
  /** In which the business is the selected one. */
  children: ReactNode;
}

/**
 * Works in the business of the membership that the address names, on this device and from now on, as what the link is about
 * need not be where one worked last (rule businesses.selected). Without a name, in the selected one.
 */
export function InNamedBusiness({ skeleton, children }: InNamedBusinessProps) {
  const { id, unreadable } = useSubject('membership');
  if (unreadable) return <NotFoundNotice />;
  if (!id) return children;
  return (
    <InBusinessOf membershipId={id} skeleton={skeleton}>
      {children}
    </InBusinessOf>
  );
}

function InBusinessOf({ membershipId, skeleton, children }: InNamedBusinessProps & { membershipId: string }) {
  const membership = useGetMembershipQuery({ id: membershipId });
  return (
    <QueryState query={membership} skeleton={skeleton}>
      {({ businessId }) => (
        <InBusiness businessId={businessId} skeleton={skeleton}>
          {children}
        </InBusiness>
      )}
    </QueryState>
  );
}

function InBusiness({ businessId, skeleton, children }: InNamedBusinessProps & { businessId: string }) {
  const dispatch = useDispatch();
  const { businesses } = useSelectedBusiness();
  const isTheirs = businesses.some(({ id }) => id === businessId);
  useEffect(() => {
    if (isTheirs) selectBusiness(dispatch, businessId);
  }, [dispatch, isTheirs, businessId]);
  return (
    <WithBusiness skeleton={skeleton}>
      {({ id }) => {
        if (id === businessId) return children;
        return isTheirs ? skeleton : <NotFoundNotice />;
      }}
    </WithBusiness>
  );
}
