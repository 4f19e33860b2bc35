import { useLocation, useSearchParams } from 'react-router-dom';
import { readSubject, type NamedSubject, type SubjectName } from '../../../domain/links';

/** From the address, otherwise the navigation state. With neither, the screen looks for a single candidate. */
export function useSubject(name: SubjectName): NamedSubject {
  const [query] = useSearchParams();
  const location = useLocation();
  return readSubject(name, query, location.state);
}
