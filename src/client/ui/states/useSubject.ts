import { useLocation, useSearchParams } from 'react-router-dom';
import { readSubject, type NamedSubject, type SubjectName } from '../../../domain/links';

/** What the address names, else the navigation state; the only candidate is the screen's to look for. */
export function useSubject(name: SubjectName): NamedSubject {
  const [query] = useSearchParams();
  const location = useLocation();
  return readSubject(name, query, location.state);
}
