import { useSearchParams } from 'react-router-dom';
import { paths, queryKeys, safeReturnPath } from '../../domain/links';

/** The page requested before (rule session.returnPath), otherwise the memberships. */
export function useReturnPath(): string {
  const [query] = useSearchParams();
  return safeReturnPath(query.get(queryKeys.return)) ?? paths.memberships;
}
