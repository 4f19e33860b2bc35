import { eq } from 'drizzle-orm';
import { compareNames, fullNameKey } from '../../domain/text/compareNames';
import type { Queryable } from '../platform/database/client';
import { businessStaff, users } from '../platform/database/schema';

/** Owner and admins. */
export function staffOf(db: Queryable, businessId: string) {
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      role: businessStaff.role,
      twoFactorSince: users.twoFactorSince,
    })
    .from(businessStaff)
    .innerJoin(users, eq(users.id, businessStaff.userId))
    .where(eq(businessStaff.businessId, businessId));
}

export async function ownerOf(db: Queryable, businessId: string) {
  return (await staffOf(db, businessId)).find(({ role }) => role === 'owner');
}

/** A business's admins by full name, without its owner. */
export async function adminsOf(db: Queryable, businessId: string) {
  const staff = await staffOf(db, businessId);
  return staff
    .filter(({ role }) => role === 'admin')
    .map(({ id, firstName, lastName, email }) => ({ id, firstName, lastName, email }))
    .sort((a, b) => compareNames(fullNameKey(a), fullNameKey(b)));
}
