import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Business } from '../../contract/entities.gen';
import { paths, pathWithReturn } from '../../domain/links';
import { useListMyBusinessesQuery } from '../api/businessesApi';
import { NotFoundWhenConfirmed } from '../ui/states/NotFoundWhenConfirmed';
import { QueryState } from '../ui/states/QueryState';
import { useSubject } from '../ui/states/useSubject';
import { useSelectedBusiness } from './useSelectedBusiness';

interface WithBusinessProps {
  skeleton: ReactNode;
  can?: keyof Business['can'];
  none?: ReactNode;
  children: (business: Business) => ReactNode;
}

/**
 * The business in the address, otherwise the selected one. Staff who must set up two-factor login first are
 * redirected to that, and return (rule session.staffTwoFactor).
 */
export function WithBusiness({ skeleton, can, none, children }: WithBusinessProps) {
  const query = useListMyBusinessesQuery();
  const { business: selected, businesses } = useSelectedBusiness();
  const { id, unreadable } = useSubject('business');
  const { pathname, search } = useLocation();
  const missing = <NotFoundWhenConfirmed skeleton={skeleton} />;
  return (
    <QueryState query={query} skeleton={skeleton}>
      {() => {
        if (!selected) return none ?? missing;
        const business = id ? businesses.find((one) => one.id === id) : selected;
        if (unreadable || !business) return missing;
        if (!can || business.can[can]) return children(business);
        const awaitsTwoFactor = (business.owner || business.admin) && !business.can.edit;
        return awaitsTwoFactor ? <Navigate to={pathWithReturn(paths.twoFactor, pathname + search)} replace /> : missing;
      }}
    </QueryState>
  );
}
