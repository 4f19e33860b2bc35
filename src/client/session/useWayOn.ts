import { useSearchParams } from 'react-router-dom';
import { safeReturnPath } from '../../domain/links';
import { paths, returnKey } from '../app/paths';

/** Where login and the pages of required actions lead: the page once asked for (decision 10), else the memberships. */
export function useWayOn(): string {
  const [query] = useSearchParams();
  return safeReturnPath(query.get(returnKey)) ?? paths.memberships;
}
