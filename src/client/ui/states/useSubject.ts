import { useLocation, useSearchParams } from 'react-router-dom';
import { readSubject, type NamedSubject, type SubjectName } from '../../../domain/links';

/**
 * The subject named by the address, otherwise by the navigation state. If neither names one, the screen looks for a
 * single candidate.
 */
export function useSubject(name: SubjectName): NamedSubject {
  const [query] = useSearchParams();
  const location = useLocation();
  return readSubject(name, query, location.state);
}
