import { decodeId } from './encoding';
import { subjectKeys, type SubjectName } from './pathTo';

/**
 * `id`: the screen's subject. `unreadable`: the address names a subject that isn't an id. An address that names no
 * subject has neither.
 */
export interface NamedSubject {
  id?: string;
  unreadable: boolean;
}

/** A link within the site may pass its subject as state: `{ podId: … }`, `{ pod: { id: … } }` or `{ pod: … }`. */
function idInState(state: unknown, name: SubjectName): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { [name]: subject, [`${name}Id`]: id } = state as Record<string, unknown>;
  const inner = typeof subject === 'object' && subject !== null && 'id' in subject ? subject.id : subject;
  const found = id ?? inner;
  return typeof found === 'string' ? decodeId(found) : undefined;
}

/** Reads the subject from the query, or else from the navigation state. */
export function readSubject(
  name: SubjectName,
  query: { get: (key: string) => string | null },
  state: unknown,
): NamedSubject {
  const written = query.get(subjectKeys[name]);
  if (!written) return { id: idInState(state, name), unreadable: false };
  const id = decodeId(written);
  return { id, unreadable: id === undefined };
}
