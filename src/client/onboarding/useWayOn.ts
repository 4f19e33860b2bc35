import { useSearchParams } from 'react-router-dom';
import { safeReturnPath } from '../../domain/links';
import { paths, returnKey } from '../app/paths';

/** Where an action page leads when it is done or put off: the page once asked for, else the memberships. */
export function useWayOn(): string {
  const [query] = useSearchParams();
  return safeReturnPath(query.get(returnKey)) ?? paths.memberships;
}
