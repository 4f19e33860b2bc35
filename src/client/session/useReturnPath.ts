import { useSearchParams } from 'react-router-dom';
import { paths, queryKeys, safeReturnPath } from '../../domain/links';

/**
 * Where login and the pages of required actions lead: the page once asked for (rule session.returnPath), else the memberships.
 */
export function useReturnPath(): string {
  const [query] = useSearchParams();
  return safeReturnPath(query.get(queryKeys.return)) ?? paths.memberships;
}
