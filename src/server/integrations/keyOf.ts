import type { Caller } from '../platform/http/call';
import { notFound } from '../platform/http/problem';

/** The key of a request; 404 for a person's request, for whom the operation isn't there. */
export function keyOf({ key }: Caller): NonNullable<Caller['key']> {
  if (!key) throw notFound();
  return key;
}
