import { decodeId } from './encoding';
import { subjectKeys, type SubjectName } from './pathTo';

/** `unreadable`: the address names a subject that isn't an id. Without a subject in the address, neither is set. */
export interface NamedSubject {
  id?: string;
  unreadable: boolean;
}

/** `{ podId: … }`, `{ pod: { id: … } }` or `{ pod: … }`. */
function idInState(state: unknown, name: SubjectName): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { [name]: subject, [`${name}Id`]: id } = state as Record<string, unknown>;
  const inner = typeof subject === 'object' && subject !== null && 'id' in subject ? subject.id : subject;
  const found = id ?? inner;
  return typeof found === 'string' ? decodeId(found) : undefined;
}

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
