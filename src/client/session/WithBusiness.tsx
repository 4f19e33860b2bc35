import type { ReactNode } from 'react';
import type { Business } from '../../contract/entities.gen';
import { useListMyBusinessesQuery } from '../api/businessesApi';
import { NotFoundNotice } from '../ui/NotFoundNotice';
import { QueryState } from '../ui/QueryState';
import { useSelectedBusiness } from './useSelectedBusiness';

interface WithBusinessProps {
  skeleton: ReactNode;
  /** What may be done there; without it the page is not there. */
  can?: keyof Business['can'];
  /** For people who are in no business at all. */
  none?: ReactNode;
  children: (business: Business) => ReactNode;
}

/** A page about the selected business: waits for it, says when it could not be loaded, and is not found by people who have none. */
export function WithBusiness({ skeleton, can, none = <NotFoundNotice />, children }: WithBusinessProps) {
  const businesses = useListMyBusinessesQuery();
  const { business } = useSelectedBusiness();
  return (
    <QueryState query={businesses} skeleton={skeleton}>
      {() => {
        if (!business) return none;
        return can && !business.can[can] ? <NotFoundNotice /> : children(business);
      }}
    </QueryState>
  );
}
