import { useLocation, useSearchParams } from 'react-router-dom';
import { decodeId } from '../../domain/links';
import { subjectKeys } from './paths';
import type { SubjectIds } from './paths';

export type SubjectName = keyof SubjectIds;

/** `id`: what the screen is about. Neither: the address says nothing. `unreadable`: it says something that is no id. */
export interface NamedSubject {
  id?: string;
  unreadable: boolean;
}

/** A link within the site may hand the subject over as state: `{ podId: … }`, `{ pod: { id: … } }` or `{ pod: … }`. */
function idInState(state: unknown, name: SubjectName): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { [name]: subject, [`${name}Id`]: id } = state as Record<string, unknown>;
  const inner = typeof subject === 'object' && subject !== null && 'id' in subject ? subject.id : subject;
  const found = id ?? inner;
  return typeof found === 'string' ? decodeId(found) : undefined;
}

/** What the address names, else the navigation state (decision 9); the only candidate is the screen's to look for. */
export function useSubject(name: SubjectName): NamedSubject {
  const [query] = useSearchParams();
  const location = useLocation();
  const state: unknown = location.state;
  const written = query.get(subjectKeys[name]);
  if (!written) return { id: idInState(state, name), unreadable: false };
  const id = decodeId(written);
  return { id, unreadable: id === undefined };
}
