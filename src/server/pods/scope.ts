import type { Access } from '../platform/http/access';
import { notFound } from '../platform/http/problem';

/** The membership and business of what a path names; access to these is only given when it exists. */
export function scopeOf({ membershipId, businessId }: Access): { membershipId: string; businessId: string } {
  if (!membershipId || !businessId) throw notFound();
  return { membershipId, businessId };
}
