import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Business } from '../../contract/entities.gen';
import { paths, pathWithReturn } from '../../domain/links';
import { useListMyBusinessesQuery } from '../api/businessesApi';
import { NotListedNotice } from '../ui/states/NotListedNotice';
import { QueryState } from '../ui/states/QueryState';
import { useSubject } from '../ui/states/useSubject';
import { useSelectedBusiness } from './useSelectedBusiness';

interface WithBusinessProps {
  skeleton: ReactNode;
  /** What may be done there; without it the page is not there. */
  can?: keyof Business['can'];
  /** For people who are in no business at all. */
  none?: ReactNode;
  children: (business: Business) => ReactNode;
}

/**
 * A page about the business that the address names, else about the selected one: waits for it, says when it could not be
 * loaded, and is not found by people who have none, or not the one that is named. Staff who must set up two-factor login
 * first are led there, and back (rule session.staffTwoFactor).
 */
export function WithBusiness({ skeleton, can, none, children }: WithBusinessProps) {
  const query = useListMyBusinessesQuery();
  const { business: selected, businesses } = useSelectedBusiness();
  const { id, unreadable } = useSubject('business');
  const { pathname, search } = useLocation();
  const missing = <NotListedNotice skeleton={skeleton} />;
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
